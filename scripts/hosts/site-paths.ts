import { escapePattern } from '#scripts/support/escape-pattern.ts';
import type { PolicyContext } from './policy-context.ts';

/** What the formats for hosts are made from: the policy, and the paths that have a page. */
export interface HostSite {
  readonly context: PolicyContext;
  /** Canonical paths of all pages, `/` among them; the error page is not one. */
  readonly pages: readonly string[];
}

/** A path, and where a visitor ends who asks for it in any spelling: itself, or the page that replaced it. */
export interface Spelling {
  readonly path: string;
  readonly to: string;
}

const notGiven = String.raw`^/_(headers|redirects)$|^/404(\.html)?$|\.(br|gz)$`;

/**
 * Paths that no host gives out: files that steer it, the error page, compressed forms, and whatever begins
 * with a dot but `.well-known`. For RE2, which cannot look ahead, that exception is to be said beside it.
 */
export const hiddenPaths = {
  pattern: String.raw`/\.(?!well-known/)|${notGiven}`,
  withoutLookAhead: String.raw`/\.|${notGiven}`,
} as const;

/** The paths of the pages among the files of a site: `about.html` is `/about`. */
export function pagesOf(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .toSorted();
}

/** Every path that a host must know in other spellings: upper case, a slash or `.html` at its end. */
export function spellings({ context, pages }: HostSite): readonly Spelling[] {
  return [
    ...context.redirects.map(({ from, to }) => ({ path: from, to })),
    ...pages.map((path) => ({ path, to: path })),
  ];
}

/** Matches a path in any spelling; to be read without regard to case. PCRE and RE2 both take it. */
export function spellingPattern(path: string): string {
  const ends = String.raw`(?:/+(?:index(?:\.html)?)?|\.html)*$`;
  return path === '/' ? String.raw`^/+(?:index(?:\.html)?/*)?$` : `^/+${escapePattern(path.slice(1))}${ends}`;
}
