import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readCatalogue, writeCatalogue } from '#scripts/languages/catalogue.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import type { SiteCopy } from './site-copy.ts';

/** A code of a language and a region, by which pseudo-languages are known. It has the two plural forms of English. */
const CODE = 'en-XA';
export const BASE = '/en-xa';

/** An unfinished language without a folder. */
export const DRAFT = { code: 'pt-BR', base: '/pt-br', name: 'Português' } as const;

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', n: 'ñ', c: 'ç', y: 'ý' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', N: 'Ñ', C: 'Ç', Y: 'Ý' },
};

/** Text with accents and about a third longer. Places and tags stay. */
const accented = (text: string) => text.replaceAll(/\{[^}]*\}|<\/?\w+>|\w/g, (part) => accents[part] ?? part);

type Entry = ReturnType<typeof readCatalogue>['entries'][number];

function translationOf({ context, english }: Entry): string {
  // Figures without words, which cannot wrap.
  if (context.startsWith('facts.') && !/[A-Za-z]{2}/.test(english.replace('US$', ''))) return english;
  // Titles for search engines keep their length.
  if (/^pageMetadata\..*\.title$/.test(context))
    return `⟦${accented(english).replaceAll(/([áéíóú])\1/g, '$1')}⟧`;
  // The words of a link are part of an answer.
  if (context.startsWith('faqLinks.')) return accented(english);
  // A separator keeps the spaces around it.
  return english.replace(/\S(?:.*\S)?/s, (words) => `⟦${accented(words)}⟧`);
}

const rowOf = (code: string, name: string, base: string, more = '') =>
  `  '${code}': { name: '${name}', dir: 'ltr', base: '${base}', locale: '${code}', figures: '${code}', openGraph: '${code.replace('-', '_')}', listSeparator: ', ', money: { usDollars: 'US$\{amount}', millions: 'US$\{amount}M', range: ['{amount} –', '{amount}'] }${more} },\n`;

/** Adds the row of a draft. */
export async function addDraft(copy: SiteCopy): Promise<void> {
  const row = rowOf(DRAFT.code, DRAFT.name, DRAFT.base, ', draft: true');
  await copy.edit('content/languages.ts', '  ar: {', `${row}  ar: {`);
  await addOffer(copy, DRAFT.code);
}

const addOffer = (copy: SiteCopy, code: string) =>
  copy.edit(
    'content/language-offers.ts',
    '  ar: {',
    `  '${code}': { text: 'Offer of ${code}', close: 'x' },\n  ar: {`,
  );

/** Adds a language by the steps of content/README.md: a row, its offer, its condition, its catalogues and captions. */
export async function addPseudoLanguage(copy: SiteCopy): Promise<void> {
  await copy.edit('content/languages.ts', '  ar: {', `${rowOf(CODE, 'Pseudo', BASE)}  ar: {`);
  await addOffer(copy, CODE);
  await copy.runUnset('words');
  const folder = `content/${CODE}`;
  for (const file of (await listFiles(join(copy.folder, folder))).filter((name) => name.endsWith('.po'))) {
    const entries = readCatalogue(await copy.read(`${folder}/${file}`)).entries;
    const translated = entries.map((entry) => ({ ...entry, translation: translationOf(entry) }));
    await writeFile(join(copy.folder, folder, file), writeCatalogue(CODE, translated));
  }
  const condition = '"ar": "./.cache/words/ar/*",';
  await copy.edit(
    'package.json',
    condition,
    `${condition}\n      ${condition.replaceAll('ar/', `${CODE}/`).replace('"ar"', `"${CODE}"`)}`,
  );
  // In place of `npm run films`, which takes minutes.
  const films = join(copy.folder, 'content/films');
  for (const file of (await listFiles(films)).filter((name) => name.includes('.ar.')))
    await copyFile(join(films, file), join(films, file.replace('.ar.', `.${CODE}.`)));
  // A pseudo-text is longer than a translator may write.
  await copy.edit('src/model/text.schema.ts', '<= maxLength,', '<= 2 * maxLength + 9,');
  await copy.edit('src/model/text.schema.ts', '.max(60)', '.max(120)');
}
