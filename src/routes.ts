import { type ContactSubject, contactSubjects } from '#content/contact-subjects.ts';
import { defaultLanguage, type LanguageCode, languages } from '#content/languages.ts';
import { language } from '#words/language.ts';
import { type PageRow, pages } from './pages.ts';

export type RouteId = keyof typeof pages;

export type LegalId = {
  [Id in RouteId]: (typeof pages)[Id]['list'] extends 'legal' ? Id : never;
}[RouteId];

/** In the order of the sitemap. */
export const routeIds = Object.keys(pages).filter((id): id is RouteId => id in pages);

export const rowOf = (id: RouteId): PageRow => pages[id];

/** The name of the constant that holds the words of a page or screen: `family-office` → `familyOffice`. */
export const copyName = (id: string): string =>
  id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Pages for one audience. Each has the steps of that audience's process. */
export const audienceIds = routeIds.filter((id) => rowOf(id).audience);

export const legalIds = routeIds.filter((id): id is LegalId => rowOf(id).list === 'legal');

/** One value for each id of a list, typed by it. */
function recordOf<Id extends string, Value>(
  ids: readonly Id[],
  valueOf: (id: Id) => Value,
): Readonly<Record<Id, Value>> {
  const isWhole = (table: Readonly<Record<string, Value>>): table is Record<Id, Value> =>
    ids.every((id) => id in table);
  const table = Object.fromEntries(ids.map((id) => [id, valueOf(id)]));
  if (!isWhole(table)) throw new Error(`A value is missing for one of ${ids.join(', ')}`);
  return table;
}

/** The path of a page in a language: `/about`, `/ar/about`. */
export const pathIn = (code: LanguageCode, id: RouteId): string =>
  `${languages[code].base}${rowOf(id).path}`.replace(/(?<=.)\/$/, '');

/** In the language of the bundle. */
export const routes = recordOf(routeIds, (id) => pathIn(language.code, id));

/** English has no language prefix (R2.5). */
export const toRegistrationPath = (audience: 'investor' | 'capital-seeker', code: LanguageCode): string =>
  `${languages[code].base}/registration/${audience}`;

/** Pages of the platform itself on the same origin: always a full load, never checked as links. */
export const platformPages = {
  login: '/login',
  join: '/join',
  'register-investor': toRegistrationPath('investor', language.code),
  'register-capital-seeker': toRegistrationPath('capital-seeker', language.code),
} as const;

export type PlatformPageId = keyof typeof platformPages;

/** The target of a link in the content. `hash` is an element id on that page, without `#`. */
export type LinkTarget =
  | { readonly route: RouteId; readonly hash?: string; readonly subject?: ContactSubject }
  | { readonly platform: PlatformPageId };

/**
 * Every link on the site is built here, so a renamed path is one edit. A link with a subject has that of its
 * introduction as hash, which needs no script.
 */
export function href(target: RouteId | LinkTarget): string {
  if (typeof target === 'string') return routes[target];
  if ('platform' in target) return platformPages[target.platform];
  const { subject, hash = subject } = target;
  const query = subject ? `?subject=${encodeURIComponent(contactSubjects[subject])}` : '';
  return `${routes[target.route]}${query}${hash ? `#${hash}` : ''}`;
}

/** The page name that a path shows, or `undefined` for an unknown path. */
export function routeIdOf(path: string): RouteId | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routeIds.find((id) => routes[id] === trimmed);
}

export type PageId = RouteId | 'legal-archive' | 'partner-check' | 'not-found';

/** Pages without a row in the table are in English only, and kept from robots. */
export const isListed = (id: PageId): id is RouteId => Object.hasOwn(pages, id);

/** For administrators of partners. */
export const PARTNER_CHECK = '/partner-check';

/**
 * Versions (`/terms/2025-03-01`), the list of changes (`/terms/changes`) and comparisons
 * (`/terms/changes/2025-03-01-to-2026-02-02`). Only the build knows which of them exist. In English only: the English
 * text takes precedence.
 */
const archivePath = new RegExp(
  String.raw`^(?:${legalIds.map((id) => rowOf(id).path).join('|')})/(?:changes|(?:changes/\d{4}-\d\d-\d\d-to-)?\d{4}-\d\d-\d\d)/?$`,
);

export function pageIdOf(path: string): PageId {
  const listed = routeIdOf(path);
  if (listed || language.code !== defaultLanguage) return listed ?? 'not-found';
  if (archivePath.test(path)) return 'legal-archive';
  return path.replace(/\/$/, '') === PARTNER_CHECK ? 'partner-check' : 'not-found';
}

export const versionPath = (id: LegalId, effectiveDate: string): string =>
  `${rowOf(id).path}/${effectiveDate}`;

export const changesPath = (id: LegalId): string => `${rowOf(id).path}/changes`;

export const comparisonPath = (id: LegalId, from: string, to: string): string =>
  `${changesPath(id)}/${from}-to-${to}`;

/** News of every version of every legal document, for programs that read feeds. */
export const LEGAL_FEED = '/legal/feed.xml';

/** Where to report a vulnerability, for programs (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** For the platform, which stores the versions that users have accepted. */
export const LEGAL_RECORD = '/legal/versions.json';

/** A version as printed pages, or as the plain text that its hash is of. */
export const legalFilePath = (id: LegalId, version: string, type: 'pdf' | 'txt'): string =>
  `/legal/${id}-${version}.${type}`;
