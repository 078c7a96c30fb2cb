import { partnerCheck } from '#content/partner-check.ts';
import { site } from '#content/site.ts';
import { hostModeOf } from '#src/platform/host/host-mode.ts';

export type TypedHost = { readonly host: string; readonly subdomain: string } | { readonly error: string };

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
