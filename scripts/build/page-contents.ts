import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Finding } from '#scripts/support/findings.ts';
import { type LegalId, legalIds, routeIds, rowOf } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';
import { copyFile, missingParts } from './page-files.ts';

const TEXTS = 'content/legal';

const written = routeIds.filter((id) => rowOf(id).list !== 'legal');

const fileOfText = (id: LegalId) => `${TEXTS}/${id}.mdx`;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(paths.root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
}

/** Rows of the registry without a file, and files without a row, each with the remedy. */
export async function findPageProblems(): Promise<Finding[]> {
  const known = new Set([...written.map((id) => copyFile(id)), ...legalIds.map(fileOfText)]);
  const texts = (await filesIn(TEXTS)).filter((file) => file.endsWith('.mdx'));
  const strays = [...(await filesIn('content/en/pages')), ...texts].filter((file) => !known.has(file));
  return [
    ...written.flatMap(missingParts),
    ...legalIds.flatMap(missingText),
    ...strays.map((file) => ({
      ...{ file, line: 1 },
      message: 'belongs to no page: give it a row of its name in src/pages.ts',
    })),
  ];
}

const missingText = (id: LegalId): Finding[] =>
  existsSync(join(paths.root, fileOfText(id)))
    ? []
    : [
        {
          file: fileOfText(id),
          line: 1,
          message: `is missing: add the text of the page '${id}' of src/pages.ts`,
        },
      ];
