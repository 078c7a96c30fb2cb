import { partnerCheck } from '#content/partner-check.ts';
import { ApiError, apiOrigin, callApi } from '#src/api/call-api.ts';
import { isRecord } from '#src/api/read-fields.ts';
import { readPartnerConfig } from '#src/api/read-partner-config.ts';
import { readSubdomain } from '#src/api/read-subdomain.ts';
import { site } from '#content/site.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { forgetEarlyCalls } from '#src/api/early-calls.ts';
import { PARTNER_CHECK } from '#src/routes.ts';
import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { type Finding, finding, inspect, inspectPictures, inspectProjects } from './inspect.ts';

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
    const [pictures, projects] = await Promise.all([inspectPictures(brand), checkProjects(host, signal)]);
    return { host, findings: [...redirect, ...inspect(config.value, brand), ...pictures, ...projects] };
  } catch (error) {
    return { error: errorText(error) };
  }
}

/** The call names no partner: the platform knows it by the page that asks. */
async function checkProjects(host: string, signal: AbortSignal): Promise<readonly Finding[]> {
  if (host !== location.host) {
    const address = `${location.protocol}//${host}${PARTNER_CHECK}`;
    return [finding('projectsElsewhere', { address })];
  }
  const answer = await callApi('featuredProjects', (read) => read, signal, { body: {} }).catch(console.warn);
  return inspectProjects(answer);
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

type TypedHost = { readonly host: string; readonly subdomain: string } | { readonly error: string };

/** Reads a typed host or address; a bare name is a subdomain of the brand host. */
export function readHost(typed: string): TypedHost {
  const { errors } = partnerCheck;
  const text = typed.trim().toLowerCase();
  if (!text) return { error: errors.empty };
  const address = /^[a-z]+:\/\//.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^[a-z\d.-]+$/.test(url.hostname) || url.username) return { error: errors.invalid };
  const host = /[.]|^localhost/.test(url.host) ? url.host : `${url.host}.${site.brandHost}`;
  const { mode, subdomain } = hostModeOf(host, site.brandHost);
  if (mode === 'main') return { error: errors.main };
  return subdomain ? { host, subdomain } : { error: errors.foreign };
}
