import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { ApiError, callApi } from '#src/api/call-api.ts';
import { isRecord } from '#src/api/read-fields.ts';
import { readSubdomain } from '#src/api/read-subdomain.ts';
import { fillIn } from '#src/lib/fill-in.ts';

export type PlatformAnswer =
  { readonly answer: object; readonly isRedirected: boolean } | { readonly error: string };

/** Asks for a partner with the calls that the partner's own page makes. Never rejects. */
export async function askPlatform(
  { host, subdomain }: { readonly host: string; readonly subdomain: string },
  signal: AbortSignal,
): Promise<PlatformAnswer> {
  const { errors } = partnerCheck.host;
  try {
    const currentUrl = `${host}/`;
    const [check, config] = await Promise.allSettled([
      callApi('subdomainExists', readSubdomain, signal, { query: { currentUrl } }),
      callApi('partnerConfig', readRaw, signal, { query: { subDomain: subdomain } }),
    ]);
    if (check.status === 'rejected') throw check.reason;
    if (!check.value.exists) return { error: fillIn(errors.unknown, { name: subdomain }) };
    if (config.status === 'rejected') throw config.reason;
    return { answer: config.value, isRedirected: check.value.redirect };
  } catch (error) {
    return { error: wordsOf(error) };
  }
}

function readRaw(answer: unknown): object {
  if (!isRecord(answer)) throw new TypeError('not a record');
  return answer;
}

function wordsOf(error: unknown): string {
  const { errors } = partnerCheck.host;
  if (!(error instanceof ApiError) || error.reason === 'aborted') return errors.network;
  return fillIn(errors[error.reason], { status: error.status ?? '' });
}
