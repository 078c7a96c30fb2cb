import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type GetTextTranslation, po } from 'gettext-parser';

import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { keyOf, type Text } from './texts.ts';

/** The catalogue of a module of words. */
export const catalogueOf = (code: string, file: string): string =>
  `content/${code}/${file.replace(/\.ts$/, '.po')}`;

/** An entry of a catalogue in gettext's PO format. */
export type Entry = Text & {
  /** Empty: not yet translated. */
  readonly translation: string;
  /** The English text has changed since (`#, fuzzy`). */
  readonly isFuzzy: boolean;
  /** The English text of the translation, while that is fuzzy. */
  readonly previous?: string | undefined;
  /** The translator's comment. */
  readonly note?: string | undefined;
  /** In the file, from 1. */
  readonly line: number;
};

/** @throws Error if the text is not in PO format */
export function readCatalogue(source: string): readonly Entry[] {
  const lines = linesOfEntries(source);
  return Object.values(po.parse(source, { validation: true }).translations)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid }) => msgid !== '')
    .map(({ msgctxt = '', msgid, msgstr, comments }) => ({
      context: msgctxt,
      english: msgid,
      translation: msgstr[0] ?? '',
      isFuzzy: comments?.flag?.split(/,\s*/).includes('fuzzy') ?? false,
      previous: comments?.previous && unquoted(comments.previous),
      note: comments?.translator,
      line: lines.get(keyOf({ context: msgctxt, english: msgid })) ?? 1,
    }))
    .toSorted((one, other) => one.line - other.line);
}

/** A catalogue in a file; without entries where there is none, or a broken one, whose problem is then given. */
export async function loadCatalogue(root: string, file: string): Promise<Loaded> {
  const source = await readFile(join(root, file), 'utf8').catch(() => '');
  try {
    return { source, entries: readCatalogue(source), problems: [] };
  } catch (error) {
    const [, reason = '', line = '1'] =
      /^\w+: (?:Error parsing PO data: )?(.*?)(?: at line (\d+)|$)/.exec(String(error)) ?? [];
    const message = `is not in PO format: ${reason}. Correct the quotes and keywords of the entry`;
    return { source, entries: [], problems: [{ file, line: Number(line), message }] };
  }
}

type Loaded = {
  readonly source: string;
  readonly entries: readonly Entry[];
  readonly problems: readonly Diagnostic[];
};

/**
 * The line of the entry of a context that has this text, of several in a list.
 * @param text with the values of its places
 */
export function lineOfText(entries: readonly Entry[], context: string, text: string): number {
  const inContext = entries.filter((entry) => entry.context === context);
  const isText = ({ translation }: Entry) =>
    new RegExp(
      `^${translation
        .split(/\{[^}]*\}/)
        .map(escapePattern)
        .join('.*')}$`,
      's',
    ).test(text);
  return (inContext.find(isText) ?? inContext[0])?.line ?? 1;
}

/**
 * The lines of a catalogue with nothing but the translations, each unfolded in the line where its entry begins: for
 * searches, which would find parts of texts, and English, in the file itself.
 */
export function translationLines(source: string): readonly string[] {
  const lines = source.split('\n').map(() => '');
  try {
    for (const { line, translation } of readCatalogue(source))
      lines[line - 1] = translation.replaceAll('\n', ' ');
  } catch {
    // A broken catalogue is reported when it is translated.
  }
  return lines;
}

/** The lines at which entries begin, by their keys; the parser does not report them. */
function linesOfEntries(source: string): ReadonlyMap<string, number> {
  const entries = source.matchAll(
    /^msgctxt (?<context>(?:"(?:[^"\\]|\\.)*"\s*)+)msgid (?<english>(?:"(?:[^"\\]|\\.)*"\s*)+)/gm,
  );
  return new Map(
    [...entries].map(({ index, groups: { context = '', english = '' } = {} }) => [
      keyOf({ context: unquoted(context), english: unquoted(english) }),
      source.slice(0, index).split('\n').length,
    ]),
  );
}

/** The text of the quoted lines of an entry. */
const unquoted = (lines: string): string =>
  [...lines.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([quoted]) => String(JSON.parse(quoted))).join('');

/**
 * @param code of the language, as in `content/languages.ts`
 * @param former the catalogue before, whose headers stay: translators' tools keep their own there
 */
export function writeCatalogue(code: string, entries: readonly Omit<Entry, 'line'>[], former = ''): string {
  const parsed = po.parse(former);
  const header = parsed.translations['']?.[''];
  const translations: Record<string, Record<string, GetTextTranslation>> = {
    ...(header && { '': { '': header } }),
  };
  for (const { context, english, translation, isFuzzy, previous, note } of entries)
    (translations[context] ??= {})[english] = {
      ...{ msgctxt: context, msgid: english, msgstr: [translation] },
      comments: {
        ...(note && { translator: note }),
        ...(isFuzzy && { flag: 'fuzzy' }),
        ...(previous && { previous: `msgid ${JSON.stringify(previous)}` }),
      },
    };
  const order = new Map(entries.map((entry, index) => [keyOf(entry), index]));
  const placeOf = ({ msgctxt = '', msgid }: GetTextTranslation) =>
    order.get(keyOf({ context: msgctxt, english: msgid })) ?? 0;
  const headers = {
    ...parsed.headers,
    ...{ Language: code.replaceAll('-', '_'), 'Content-Type': 'text/plain; charset=utf-8' },
  };
  return po
    .compile(
      { charset: 'utf8', headers, translations },
      { sort: (one, other) => placeOf(one) - placeOf(other) },
    )
    .toString();
}
