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

/** @throws Error if the text is not in PO format */
export function readCatalogue(source: string): readonly Entry[] {
  const text = plainEscapes(source);
  // Before the parser, which does not name the line of an entry that is there twice.
  const lines = linesOfEntries(text);
  const { translations } = po.parse(text, { validation: true });
  const charset = /Content-Type:.*charset=([\w-]+)/i.exec(text)?.[1];
  if (charset && !/^utf-?8$/i.test(charset))
    throw new Error(`its header names the charset ${charset}: save it as UTF-8`);
  return entriesOf(translations, lines);
}

/** The entries that are commented out (`#~`), which tools keep for a text that comes back. */
export const readObsolete = (source: string): readonly Entry[] =>
  entriesOf(po.parse(plainEscapes(source)).obsolete ?? {}, new Map());

const entriesOf = (table: GetTextTranslationRecord, lines: ReadonlyMap<string, number>): readonly Entry[] =>
  Object.values(table)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid }) => msgid !== '')
    .map(
      ({
        msgctxt: context = '',
        msgid: english,
        msgstr,
        comments: { flag = '', previous, ...comments } = {},
      }) => {
        const flags = flag.split(/[,\s]+/).filter(Boolean);
        const [former] = flags.includes(FUZZY) && previous ? [...sourcesIn(previous)] : [];
        return {
          ...{ context, english, translation: msgstr[0] ?? '', flags, comments },
          previous: former && { context: former.context || context, english: former.english },
          line: lines.get(keyOf({ context, english })) ?? 1,
        };
      },
    )
    .toSorted((one, other) => one.line - other.line);

/** A catalogue in a file; without entries where there is none, or a broken one, whose problem is then given. */
export async function loadCatalogue(root: string, file: string): Promise<Loaded> {
  let source = '';
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(join(root, file)));
    return { source, entries: readCatalogue(source), problems: [] };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { source, entries: [], problems: [] };
    return { source, entries: [], problems: [{ file, ...faultIn(error) }] };
  }
}

function faultIn(error: unknown): Pick<Finding, 'line' | 'message'> {
  if (error instanceof TypeError) return { line: 1, message: 'is not in UTF-8: save it in that charset' };
  const [, reason = '', line = '1'] =
    /^\w+: (?:Error parsing PO data: )?(.*?)(?: at line (\d+)|$)/.exec(String(error)) ?? [];
  // Only those of the parser have no remedy.
  const remedy = error instanceof SyntaxError ? '. Correct the quotes and keywords of the entry' : '';
  return { line: Number(line), message: `is not in PO format: ${reason}${remedy}` };
}

type Loaded = {
  readonly source: string;
  readonly entries: readonly Entry[];
  readonly problems: readonly Finding[];
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

const STRINGS = String.raw`(?:"(?:[^"\\]|\\.)*"\s*)+`;
const SOURCE = new RegExp(
  String.raw`^(?:msgctxt\s*(?<context>${STRINGS}))?msgid\s*(?<english>${STRINGS})`,
  'gm',
);

/** Contexts and English texts in PO, each with its place. */
const sourcesIn = (text: string): readonly (Source & { readonly index: number })[] =>
  [...text.matchAll(SOURCE)].map(({ index, groups: { context = '', english = '' } = {} }) => ({
    ...{ index, context: unquoted(context), english: unquoted(english) },
  }));

/** The lines at which entries begin, by their keys; the parser does not report them. */
function linesOfEntries(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const { index, ...source } of sourcesIn(text)) {
    const line = text.slice(0, index).split('\n').length;
    if (lines.has(keyOf(source))) {
      const name = source.context || (source.english ? `“${source.english}”` : 'of the header');
      throw new Error(`the entry ${name} is there twice: remove one at line ${line}`);
    }
    lines.set(keyOf(source), line);
  }
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

const LETTERS: Readonly<Record<string, string>> = {
  ...{ n: '\n', t: '\t', r: '\r', a: '\u0007', b: '\b', f: '\f', v: '\v', '\\': '\\', '"': '"' },
};

/** The text of the quoted lines of an entry. */
const unquoted = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => text.replaceAll(/\\(.)/g, (_, letter: string) => LETTERS[letter] ?? letter))
    .join('');

/** The parser escapes these when it writes, and reads no others. */
const quoted = (text: string): string =>
  text
    .replaceAll(/["\\]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`)
    .replaceAll('\r', String.raw`\r`);

const STRING_LINE = /^(?:#(?:~\|?|\|)\s*)?(?:msg\S+\s*)?"/;
const ESCAPE = /(?<bytes>(?:\\(?:[0-7]{1,3}|x[\da-f]{1,2}))+)|\\(?<letter>.)/gi;

/** The same source without the escapes that gettext allows and the parser does not know: `\303\251`, `\x41`, `\a`. */
const plainEscapes = (source: string): string =>
  source
    .split('\n')
    .map((line, index) =>
      STRING_LINE.test(line)
        ? line.replaceAll(ESCAPE, (escape: string, bytes: string | undefined, letter: string) => {
            if (bytes) return quoted(textOfBytes(bytes));
            const text = LETTERS[letter];
            if (text === undefined)
              throw new Error(
                `the escape ${escape} is unknown: write the character itself at line ${index + 1}`,
              );
            return quoted(text);
          })
        : line,
    )
    .join('\n');

const textOfBytes = (escapes: string): string =>
  Buffer.from(
    escapes
      .split('\\')
      .slice(1)
      .map((digits) =>
        /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 8),
      ),
  ).toString();

/**
 * @param code of the language, as in `content/languages.ts`
 * @param former the catalogue before, whose headers and obsolete entries stay: translators' tools keep their own there
 */
export function writeCatalogue(code: string, entries: readonly Omit<Entry, 'line'>[], former = ''): string {
  const parsed = po.parse(plainEscapes(former));
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
    ...(previous.context === context ? [] : [`msgctxt "${quoted(previous.context)}"`]),
    `msgid "${quoted(previous.english)}"`,
  ].join('\n');
