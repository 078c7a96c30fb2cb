import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defaultLanguage, type LanguageCode } from '#content/languages.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { paths, wordsFolder } from '#scripts/support/paths.ts';
import { toComponentName } from '#src/platform/islands/wake-islands.ts';
import { copyName, legalIds } from '#src/routes.ts';

const legalNames = new Set<string>([...legalIds, 'legal-archive']);

/**
 * The module of a page, from the project's root, and the component that it exports: folder, file and
 * component have the name of the page. All legal documents share one.
 */
export function moduleOfPage(id: string): { readonly file: string; readonly component: string } {
  const name = legalNames.has(id) ? 'legal' : id;
  return {
    file: `src/pages/${name}/${name}.tsx`,
    component: `${toComponentName(name)}Page`,
  };
}

export const copyFile = (id: string, code: LanguageCode = defaultLanguage) =>
  `${wordsFolder(code)}/pages/${id}.ts`;

/** True for a page that has a component. Others are rendered from their copy alone. */
export const hasComponent = (id: string) => existsSync(join(paths.root, moduleOfPage(id).file));

/** Missing English copy and a missing component of a page, each with the file to write. */
export function missingParts(id: string): Finding[] {
  const { file, component } = moduleOfPage(id);
  const words = existsSync(join(paths.root, copyFile(id)))
    ? exportProblems(id, copyFile(id), copyName(id))
    : [
        {
          ...{ file: copyFile(id), line: 1 },
          message: `is missing: add the words of the page '${id}' of src/pages.ts, as ${copyName(id)}`,
        },
      ];
  return [...words, ...(hasComponent(id) ? exportProblems(id, file, component) : [])];
}

function exportProblems(id: string, file: string, name: string): Finding[] {
  const source = readFileSync(join(paths.root, file), 'utf8');
  return new RegExp(String.raw`^export (?:function|const) ${name}\b`, 'm').test(source)
    ? []
    : [{ file, line: 1, message: `exports no ${name}: name it so, for the page '${id}'` }];
}
