import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { POLICY_FILE, type PolicyContext, readPolicyContext } from '#scripts/hosts/policy-context.ts';
import { pagesOf } from '#scripts/hosts/site-paths.ts';
import { listFiles } from '#scripts/support/list-files.ts';

/** A built site, as the questions to its servers need it. */
export interface Release {
  readonly context: PolicyContext;
  /** Canonical paths of the pages. */
  readonly pages: readonly string[];
  /** Paths of all files, from the root of the site: `/assets/entry-1a2b.js`. */
  readonly files: readonly string[];
  /** The bytes of a file, by such a path. */
  readonly read: (path: string) => Promise<Buffer>;
}

/** Reads a build. Throws when there is none. */
export async function readRelease(distDir: string, deployDir: string): Promise<Release> {
  const context = await readPolicyContext(join(deployDir, POLICY_FILE));
  const files = await listFiles(distDir);
  return {
    context,
    pages: pagesOf(files),
    files: files.map((file) => `/${file}`),
    read: (path) => readFile(join(distDir, path)),
  };
}

/** The first file of a kind. @throws Error when the site has none, since a question would then not be asked */
export function fileLike(release: Release, pattern: RegExp): string {
  const found = release.files.find((file) => pattern.test(file));
  if (found) return found;
  throw new Error(`The site has no file like ${pattern}: correct the question`);
}

/** The path of a page that is not the home page. */
export function somePage({ pages }: Release): string {
  const found = pages.find((path) => /^\/[a-z]+$/.test(path));
  if (found) return found;
  throw new Error('The site has no page with a simple name');
}
