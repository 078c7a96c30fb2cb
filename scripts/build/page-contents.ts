import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';

import type { LanguageCode } from '#content/languages.ts';
import { homeSchema } from '#src/model/home.schema.ts';
import { audienceCopySchema, pageCopySchema } from '#src/model/page-copy.schema.ts';
import { type LegalId, legalIds, type RouteId, routeIds, rowOf } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';
import { copyFile, copyName, missingParts } from './page-files.ts';
import { NAMES } from '#scripts/legal/lint/names.ts';
import { RECORD } from '#scripts/legal/read/version-record.ts';

/** A constant of the content, and the schema that it must satisfy. */
export type ContentEntry = {
  readonly file: string;
  readonly exportName: string;
  readonly value: unknown;
  readonly schema: z.ZodType;
};

const TEXTS = 'content/legal';

const written = routeIds.filter((id) => rowOf(id).kind !== 'legal');

const fileOfText = (id: LegalId) => `${TEXTS}/${id}.mdx`;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(paths.root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
}

function schemaOf(id: RouteId): z.ZodType {
  if (id === 'home') return homeSchema;
  return rowOf(id).audience ? audienceCopySchema : pageCopySchema;
}

/** An export of a content file; `undefined` if it has none of that name. */
export async function readExport(file: string, name: string): Promise<unknown> {
  const exported: unknown = await import(pathToFileURL(join(paths.root, file)).href);
  return new Map<string, unknown>(Object.entries(exported ?? {})).get(name);
}

/** The copy of every page in these languages, found by its id, with the schema that it must satisfy. */
export async function readPageContents(codes: readonly LanguageCode[]): Promise<ContentEntry[]> {
  const copies = codes.flatMap((code) => written.map((id) => ({ id, file: copyFile(id, code) })));
  return Promise.all(
    copies
      .filter(({ file }) => existsSync(join(paths.root, file)))
      .map(async ({ id, file }) => {
        const exportName = copyName(id);
        return { file, exportName, value: await readExport(file, exportName), schema: schemaOf(id) };
      }),
  );
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
