import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { baseOf } from './base-of.ts';

/** The rules by which a host chooses a file. The patterns are for `RegExp`. */
export interface HostRules {
  readonly brandHost: string;
  /** The brand host's `www`, with or without a port; case does not matter. */
  readonly www: string;
  /** Further hosts of the main site: see `mainHostNames`. */
  readonly mainHosts: string;
  /** The bases of languages (`/ar`), the longest first. */
  readonly bases: readonly string[];
  /** Paths that no host serves. */
  readonly hidden: string;
  /** Paths that partners' hosts do not serve. */
  readonly brandFiles: string;
}

/**
 * The path of the page or file that answers a request: on partners' hosts their landing page at the start page of each
 * language, else the path itself. Undefined if the host answers 404.
 * @param path percent-encoded, as in the request
 */
export function servedPath(path: string, host: string, rules: HostRules): string | undefined {
  const plain = decodePath(path);
  if (plain === undefined || new RegExp(rules.hidden).test(plain)) return undefined;
  if (hostModeOf(host, rules.brandHost, rules.mainHosts).mode === 'main') return path;
  if (new RegExp(rules.brandFiles).test(plain)) return undefined;
  const base = baseOf(plain, rules.bases);
  return plain === (base || '/') ? `${base}/partner` : path;
}

/**
 * The address on the brand's host of a request to its `www`; undefined on other hosts. Browsers store an answer about
 * cookies for one host, so a second host would ask again.
 * @param path with the query, percent-encoded
 */
export const withoutWww = (host: string, path: string, rules: HostRules): string | undefined =>
  new RegExp(rules.www, 'i').test(host) ? `https://${rules.brandHost}${path}` : undefined;

/** Undefined if the path is not valid. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
