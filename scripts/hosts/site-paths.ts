import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { languageBases } from './language-base.ts';
import type { PolicyContext } from './policy-context.ts';

export interface HostSite {
  readonly context: PolicyContext;
  readonly pages: readonly string[];
}

export interface Spelling {
  readonly path: string;
  readonly to: string;
}

const bases = ['', ...languageBases].join('|');
const hiddenNames = String.raw`^/_(headers|redirects)$|^(?:${bases})/404(\.html)?$|\.(br|gz)$`;

/**
 * Paths that no host serves: its configuration, the error pages, compressed forms, and names with a leading
 * dot except `.well-known`. RE2 has no look-ahead, so its users must add that exception.
 */
export const hiddenPaths = {
  pattern: String.raw`/\.(?!well-known/)|${hiddenNames}`,
  withoutLookAhead: String.raw`/\.|${hiddenNames}`,
} as const;

/** @throws Error when a host would take less than the build made; some hosts ignore the rest silently */
export function assertAtMost(count: number, limit: number, host: string, what: string): void {
  if (count > limit) throw new Error(`${host} takes at most ${limit} ${what}; there are ${count}.`);
}

/** A configuration file. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The paths of the pages among the files of a site: `about.html` is `/about`. */
export function pagesOf(files: readonly string[]): string[] {
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
  return path === '/' ? String.raw`^/+(?:index(?:\.html)?/*)?$` : `^/+${escapePattern(path.slice(1))}${ends}`;
}
