import { site } from '#content/site.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { mainHostNames } from '#src/platform/host/host-mode.ts';
import { languageBases } from './language-base.ts';
import type { PolicyContext } from './policy-context.ts';
import type { HostRules } from './served-path.ts';

export interface HostSite {
  readonly context: PolicyContext;
  readonly pages: readonly string[];
  /** Paths of the files that partners' hosts do not serve. */
  readonly brandFiles: readonly string[];
  /** Path → size in bytes. */
  readonly films: Readonly<Record<string, number>>;
}

/** The site for the formats of the hosts. `files`: names below `dist/`. */
export function hostSite(
  context: PolicyContext,
  files: readonly string[],
  films: HostSite['films'] = {},
): HostSite {
  const paths = files.map((file) => `/${file.replaceAll('\\', '/')}`);
  return {
    context,
    pages: pagesOf(files),
    brandFiles: paths.filter((path) => new RegExp(brandFiles).test(path)),
    films,
  };
}

export interface Spelling {
  readonly path: string;
  readonly to: string;
}

const bases = ['', ...languageBases].join('|');
const hiddenPages = String.raw`^(?:${bases})/(?:404|partner)(?:\.html)?/*$`;
const hiddenNames = String.raw`^/_(?:headers|redirects)/*$|${hiddenPages}|\.(?:br|gz)/*$`;

/**
 * Paths that no host serves: its configuration, the error pages, the documents of partners' start pages, compressed
 * forms, and names with a leading dot except `.well-known`. RE2 has no look-ahead, so its users must add that exception.
 */
export const hiddenPaths = {
  pattern: String.raw`/\.(?!well-known/)|${hiddenNames}`,
  withoutLookAhead: String.raw`/\.|${hiddenNames}`,
} as const;

/**
 * Files that speak of the main brand, so partners' hosts do not serve them: icons, web manifest, sitemap, robots.txt with
 * the sitemap's address, lists for programs, and the feed of legal versions.
 */
export const brandFiles = String.raw`^(?:${bases})/(?:[^/]+\.(?:ico|json|png|txt|webmanifest|xml)|favicon\.svg)$|^/legal/feed\.xml$`;

/** Matches the `www` of the brand host in a `Host` header; use it case-insensitively. */
export const wwwHost = String.raw`^www\.${escapePattern(site.brandHost)}\.?(?::\d+)?$`;

/** The rules by which a host chooses a file. */
export const hostRules = ({ mainHosts = '' }: Pick<PolicyContext, 'mainHosts'>): HostRules => ({
  brandHost: site.brandHost,
  www: wwwHost,
  mainHosts,
  bases: languageBases,
  hidden: hiddenPaths.pattern,
  brandFiles,
});

/** Matches the name of a host that shows the main site, for PCRE and RE2; use it case-insensitively. */
export function mainHostPattern({ mainHosts = '' }: Pick<PolicyContext, 'mainHosts'>): string {
  const names = mainHostNames(site.brandHost, mainHosts).filter(Boolean);
  return `(?:${names.map((name) => escapePattern(name).replace(/^\\\*/, '.*')).join('|')})`;
}

/** @throws Error when a host would take less than the build made; some hosts ignore the rest silently */
export function assertAtMost(count: number, limit: number, host: string, what: string): void {
  if (count > limit) throw new Error(`${host} takes at most ${limit} ${what}; there are ${count}.`);
}

/** A configuration file. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The paths of the pages among the files of a site: `about.html` is `/about`. */
function pagesOf(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .filter((path) => !new RegExp(hiddenPaths.pattern).test(path))
    .toSorted();
}

/** Every path that redirects from other spellings: capitals, a trailing slash, `.html`. */
export function spellings({ context, pages }: HostSite): readonly Spelling[] {
  return [
    ...context.redirects.map(({ from, to }) => ({ path: from, to })),
    ...pages.map((path) => ({ path, to: path })),
  ];
}

/** Matches a path in any spelling, for PCRE and RE2; use it case-insensitively. */
export function spellingPattern(path: string): string {
  const ends = String.raw`(?:/+(?:index(?:\.html)?)?|\.html)*$`;
  return path === '/'
    ? String.raw`^/+(?:index(?:\.html)?/*)?$`
    : `^${escapePattern(path).replaceAll('/', '/+')}${ends}`;
}
