import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { films } from '#content/films.ts';
import { writeCatalogue } from '#scripts/languages/catalogue.ts';
import { readEnglish } from '#scripts/languages/english.ts';
import { type Text, textsOf } from '#scripts/languages/texts.ts';
import { catalogueOf } from '#scripts/languages/translate.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import type { SiteCopy } from './site-copy.ts';

/** German by its code: it has the two plural forms of English, and no folder. */
export const CODE = 'de';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', n: 'ñ', c: 'ç', y: 'ý' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', N: 'Ñ', C: 'Ç', Y: 'Ý' },
};

/** Text with accents and about a third longer. Places and tags stay. */
const accented = (text: string) => text.replaceAll(/\{[^}]*\}|<\/?\w+>|\w/g, (part) => accents[part] ?? part);

function translationOf({ context, english }: Text): string {
  // Figures without words, which cannot wrap.
  if (context.startsWith('facts.') && !/[A-Za-z]{2}/.test(english.replace('US$', ''))) return english;
  // Titles for search engines keep their length.
  if (/^pageMetadata\..*\.title$/.test(context))
    return `⟦${accented(english).replaceAll(/([áéíóú])\1/g, '$1')}⟧`;
  // The words of a link are part of an answer.
  return context.startsWith('faqLinks.') ? accented(english) : `⟦${accented(english)}⟧`;
}

/** Adds a language by the steps of content/README.md: a row, its catalogues and captions. */
export async function addPseudoLanguage(copy: SiteCopy): Promise<void> {
  for (const [file, exported] of await readEnglish(copy.folder)) {
    const texts = textsOf(exported, 'de-DE');
    const entries = texts.map((text) => ({ ...text, translation: translationOf(text), isFuzzy: false }));
    if (texts.length > 0)
      await writeFiles(copy.folder, { [catalogueOf(CODE, file)]: writeCatalogue(CODE, entries) });
  }
  const english = await copy.read('content/en/language.ts');
  await writeFile(
    join(copy.folder, `content/${CODE}/language.ts`),
    english.replace("code: 'en', ...languages.en", `code: '${CODE}', ...languages.${CODE}`),
  );
  await copy.edit(
    'content/languages.ts',
    '  ar: {',
    `  ${CODE}: { name: 'Deutsch', dir: 'ltr', base: '/${CODE}', locale: 'de-DE', figures: 'de-DE', openGraph: 'de_DE', money: {} },\n  ar: {`,
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
