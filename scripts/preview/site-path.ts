import { hiddenPaths } from '#scripts/hosts/site-paths.ts';

/** The answer of the site at a path. `file` is relative to `dist/`; `urlPath` is the canonical path. */
export type SiteAnswer =
  | { readonly kind: 'file'; readonly file: string; readonly urlPath: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

export interface SiteFiles {
  /** Whether `dist/` has this file. The path is relative and has no `..` in it. */
  readonly hasFile: (file: string) => Promise<boolean>;
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

const missing: SiteAnswer = { kind: 'missing' };

const hidden = new RegExp(hiddenPaths.pattern);

/**
 * Finds the answer at the raw path of a request: percent-encoded, in any case, with repeated slashes.
 * Another spelling of an existing path redirects to the canonical path in one step.
 */
export async function resolveSitePath(requestPath: string, files: SiteFiles): Promise<SiteAnswer> {
  const decoded = decodePath(requestPath);
  if (decoded === undefined || isUnsafe(decoded)) return missing;
  const canonical = canonicalPath(decoded);
  for (const path of new Set([canonical, canonical.toLowerCase()])) {
    if (hidden.test(path)) continue;
    const moved = files.redirects.find((redirect) => canonicalPath(redirect.from) === path);
    if (moved) return { kind: 'redirect', to: moved.to };
    const file = await findFile(path, files);
    if (!file) continue;
    const urlPath = encodeURI(path);
    return urlPath === requestPath ? { kind: 'file', file, urlPath } : { kind: 'redirect', to: urlPath };
  }
  return missing;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const isUnsafe = (path: string): boolean => /[\0\\]/.test(path) || hidden.test(path);

function canonicalPath(path: string): string {
  const trimmed = path.replaceAll(/\/{2,}/g, '/').replace(/(?:\/|\/index(?:\.html)?|\.html)+$/i, '');
  return trimmed || '/';
}

async function findFile(path: string, { hasFile }: SiteFiles): Promise<string | undefined> {
  const candidates = path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, path.slice(1)];
  for (const file of candidates) {
    if (await hasFile(file)) return file;
  }
  return undefined;
}
