import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { parseSync } from 'vite';

import { facts } from '#content/facts-today.ts';
import { films } from '#content/films.ts';
import { isCode } from '#scripts/build/languages/compare-words.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import type { SiteCopy } from './site-copy.ts';

/** German by its code: it has the two plural forms of English, and no folder. */
export const CODE = 'de';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', n: 'ñ', c: 'ç', y: 'ý' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', N: 'Ñ', C: 'Ç', Y: 'Ý' },
};

/** Text with accents and about a third longer. Placeholders and tags stay. */
const accented = (text: string) =>
  text.replaceAll(/\{\w+\}|<\/?\w+>|\\u\w{4}|\\.|\w/g, (part) =>
    part.length > 1 ? part : (accents[part] ?? part),
  );

type Node = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) => {
    const isLeftOut = (node.type === 'Property' && key === 'key') || key === 'typeAnnotation';
    return isLeftOut ? [] : [value].flat().filter(isNode);
  });

/** The texts of a file as places in its source; `key` is the name of the nearest entry. */
function textsIn(node: Node, key = ''): { readonly node: Node; readonly key: string }[] {
  // `new Intl.NumberFormat(…)` has options only.
  if (/^(?:Import|TSType|TSLiteral|NewExpression)/.test(node.type)) return [];
  if (node.type === 'TemplateLiteral') return [{ node, key }];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [{ node, key }] : [];
  const own = node.type === 'Property' && isNode(node['key']) ? node['key']['name'] : undefined;
  return childrenOf(node).flatMap((child) => textsIn(child, typeof own === 'string' ? own : key));
}

/** A file of words in the pseudo-language. Titles for search engines keep their length. */
function translated(source: string, file: string): string {
  const isMetadata = file === 'page-metadata.ts';
  const statements: readonly unknown[] = parseSync('words.ts', source).program.body;
  const edits = statements
    .filter(isNode)
    .flatMap((statement) => textsIn(statement))
    .flatMap(({ node, key }) => {
      const written = source.slice(node.start + 1, node.end - 1);
      if (written === 'en') return [{ ...node, text: CODE }];
      if (!/[A-Za-z]{2}/.test(written.replaceAll(/\$\{[^}]*\}/g, '')) || isCode(written, [key])) return [];
      const text = written.replaceAll(/(\$\{[^}]*\})|[^$]+|\$/g, (part, hole) =>
        hole ? part : accented(part),
      );
      if (isMetadata && key === 'title')
        return [{ ...node, text: `⟦${text.replaceAll(/([áéíóú])\1/g, '$1')}⟧` }];
      // The words of a link are part of a text.
      return [{ ...node, text: key === 'words' ? text : `⟦${text}⟧` }];
    });
  const made = edits.reduceRight(
    (whole, { start, end, text }) => whole.slice(0, start + 1) + text + whole.slice(end - 1),
    source,
  );
  return made.replace(
    "'#content/facts-today.ts'",
    `'${'../'.repeat(file.split('/').length - 1) || './'}facts-today.ts'`,
  );
}

/** Adds a language by the steps of content/README.md: a row, a folder, a condition, captions. */
export async function addPseudoLanguage(copy: SiteCopy): Promise<void> {
  const folder = join(copy.folder, 'content', CODE);
  for (const file of await listFiles(join(copy.folder, 'content/en'))) {
    const source = await readFile(join(copy.folder, 'content/en', file), 'utf8');
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), translated(source, file));
  }
  const texts = Object.entries(facts)
    .filter(([, { text }]) => /[A-Za-z]{2}/.test(text.replace('US$', '')))
    .map(([id, { text }]) => `  ${id}: ${JSON.stringify(`⟦${accented(text)}⟧`)},\n`);
  await writeFile(
    join(folder, 'facts-today.ts'),
    `import { facts as today } from '#content/facts-today.ts';
import { withTexts } from '#src/lib/day/facts-on.ts';

export const facts = withTexts(today, {\n${texts.join('')}});\n`,
  );
  await writeFile(
    join(folder, 'language.ts'),
    `import { type Language, languages } from '../languages.ts';

export const language: Language = { code: '${CODE}', ...languages.${CODE} };\n`,
  );
  const company = `content/${CODE}/company.ts`;
  await copy.edit(company, 'site.address.lines', 'site.address.lines.map((line) => `⟦${line}⟧`)');
  await copy.edit(company, 'site.address.locality', '`⟦${site.address.locality}⟧`');
  await copy.edit(
    'content/languages.ts',
    '  ar: {',
    `  ${CODE}: { name: 'Deutsch', dir: 'ltr', base: '/${CODE}', locale: 'de-DE', figures: 'de-DE', openGraph: 'de_DE' },\n  ar: {`,
  );
  await copy.edit(
    'package.json',
    '"ar": "./content/ar/*"',
    `"ar": "./content/ar/*", "${CODE}": "./content/${CODE}/*"`,
  );
  for (const { captions } of [films.explainer, films.tour]) {
    const made = captions.en.replace('.en.', `.${CODE}.`);
    await copy.edit('content/films.ts', `en: '${captions.en}'`, `en: '${captions.en}', ${CODE}: '${made}'`);
    const id = captions.en.slice('/films/'.length).split('.', 1).join('');
    const place = join(copy.folder, 'content/films', id);
    await copyFile(join(place, `${id}.en.vtt`), join(place, `${id}.${CODE}.vtt`));
  }
  // A pseudo-text is longer than a translator may write.
  await copy.edit('src/model/text.schema.ts', '<= maxLength,', '<= 2 * maxLength + 9,');
  await copy.edit('src/model/text.schema.ts', '.max(60)', '.max(120)');
}
