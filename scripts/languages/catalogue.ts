import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  type GetTextComment,
  type GetTextTranslation,
  type GetTextTranslationRecord,
  po,
} from 'gettext-parser';

import { defaultLanguage, type LanguageCode } from '#content/languages.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { keyOf, type Text } from './texts.ts';

/** The catalogue of a module of words. */
export const catalogueOf = (code: string, file: string): string =>
  `content/${code}/${file.replace(/\.ts$/, '.po')}`;

type Source = Pick<Text, 'context' | 'english'>;

/** An entry of a catalogue in gettext's PO format. */
export type Entry = Source & {
  /** Empty: not yet translated. */
  readonly translation: string;
  readonly flags: readonly string[];
  /** While it is fuzzy: the English text from which the translation was made (`#|`). */
  readonly previous?: Source | undefined;
  /** What translators and their tools have noted (`# `, `#.`, `#:`). */
  readonly comments?: GetTextComment | undefined;
  /** In the file, from 1. */
  readonly line: number;
};

/** The flag of a translation whose English text has changed since. */
export const FUZZY = 'fuzzy';

/** The flag of a text that is the same in English and in this language; Weblate knows it too. */
export const SAME = 'ignore-same';

export type Catalogue = {
  readonly source: string;
  /** None where there is a problem. */
  readonly entries: readonly Entry[];
  readonly problems: readonly Finding[];
};

/** A catalogue in a file; without entries where there is none. */
export async function loadCatalogue(root: string, file: string): Promise<Catalogue> {
  const bytes = await readFile(join(root, file)).catch(() => Buffer.alloc(0));
  if (isUtf8(bytes)) return readCatalogue(new TextDecoder().decode(bytes), file);
  const message = 'is not in UTF-8: save it in that charset';
  return { source: '', entries: [], problems: [{ file, line: 1, message }] };
}

/** @param file names it in problems */
export function readCatalogue(source: string, file = ''): Catalogue {
  const entries = new Map<string, Entry>();
  const problems: Finding[] = [];
  for (const { start, line, text } of piecesOf(source)) {
    const report = (message: string, at = line - start + 1) =>
      problems.push({ file, line: start + at - 1, message });
    const [before, escape] = UNKNOWN_ESCAPE.exec(text)?.slice(1) ?? [];
    if (before !== undefined)
      report(`has the escape ${escape}: write the character itself`, before.split('\n').length);
    try {
      const { translations } = po.parse(text, { validation: true });
      const charset = /"Content-Type:.*charset=([\w-]+)/.exec(text)?.[1];
      if (charset && !/^utf-?8$/i.test(charset))
        report(`names the charset ${charset} in its header: save it as UTF-8`);
      for (const entry of entriesOf(translations, line)) {
        if (entries.has(keyOf(entry))) report(`has the entry ${entry.context} twice: remove one`);
        entries.set(keyOf(entry), entry);
      }
    } catch (error) {
      const at = error instanceof Error && 'lineNumber' in error ? Number(error.lineNumber) : 1;
      report('is not in PO format: correct the quotes and keywords of the entry', at);
    }
  }
  return { source, problems, entries: problems.length > 0 ? [] : [...entries.values()] };
}

/** Comments, context and English text at the beginning of an entry. */
const START = /(?<comments>^(?:[ \t\r]*(?:#(?!~).*)?\n)*)(?:msgctxt\b[^]*?^)?msgid\b/gm;

/** In a quoted line, an escape that the parser does not know, such as `\303` or `\a`. */
const UNKNOWN_ESCAPE = /^([^]*?^(?:msg\S+\s*)?"(?:[^\\\n]|\\[\\"ntr])*)(\\[^\\"ntr])/m;

type Piece = {
  readonly text: string;
  /** Of its first comment, and of its first keyword, from 1: the parser does not tell them. */
  readonly start: number;
  readonly line: number;
};

/** The text of each entry, and what is before the first. */
function piecesOf(source: string): readonly Piece[] {
  const starts = [...source.matchAll(START)];
  const ends = [...starts.map(({ index }) => index), source.length];
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const pieces = starts.map(({ index, groups }, at) => ({
    text: source.slice(index, ends[at + 1]),
    start: lineAt(index),
    line: lineAt(index + (groups?.['comments'] ?? '').length),
  }));
  return [{ text: `${source.slice(0, ends[0])}\n`, start: 1, line: 1 }, ...pieces];
}

/** The entries that are commented out (`#~`), which tools keep for a text that comes back. */
export const readObsolete = (source: string): readonly Entry[] => entriesOf(po.parse(source).obsolete ?? {});

const entriesOf = (table: GetTextTranslationRecord, line = 1): readonly Entry[] =>
  Object.values(table)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid }) => msgid !== '')
    .map(({ msgctxt = '', msgid: english, msgstr, comments: { flag = '', previous, ...comments } = {} }) => {
      const flags = flag.split(/[,\s]+/).filter(Boolean);
      const [former] =
        flags.includes(FUZZY) && previous
          ? entriesOf(po.parse(`${previous}\nmsgstr ""`).translations, line)
          : [];
      return {
        ...{ context: msgctxt, english, translation: msgstr[0] ?? '', flags, comments, line },
        previous: former && { context: former.context || msgctxt, english: former.english },
      };
    });

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
  // A broken catalogue is reported when it is translated.
  for (const { line, translation } of readCatalogue(source).entries)
    lines[line - 1] = translation.replaceAll('\n', ' ');
  return lines;
}

/** The first place of a letter in a module of words, or in the catalogue that the module was made from. */
export async function placeOfLetter(root: string, code: LanguageCode, module: string, letter: string) {
  const file = code === defaultLanguage ? `content/${code}/${module}` : catalogueOf(code, module);
  const source = await readFile(join(root, file), 'utf8');
  const lines = file.endsWith('.po') ? translationLines(source) : source.split('\n');
  return {
    file,
    line:
      1 +
      Math.max(
        0,
        lines.findIndex((line) => line.includes(letter)),
      ),
  };
}

/**
 * @param code of the language, as in `content/languages.ts`
 * @param former the catalogue before, whose headers and obsolete entries stay: translators' tools keep their own there
 */
export function writeCatalogue(code: string, entries: readonly Omit<Entry, 'line'>[], former = ''): string {
  const parsed = po.parse(former);
  const header = parsed.translations['']?.[''];
  const order = new Map(entries.map((entry, index) => [keyOf(entry), index]));
  const headers = {
    ...parsed.headers,
    ...{ Language: code.replaceAll('-', '_'), 'Content-Type': 'text/plain; charset=utf-8' },
  };
  const table = {
    ...{ charset: 'utf8', headers },
    translations: { ...(header && { '': { '': header } }), ...tableOf(entries) },
    obsolete: tableOf(readObsolete(former).filter((entry) => !order.has(keyOf(entry)))),
  };
  const placeOf = ({ msgctxt = '', msgid }: GetTextTranslation) =>
    order.get(keyOf({ context: msgctxt, english: msgid })) ?? 0;
  return po.compile(table, { sort: (one, other) => placeOf(one) - placeOf(other) }).toString();
}

function tableOf(entries: readonly Omit<Entry, 'line'>[]): GetTextTranslationRecord {
  const table: GetTextTranslationRecord = {};
  for (const { context, english, translation, flags, previous, comments } of entries)
    (table[context] ??= {})[english] = {
      ...{ msgctxt: context, msgid: english, msgstr: [translation] },
      comments: {
        ...comments,
        ...(flags.length > 0 && { flag: flags.join(', ') }),
        ...(previous && { previous: previousLines(previous, context) }),
      },
    };
  return table;
}

const previousLines = (previous: Source, context: string): string =>
  [
    ...(previous.context === context ? [] : [`msgctxt ${JSON.stringify(previous.context)}`]),
    `msgid ${JSON.stringify(previous.english)}`,
  ].join('\n');
