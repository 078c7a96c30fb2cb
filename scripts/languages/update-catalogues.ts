import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type LanguageCode, languages } from '#content/languages.ts';
import { assertNoFindings } from '#scripts/support/findings.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { catalogueOf, type Entry, FUZZY, loadCatalogue, readObsolete, writeCatalogue } from './catalogue.ts';
import type { Words } from './load-words.ts';
import { keyOf, type Text, textsOf } from './texts.ts';

type Updated = Omit<Entry, 'line'>;

/**
 * Brings a catalogue up to date. A text that has changed keeps its translation, marked as fuzzy, with the English
 * text that it was made from; a new one is empty; what English no longer has is left out. All else stays.
 * @param obsolete entries that are commented out in the catalogue: used where their text has come back
 * @returns the entries, and those that are gone: a text that has moved to another catalogue may take them
 */
function updateEntries(
  texts: readonly Text[],
  entries: readonly Entry[],
  obsolete: readonly Entry[] = [],
): { readonly entries: readonly Updated[]; readonly gone: ReadonlySet<Entry> } {
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const wanted = new Set(texts.map(keyOf));
  const gone = new Set(entries.filter((entry) => !wanted.has(keyOf(entry))));
  const spare = new Set([...gone, ...obsolete].filter(({ translation }) => translation !== ''));
  const former = new Map<Text, Entry>();
  // First the texts that have only moved: else a text that resembles one of them could take its translation.
  for (const nearest of [sameText, mostAlike])
    for (const text of texts) {
      const entry = known.has(keyOf(text)) || former.has(text) ? undefined : nearest(text, [...spare]);
      if (!entry) continue;
      former.set(text, entry);
      spare.delete(entry);
      gone.delete(entry);
    }
  return {
    entries: texts.map((text) => known.get(keyOf(text)) ?? updateEntry(text, former.get(text))),
    gone,
  };
}

function updateEntry({ context, english }: Text, former: Entry | undefined): Updated {
  if (!former) return { context, english, translation: '', flags: [] };
  const previous = former.previous ?? { context: former.context, english: former.english };
  // The text has moved, or a change was taken back; a mark of the translator stays.
  if (previous.english === english) {
    const flags = former.previous ? former.flags.filter((flag) => flag !== FUZZY) : former.flags;
    return { ...former, context, english, flags, previous: undefined };
  }
  return { ...former, context, english, flags: [...new Set([FUZZY, ...former.flags])], previous };
}

/** The entry of this English text, at this place or else at another one. */
function sameText({ context, english }: Text, candidates: readonly Entry[]): Entry | undefined {
  const same = candidates.filter((entry) => entry.english === english);
  return same.find((entry) => entry.context === context) ?? same[0];
}

/** The entry of another text at this place: the one with the most words in common. */
function mostAlike({ context, english }: Text, candidates: readonly Entry[]): Entry | undefined {
  const words = new Set(english.toLowerCase().split(/\W+/));
  const likeness = (entry: Entry) => {
    // A change that is taken back.
    if (entry.previous?.english === english) return 1;
    const others = entry.english.toLowerCase().split(/\W+/);
    return others.filter((word) => words.has(word)).length / Math.max(words.size, others.length);
  };
  const [best] = candidates
    .filter((entry) => entry.context === context)
    .toSorted((one, other) => likeness(other) - likeness(one));
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
    [...english].map(([file, exported]) => [catalogueOf(code, file), textsOf(file, exported, locale)]),
  );
  const needed = [...texts.keys()].filter((file) => texts.get(file)?.length);
  const present = (await listFiles(join(root, folder)))
    .filter((file) => file.endsWith('.po'))
    .map((file) => `${folder}/${file}`);
  const strays = present.filter((file) => !needed.includes(file));
  const load = (files: readonly string[]) =>
    Promise.all(files.map(async (file) => ({ file, ...(await loadCatalogue(root, file)) })));
  const [kept, removed] = [await load(needed), await load(strays)];
  assertNoFindings([...kept, ...removed].flatMap(({ problems }) => problems));
  const updated = kept.map(({ file, source, entries: before }) => ({
    ...{ file, source, before },
    ...updateEntries(texts.get(file) ?? [], before, readObsolete(source)),
  }));
  const elsewhere = new Set(
    [...updated.flatMap(({ gone }) => [...gone]), ...removed.flatMap((stray) => stray.entries)].filter(
      ({ translation }) => translation !== '',
    ),
  );
  const lines: string[] = [];
  for (const { file, source, before, entries: own, gone } of updated) {
    const entries = own.map((entry) => {
      const moved = entry.translation === '' ? sameText(entry, [...elsewhere]) : undefined;
      if (!moved) return entry;
      elsewhere.delete(moved);
      return updateEntry(entry, moved);
    });
    if (entries.length === before.length && entries.every((entry, at) => entry === before[at])) continue;
    await writeFiles(root, { [file]: writeCatalogue(code, entries, source) });
    const made = entries.filter((entry) => !before.some((one) => one === entry));
    const empty = made.filter(({ translation }) => translation === '').length;
    lines.push(`${file}: ${empty} new, ${made.length - empty} changed, ${gone.size} gone`);
  }
  for (const file of strays) await rm(join(root, file));
  return [...lines, ...strays.map((file) => `${file}: removed, it has no English texts`)];
}
