import { type Entry, readCatalogue } from './catalogue.ts';

/**
 * The lines of a catalogue with nothing but the translations, each unfolded in the line where its entry begins: for
 * searches, which would find parts of texts, and English, in the file itself.
 */
export function translationLines(source: string): readonly string[] {
  const lines = source.split('\n').map(() => '');
  for (const { line, translation } of entriesOf(source)) lines[line - 1] = translation.replaceAll('\n', ' ');
  return lines;
}

/** A broken catalogue is reported when it is translated. */
function entriesOf(source: string): readonly Entry[] {
  try {
    return readCatalogue(source);
  } catch {
    return [];
  }
}
