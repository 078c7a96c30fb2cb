import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { copyName, type LegalId, legalIds, routeIds, rowOf } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';
import { copyFile, hasComponent, missingParts, moduleOfPage } from './page-files.ts';

const TEXTS = 'content/legal';

const written = routeIds.filter((id) => rowOf(id).list !== 'legal');

const fileOfText = (id: LegalId) => `${TEXTS}/${id}.mdx`;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(paths.root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
}

/** Rows of the registry without a file, and files without a row, each with the remedy. */
export async function findPageProblems(): Promise<Diagnostic[]> {
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

const missingText = (id: LegalId): Diagnostic[] =>
  existsSync(join(paths.root, fileOfText(id)))
    ? []
    : [
        {
          file: fileOfText(id),
          line: 1,
          message: `is missing: add the text of the page '${id}' of src/pages.ts`,
        },
      ];

const withSections = z.looseObject({ sections: z.record(z.string(), z.unknown()) });

/**
 * Sections of a copy that the component of its page does not name. A page that is rendered by `ContentPage` shows all.
 * @param copies value of each page's copy by its file
 */
export async function findUnshownSections(copies: ReadonlyMap<string, unknown>): Promise<Diagnostic[]> {
  const found = written.filter(hasComponent).map(async (id) => {
    const copy = withSections.safeParse(copies.get(copyFile(id)));
    const { file } = moduleOfPage(id);
    const files = (await filesIn(dirname(file))).filter((name) => name.endsWith('.tsx'));
    const source = (await Promise.all(files.map((name) => readFile(join(paths.root, name), 'utf8')))).join(
      '',
    );
    if (!copy.success || source.includes('<ContentPage')) return [];
    const unshown = Object.keys(copy.data.sections).filter(
      (name) => !new RegExp(String.raw`\b${name}\b`).test(source),
    );
    const words = unshown.length > 0 ? await readFile(join(paths.root, copyFile(id)), 'utf8') : '';
    return unshown.map((name) => ({
      file: copyFile(id),
      line: lineOfValue(words, copyName(id), ['sections', name]),
      message: `has the section '${name}', which no page shows: show it in ${file}`,
    }));
  });
  return (await Promise.all(found)).flat();
}
