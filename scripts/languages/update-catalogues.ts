import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type LanguageCode, languages } from '#content/languages.ts';
import { assertNoDiagnostics } from '#scripts/support/diagnostics.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { catalogueOf, type Entry, loadCatalogue, writeCatalogue } from './catalogue.ts';
import type { Words } from './english.ts';
import { keyOf, type Text, textsOf } from './texts.ts';

/**
 * Brings a catalogue up to date. A text that has changed keeps its translation, marked as fuzzy, with the English
 * text that it was made from; a new one is empty; what English no longer has is left out. All else stays.
 * @returns the entries, and how many are new, have changed or moved, and are gone
 * @param stray entries of catalogues whose English file is gone or has another name
 */
export function updateEntries(
  texts: readonly Text[],
  entries: readonly Entry[],
  stray: readonly Entry[] = [],
) {
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const wanted = new Set(texts.map(keyOf));
  const gone = new Set(entries.filter((entry) => !wanted.has(keyOf(entry))));
  const counts = { new: 0, changed: 0 };
  const updated = texts.map((text): Omit<Entry, 'line'> => {
    const same = known.get(keyOf(text));
    if (same) return same;
    const { context, english } = text;
    const former = nearest(text, [...gone, ...stray]);
    counts[former ? 'changed' : 'new'] += 1;
    if (!former) return { context, english, translation: '', isFuzzy: false };
    gone.delete(former);
    const previous = former.previous ?? former.english;
    // The text has moved, or a change was taken back.
    if (previous === english) {
      const isFuzzy = former.isFuzzy && former.previous === undefined;
      return { ...former, context, english, previous: undefined, isFuzzy };
    }
    return { ...former, context, english, previous, isFuzzy: true };
  });
  return { entries: updated, counts: { ...counts, gone: gone.size } };
}

/** The entry of a text before its change: at its place, the one with the most words in common; or a moved one. */
function nearest({ context, english }: Text, candidates: readonly Entry[]): Entry | undefined {
  const words = new Set(english.toLowerCase().split(/\W+/));
  const likeness = (entry: Entry) => {
    if (!entry.translation) return 0;
    if (entry.english === english) return entry.context === context ? 3 : 2;
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
 * Brings all catalogues of a language up to date with the English words. Other catalogues stay byte for byte: the
 * translator's tool may fold lines differently.
 * @returns a line for each file that was changed
 * @throws Error that lists every broken catalogue
 */
export async function updateCatalogues(root: string, code: LanguageCode, english: Words): Promise<string[]> {
  const { locale } = languages[code];
  const folder = `content/${code}`;
  const texts = new Map(
    [...english].map(([file, exported]) => [catalogueOf(code, file), textsOf(exported, locale)]),
  );
  const needed = [...texts.keys()].filter((file) => texts.get(file)?.length);
  const present = (await listFiles(join(root, folder)))
    .filter((file) => file.endsWith('.po'))
    .map((file) => `${folder}/${file}`);
  const strays = present.filter((file) => !needed.includes(file));
  const load = (files: readonly string[]) =>
    Promise.all(files.map(async (file) => ({ file, ...(await loadCatalogue(root, file)) })));
  const [kept, removed] = [await load(needed), await load(strays)];
  assertNoDiagnostics([...kept, ...removed].flatMap(({ problems }) => problems));
  const updated = await Promise.all(
    kept.map(async ({ file, source, entries: before }) => {
      const { entries, counts } = updateEntries(
        texts.get(file) ?? [],
        before,
        removed.flatMap((stray) => stray.entries),
      );
      if (entries.length === before.length && entries.every((entry, at) => entry === before[at])) return [];
      await writeFiles(root, { [file]: writeCatalogue(code, entries, source) });
      return [`${file}: ${counts.new} new, ${counts.changed} changed, ${counts.gone} gone`];
    }),
  );
  for (const file of strays) await rm(join(root, file));
  return [...updated.flat(), ...strays.map((file) => `${file}: removed, it has no English texts`)];
}
