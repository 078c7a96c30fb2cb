import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { type LegalId, legalIds, type RouteId, routeIds, rowOf } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';
import { copyFile, missingParts } from './page-files.ts';
import { NAMES } from '#scripts/legal/lint/names.ts';
import { RECORD } from '#scripts/legal/read/version-record.ts';

const TEXTS = 'content/legal';

const written = routeIds.filter((id) => rowOf(id).list !== 'legal');

const fileOfText = (id: LegalId) => `${TEXTS}/${id}.mdx`;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(paths.root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
}

/** Rows of the registry without a file, and files without a row, each with the remedy. */
export async function findPageProblems(): Promise<string[]> {
  const others = [RECORD, NAMES, `${TEXTS}/.remarkrc.mjs`];
  const known = new Set([...written.map((id) => copyFile(id)), ...legalIds.map(fileOfText), ...others]);
  const strays = [...(await filesIn('content/en/pages')), ...(await filesIn(TEXTS))].filter(
    (file) => !known.has(file),
  );
  return [
    ...written.flatMap(missingParts),
    ...legalIds.flatMap((id) => missing(fileOfText(id), id, 'is the text of')),
    ...strays.map((file) => `${file} belongs to no page: give it a row of its name in src/pages.ts`),
  ];
}

const missing = (file: string, id: RouteId, purpose: string) =>
  existsSync(join(paths.root, file))
    ? []
    : [`${file} is missing: it ${purpose} the page '${id}' of src/pages.ts`];
