import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type LanguageCode, languages } from '#content/languages.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { type Entry, readCatalogue, writeCatalogue } from './catalogue.ts';
import type { Words } from './english.ts';
import { keyOf, type Text, textsOf } from './texts.ts';
import { catalogueOf } from './translate.ts';

type Update = {
  readonly entries: readonly Omit<Entry, 'line'>[];
  /** How many texts are new, have changed, and are gone. */
  readonly counts: { readonly new: number; readonly changed: number; readonly gone: number };
};

/**
 * Brings a catalogue up to date. A text that has changed keeps its translation, marked as fuzzy, with the English
 * text that it was made from; a new one is empty; what English no longer has is left out. All else stays.
 */
export function updateEntries(texts: readonly Text[], entries: readonly Entry[]): Update {
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const wanted = new Set(texts.map(keyOf));
  const unused = new Set(entries.filter((entry) => !wanted.has(keyOf(entry))));
  const counts = { new: 0, changed: 0, gone: 0 };
  const updated = texts.map((text) => {
    const same = known.get(keyOf(text));
    if (same) return same;
    const { context, english } = text;
    const former = nearest(text, [...unused]);
    counts[former ? 'changed' : 'new'] += 1;
    if (!former) return { context, english, translation: '', isFuzzy: false };
    unused.delete(former);
    const previous = former.previous ?? former.english;
    // The text has moved, or a change was taken back.
    if (previous === english) return { ...former, context, english, previous: undefined, isFuzzy: false };
    return { ...former, context, english, previous, isFuzzy: true };
  });
  return { entries: updated, counts: { ...counts, gone: unused.size } };
}

/** The entry of a text before its change: at its place, the one with the most words in common; or a moved one. */
function nearest({ context, english }: Text, candidates: readonly Entry[]): Entry | undefined {
  const words = new Set(english.toLowerCase().split(/\W+/));
  const likeness = (entry: Entry) => {
    if (!entry.translation) return 0;
    if (entry.english === english) return 2;
    if (entry.context !== context) return 0;
    const others = entry.english.toLowerCase().split(/\W+/);
    return others.filter((word) => words.has(word)).length / Math.max(words.size, others.length);
  };
  const [best] = candidates.toSorted((one, other) => likeness(other) - likeness(one));
  return best && likeness(best) >= LEAST_LIKENESS ? best : undefined;
}

/** Below this share of common words, an old translation helps less than it misleads. */
const LEAST_LIKENESS = 0.3;

/**
 * Brings all catalogues of a language up to date with the English words.
 * @returns a line for each file that was changed
 */
export async function updateCatalogues(root: string, code: LanguageCode, english: Words): Promise<string[]> {
  const { locale } = languages[code];
  const folder = `content/${code}`;
  const present = (await listFiles(join(root, folder))).filter((file) => file.endsWith('.po'));
  const needed = [...english].flatMap(([file, exported]) => {
    const texts = textsOf(exported, locale);
    return texts.length > 0 ? [{ place: catalogueOf(code, file), texts }] : [];
  });
  const stray = present
    .map((file) => `${folder}/${file}`)
    .filter((file) => needed.every(({ place }) => place !== file));
  for (const file of stray) await rm(join(root, file));
  const updated = await Promise.all(
    needed.map(async ({ place, texts }) => {
      const source = await readFile(join(root, place), 'utf8').catch(() => '');
      const { entries, counts } = updateEntries(texts, readCatalogue(source));
      const written = writeCatalogue(code, entries);
      if (written === source) return [];
      await writeFiles(root, { [place]: written });
      return [`${place}: ${counts.new} new, ${counts.changed} changed, ${counts.gone} gone`];
    }),
  );
  return [...updated.flat(), ...stray.map((file) => `${file}: removed, it has no English texts`)];
}
