import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { printPages } from '#legal/print/print-pages.ts';
import { paths } from '../../scripts/support/paths.ts';
import { legalIndexSchema } from '../../src/model/legal.schema.ts';
import { legalFilePath, legalIds, versionPath } from '../../src/routes.ts';
import type { Command } from './command.ts';

/**
 * Prints each version that has no PDF yet, from its page in `dist/`, to the files that the site publishes.
 * @throws Error when the site is not built
 */
export const run: Command = async () => {
  const source = await readBuilt(join(paths.legalSite, 'index.json'));
  const index = legalIndexSchema.parse(JSON.parse(source));
  const versions = legalIds.flatMap((id) =>
    (index[id]?.editions ?? []).map(({ frontMatter: { title, version, effectiveDate }, textHash }) => ({
      path: versionPath(id, effectiveDate),
      file: legalFilePath(id, version, 'pdf'),
      details: { title, version, effectiveDate, textHash },
    })),
  );
  const missing = versions.filter(({ file }) => !existsSync(join(paths.legalPublic, file)));
  const jobs = missing.map(async (one) => ({
    ...one,
    html: await readBuilt(join(paths.dist, `${one.path}.html`)),
  }));
  await printPages(await Promise.all(jobs));
  return true;
};

const readBuilt = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} is not there: run npm run build`, { cause: error });
  });
