import { site } from '#content/site.ts';

/** Every page of the site: page name → path (R2.1). Order is the order of the sitemap. */
export const routes = {
  home: '/',
  product: `/${site.product.slug}`,
  marketplace: '/marketplace',
  pricing: '/pricing',
  'family-office': '/family-office',
  'fund-managers': '/fund-managers',
  'advisory-ma': '/advisory-ma',
  'pe-venture-capital': '/pe-venture-capital',
  investors: '/investors',
  founders: '/founders',
  fundraisers: '/fundraisers',
  accelerators: '/accelerators',
  consultants: '/consultants',
  'luxury-real-estate': '/luxury-real-estate',
  'secondary-exit': '/secondary-exit',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
} as const;

export type RouteId = keyof typeof routes;

/** Pages of the platform itself on the same origin: always a full load, never checked as links. */
export const platformPages = {
  login: '/login',
  join: '/join',
  'register-investor': '/registration/investor',
  'register-capital-seeker': '/registration/capital-seeker',
} as const;

export type PlatformPageId = keyof typeof platformPages;

/** What a link in the content points at. `hash` names an element id on that page, without `#`. */
export type LinkTarget =
  | { readonly route: RouteId; readonly hash?: string; readonly subject?: string }
  | { readonly platform: PlatformPageId };

/** Every link on the site is built here, so a renamed path is one edit. */
export function href(target: RouteId | LinkTarget): string {
  if (typeof target === 'string') return routes[target];
  if ('platform' in target) return platformPages[target.platform];
  const query = target.subject ? `?subject=${encodeURIComponent(target.subject)}` : '';
  const hash = target.hash ? `#${target.hash}` : '';
  return `${routes[target.route]}${query}${hash}`;
}

/** The page name that a path shows, or `undefined` for an unknown path. */
export function routeIdOf(path: string): RouteId | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routeIds.find((id) => routes[id] === trimmed);
}

/** What an address shows: a page of the table, an earlier text of a legal document, or nothing. */
export type PageId = RouteId | 'legal-archive' | 'not-found';

/**
 * Below a legal document stand its versions (`/terms/2025-03-01`), the list of its changes
 * (`/terms/changes`) and comparisons (`/terms/changes/2025-03-01-to-2026-02-02`). They have no row in
 * the table: each of them is kept from robots, and which of them exist only the build knows.
 */
const archivePath =
  /^\/(?:terms|privacy|cookies)\/(?:changes|(?:changes\/\d{4}-\d\d-\d\d-to-)?\d{4}-\d\d-\d\d)\/?$/;

export const pageIdOf = (path: string): PageId =>
  routeIdOf(path) ?? (archivePath.test(path) ? 'legal-archive' : 'not-found');

export const versionPath = (id: RouteId, effectiveDate: string): string => `${routes[id]}/${effectiveDate}`;

export const changesPath = (id: RouteId): string => `${routes[id]}/changes`;

export const comparisonPath = (id: RouteId, from: string, to: string): string =>
  `${changesPath(id)}/${from}-to-${to}`;

/** A version as a file to keep: printed pages, or the plain text that its hash is of. */
export const legalFilePath = (id: RouteId, version: string, type: 'pdf' | 'txt'): string =>
  `/legal/${id}-${version}.${type}`;

export const routeIds = Object.keys(routes).filter((id): id is RouteId => id in routes);
