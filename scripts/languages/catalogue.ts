import { type GetTextTranslation, po } from 'gettext-parser';

import { keyOf, type Text } from './texts.ts';

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
  const lines = linesOfContexts(source);
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
      line: lines.get(msgctxt)?.shift() ?? 1,
    }))
    .toSorted((one, other) => one.line - other.line);
}

/** The lines at which the entries of a context begin; the parser does not report them. */
function linesOfContexts(source: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const { 0: written, index } of source.matchAll(/^msgctxt (?:"(?:[^"\\]|\\.)*"\s*)+/gm)) {
    const line = source.slice(0, index).split('\n').length;
    lines.set(unquoted(written), [...(lines.get(unquoted(written)) ?? []), line]);
  }
  return lines;
}

/** The text of the quoted lines of an entry. */
const unquoted = (lines: string): string =>
  [...lines.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([quoted]) => String(JSON.parse(quoted))).join('');

/** @param code of the language, as in `content/languages.ts` */
export function writeCatalogue(code: string, entries: readonly Omit<Entry, 'line'>[]): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
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
  const headers = { Language: code.replaceAll('-', '_'), 'Content-Type': 'text/plain; charset=utf-8' };
  return po
    .compile(
      { charset: 'utf8', headers, translations },
      { sort: (one, other) => placeOf(one) - placeOf(other) },
    )
    .toString();
}
