import { join } from 'node:path';

import type { Finding } from '../../scripts/support/findings.ts';
import { listFiles } from '../../scripts/support/list-files.ts';
import { paths } from '../../scripts/support/paths.ts';
import { legalIds } from '../../src/routes.ts';

const FOLDER = 'content/legal';

/** Files beside the documents that belong to none, so the site would not show them. */
export async function strayFindings(root = paths.root): Promise<readonly Finding[]> {
  const ids = legalIds.join('|');
  const known = new RegExp(
    String.raw`^(?:\.remarkrc\.mjs|versions\.json|names\.txt|subjects\.yaml|(?:${ids})\.mdx|versions/(?:${ids})/\d{4}-\d\d-\d\d\.mdx|pdf/[^/]+\.pdf)$`,
  );
  const names = await listFiles(join(root, FOLDER));
  return names
    .filter((name) => !known.test(name))
    .map((name) => {
      const [, id] = /^([^/]+)\.mdx$/.exec(name) ?? [];
      const message = id
        ? `belongs to no page: remove the file, or ask a developer for a page named ${id}`
        : 'is no text of a document: remove it, or name it as in versions/terms/2026-03-01.mdx, by its document and day';
      return { file: `${FOLDER}/${name}`, line: 1, message };
    });
}
