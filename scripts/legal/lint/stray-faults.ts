import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

import type { Finding } from '#scripts/checks/support/check.ts';
import { paths } from '#scripts/support/paths.ts';
import { legalIds } from '#src/routes.ts';

const FOLDER = 'content/legal';

/** Files beside the documents that belong to none, which nobody would see on the site. */
export async function strayFaults(root = paths.root): Promise<readonly Finding[]> {
  const ids = legalIds.join('|');
  const known = new RegExp(
    String.raw`^(?:versions\.json|(?:${ids})\.mdx|versions/(?:${ids})/\d{4}-\d\d-\d\d\.mdx|pdf/[^/]+\.pdf)$`,
  );
  const entries = await readdir(join(root, FOLDER), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(join(root, FOLDER), join(parentPath, name)))
    .filter((name) => !known.test(name))
    .map((name) => {
      const [, id] = /^([^/]+)\.mdx$/.exec(name) ?? [];
      const message = id
        ? `belongs to no page: add a row named ${id}, of the kind legal, to src/pages.ts, or remove the file`
        : 'is no text of a document: remove it, or name it as in versions/terms/2026-03-01.mdx, by its document and day';
      return { file: `${FOLDER}/${name}`, line: 1, message };
    });
}
