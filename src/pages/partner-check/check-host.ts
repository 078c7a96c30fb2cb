import { partnerCheck } from '#content/partner-check.ts';
import { ApiError, apiOrigin, callApi } from '#src/api/call-api.ts';
import { isRecord } from '#src/api/read-fields.ts';
import { readPartnerConfig } from '#src/api/read-partner-config.ts';
import { readSubdomain } from '#src/api/read-subdomain.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { forgetEarlyCalls } from '#src/api/early-calls.ts';
import { inspectPictures } from './inspect-pictures.ts';
import { type Finding, finding, inspect } from './inspect.ts';
import { readHost } from './read-host.ts';

/** Findings about a host, or the error to show at the field. */
export type CheckResult =
  { readonly error: string } | { readonly host: string; readonly findings: readonly Finding[] };

/** Checks a partner's host by the calls that its own page makes. Never rejects. */
export async function checkHost(typed: string, signal: AbortSignal): Promise<CheckResult> {
  const asked = readHost(typed);
  if ('error' in asked) return asked;
  const { host, subdomain } = asked;
  // The head script asks about the host of this page.
  forgetEarlyCalls();
  try {
    const [check, config] = await Promise.allSettled([
      callApi('subdomainExists', readSubdomain, signal, { query: { currentUrl: `${host}/` } }),
      callApi('partnerConfig', readRecord, signal, { query: { subDomain: subdomain } }),
    ]);
    if (check.status === 'rejected') throw check.reason;
    if (!check.value.exists) return { error: fillIn(partnerCheck.errors.unknown, { name: subdomain }) };
    if (config.status === 'rejected') throw config.reason;
    const brand = readPartnerConfig(config.value, apiOrigin());
    const redirect = check.value.redirect ? [finding('redirect')] : [];
    const pictures = await inspectPictures(brand);
    return { host, findings: [...redirect, ...inspect(config.value, brand), ...pictures] };
  } catch (error) {
    return { error: errorText(error) };
  }
}

function readRecord(answer: unknown): object {
  if (!isRecord(answer)) throw new TypeError('not a record');
  return answer;
}

function errorText(error: unknown): string {
  const { errors } = partnerCheck;
  if (!(error instanceof ApiError) || error.reason === 'aborted') return errors.network;
  return fillIn(errors[error.reason], { status: error.status ?? '' });
}
