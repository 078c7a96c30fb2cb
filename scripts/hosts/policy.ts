import { site } from '#content/site.ts';
import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { contentSecurityPolicy, reportingHeaders } from './content-security-policy.ts';
import { matchesPath } from './matches-path.ts';
import type { PolicyContext } from './policy-context.ts';

/** Permanent, with the same method. */
export const redirectStatus = 308;

/** The `Allow` header of status 405. */
export const allowedMethods = 'GET, HEAD';

export interface HeaderRule {
  /** A path, or a pattern with one `*` for any characters. */
  readonly path: string;
  /** `not-brand`: every host but the brand host and its `www`; partner and preview hosts, for example. */
  readonly hosts: 'all' | 'not-brand';
  readonly headers: Readonly<Record<string, string>>;
}

const deniedFeatures =
  'accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'.split(
    ' ',
  );

const oneYear = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400';
const fiveMinutes = 'public, max-age=300';

const caching = {
  '/assets/*': oneYear,
  '/pictures/*': oneYear,
  '/fonts/*': oneYear,
  '/films/*': oneDay,
  '/robots.txt': fiveMinutes,
  '/sitemap.xml': fiveMinutes,
  '/llms.txt': fiveMinutes,
  '/pricing.json': fiveMinutes,
};

/** Files that `VITE_ASSET_ORIGIN` serves to pages of other hosts (R7.16). */
const staticPaths = ['/assets/*', '/pictures/*', '/fonts/*', '/films/*'];
const shownAnywhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const foreignUse = { 'Access-Control-Allow-Origin': '*', ...shownAnywhere };

/** Pictures that other sites show: those of shared links, and icons in lists of results, bookmarks and feeds. */
const sharedPictures = ['/share/*', '/favicon*', '/apple-touch-icon*', '/icon-*', '/neutral-icon*'];

/** The header of pages that search engines must not list. */
export const hiddenFromRobots = { 'X-Robots-Tag': 'noindex, nofollow' };

/** Few servers know the ending: without this some offer the file for download. */
const markdownType = 'text/markdown; charset=utf-8';

/** The one policy of response headers, in the order in which the rules apply. Every host format renders it. */
export function headerRules(context: PolicyContext): readonly HeaderRule[] {
  return [
    onAllHosts('/*', sharedHeaders(context)),
    ...Object.entries(caching).map(([path, cache]) => onAllHosts(path, { 'Cache-Control': cache })),
    ...sharedPictures.map((path) => onAllHosts(path, shownAnywhere)),
    ...(context.assetOrigin ? staticPaths : []).map((path) => onAllHosts(path, foreignUse)),
    { path: '/*', hosts: 'not-brand', headers: hiddenFromRobots },
    // In search results they would compete with the page. Last, because some hosts drop the header in the rule above.
    onAllHosts('/*.md', { ...hiddenFromRobots, 'Content-Type': markdownType }),
    ...['/legal/*.pdf', '/legal/*.txt'].map((path) => onAllHosts(path, hiddenFromRobots)),
  ];
}

/** The rules for some paths of every host. */
export const pathRules = (context: PolicyContext): readonly HeaderRule[] =>
  headerRules(context).filter(({ path, hosts }) => path !== '/*' && hosts === 'all');

const onAllHosts = (path: string, headers: HeaderRule['headers']): HeaderRule => ({
  path,
  hosts: 'all',
  headers,
});

/** The headers of one answer. `path` is the canonical path of the file, `host` a host name with or without a port. */
export function headersFor(path: string, host: string, context: PolicyContext): Record<string, string> {
  const matching = headerRules(context).filter(
    (rule) =>
      matchesPath(rule.path, path) && (rule.hosts === 'all' || hostModeOf(host, site.brandHost).isNoindex),
  );
  return Object.fromEntries(matching.flatMap((rule) => Object.entries(rule.headers)));
}

/** The headers that all answers share: those of a page. */
export function sharedHeaders(context: PolicyContext): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(context),
    ...reportingHeaders(context),
    // Without includeSubDomains: a partner's own domain may have neighbours that are not on https.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((name) => `${name}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // `no-transform`: a CDN that rewrites addresses or scripts breaks the page, by its hashes and Trusted Types.
    'Cache-Control': 'public, max-age=0, must-revalidate, no-transform',
  };
}
