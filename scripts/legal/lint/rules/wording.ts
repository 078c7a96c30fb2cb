import { routes } from '#src/routes.ts';
import type { OutlineEntry } from '#src/model/legal.schema.ts';
import { type Passage, PROSE } from '../passages.ts';
import type { Check, Finding, LegalContext } from '../rules.ts';

/** A finding for each place that a pattern finds, unless there is nothing to say of it. */
const findingsAt = (
  passages: readonly Passage[],
  pattern: RegExp,
  says: (match: RegExpExecArray, passage: Passage) => string | undefined,
): Finding[] =>
  passages.flatMap((passage) =>
    [...passage.text.matchAll(pattern)].flatMap((match) => {
      const message = says(match, passage);
      return message ? [{ line: passage.lineAt(match.index), message }] : [];
    }),
  );

/** Placeholders for words that are still missing. */
const OPEN = new RegExp(
  [
    String.raw`\[[^\]\n]*\]|«[^»\n]*»|_{3,}|\?{2,}|[●■□▢☐]+|\.{4,}|…{2,}`,
    String.raw`(?:…|\b[XN])(?=\s(?:days?|weeks?|months?|years?|per cent|%))|[$€£][X_]+`,
    String.raw`(?<!\b(?:Article|Part|Chapter|Title|Annex|Schedule)s?\s)\bX{2,}\b`,
    String.raw`\b(?:dd|mm|yyyy)[ ./-](?:dd|mm|yyyy)(?:[ ./-]yyyy)?\b`,
    String.raw`\b(?:TODO|TB[ACD]|FIXME)\b|\blorem ipsum\b|\bdelete as (?:appropriate|applicable)\b`,
    String.raw`\b(?:drafting note|note to draft)\b|\((?:insert|tb[acd])\b[^)]*\)`,
    String.raw`\binsert (?:date|name|amount|number|address|figure)\b|[\w.@-]*\bexample\.(?:com|org|net)\b`,
  ].join('|'),
  'gu',
);

/** A citation (`[2020]`), `[sic]`, `[t]he`, a clause that is kept free, or a sentence in brackets. */
const isWritten = (found: string, text: string): boolean =>
  /^\[(?:sic|\p{L}|…|\d{4}|(?:.*\b)?(?:reserved|intentionally)\b.*)\]$/iu.test(found) ||
  (found === text.trim() && found.startsWith('[') && found.split(/\s/).length > 4);

/** Words that are still to be written. */
export const openPlaces: Check = ({ document: { passages } }) =>
  findingsAt(passages, OPEN, ([open], { text }) =>
    isWritten(open, text) ? undefined : `“${open}” is left open: write the text that belongs here`,
  );

/** Slips of the whole passage, of which at most the first is reported. */
const passageSlips: readonly ((passage: Passage) => string | undefined)[] = [
  ({ text }) => {
    const [, mark, word] =
      /^\s*([•–—→·*]|\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)|\d+(?:\.\d+)+\.?|(?:[a-z]|\d{1,2})\.(?=\s\p{Lu}))\s*(\S+)/u.exec(
        text,
      ) ?? [];
    return (
      mark &&
      `“${mark} ${word}” begins with a mark that is typed: write - for a list, or ### and a name for a clause`
    );
  },
  ({ text }) => {
    const letters = [...text.matchAll(/(?<=^|\s)\(([a-z])\)(?=\s)/g)].map(([, letter = '']) =>
      letter.charCodeAt(0),
    );
    const gap =
      letters[0] === 97 &&
      letters.find((letter, index) => index > 0 && letter === (letters[index - 1] ?? 0) + 2);
    return gap
      ? `“(${String.fromCharCode(gap)})” follows (${String.fromCharCode(gap - 2)}): is (${String.fromCharCode(gap - 1)}) missing?`
      : undefined;
  },
  ({ text }) =>
    [
      ['“', '”'],
      ['(', ')'],
    ].flatMap(([open = '', close = '']) => {
      const count = (mark: string) => text.split(mark).length;
      if (count(open) === count(close)) return [];
      const near = text
        .slice(Math.max(0, text.indexOf(count(open) > count(close) ? open : close) - 10))
        .slice(0, 30);
      return `“${near.trim()}” has ${open} and ${close} that do not match`;
    })[0],
  ({ text, kind }) => {
    const words = text.trim();
    if (!PROSE.has(kind) || !words || /[.:;?!)\]”…|]$|[;,] (?:and|or)$|^\|/.test(words)) return undefined;
    return `“${words.split(/\s+/).slice(-3).join(' ')}” ends without a mark: is the passage whole?`;
  },
];

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}’])(?!(?:that|had|is)\s)(\p{L}+(?:\s\p{L}+){0,2})\s+\1(?![\p{L}’])/giu, 'says the same twice'],
  [/\p{L}{2,}[.,;:!?]\p{Lu}\p{Ll}+/gu, 'has no space between'],
  [/[,;:]{2,}|(?<!\.)\.\.(?!\.)/g, 'is typed twice'],
  [/\bnon \p{Ll}+/gu, 'lacks its hyphen'],
  [/\b(?:an? (?:the|it|they|we|you|is|are|may)|there \p{Lu}\p{Ll}+)\b/gu, 'is no English: is a word wrong?'],
  [/(?:(?<=^|[.:;“] )A|\ba) (?!one\b|once\b|[eE]u)[aeioAEIO]\p{Ll}+/gu, 'needs “an”'],
  [/\b[aA]n (?:[uU]se|[uU]ni[flqtv]|[b-df-gj-np-tv-wyzB-DF-GJ-NP-TV-WYZ])\p{Ll}+/gu, 'needs “a”'],
  [/\bit’s\b/gi, 'means “it is”: is “its” meant?'],
  [/\bto be (?:confirmed|completed|inserted)(?=\s*(?:[.)\];,]|$))/g, 'may be left open'],
  [/\*\*|==|__/g, 'is a mark of Markdown that marks nothing'],
];

/** Marks, lists and repeated words. */
export const style: Check = ({ document: { passages } }) => [
  ...passages.flatMap((passage) => {
    const message = passageSlips.map((slip) => slip(passage)).find(Boolean);
    return message ? [{ line: passage.lineAt(0), message }] : [];
  }),
  ...SLIPS.flatMap(([pattern, says]) =>
    findingsAt(passages, pattern, ([slip]) => `“${slip.replaceAll(/\s+/g, ' ')}” ${says}`),
  ),
];

const NUMBERS = String.raw`\d+[a-z]?(?:\.\d+)*(?:\([a-z\d]{1,4}\))*`;
const CITED = '(?:clause|section|part|paragraph|article|annex|schedule)s?';
/** Of this document, or of another one that is named behind it or behind others of it. */
const BY_NUMBER = new RegExp(
  String.raw`(\S+\s+)?\b(${CITED}\s(\d+(?:\.\d+)*|(?=\([a-z]\)))(?:\([a-z\d]{1,4}\))*)(?!\w)(?:(?:,|\s(?:and|or|to))\s(?:${CITED}\s)?${NUMBERS})*(?:\s+(?:of|in|to)\s+((?:the |this |these |our )?[\p{L}\d’ -]+))?`,
  'giu',
);
const LAW = /(?:[Ll]aw|Act|[Cc]ode|[Rr]egulations?|[Rr]ules?|[Rr]ulebook|[Dd]irective|\p{Lu}{3,})[,’s]*\s+$/u;

const OWN = /^(?:this|these|our) (?:terms|polic|agreement|document)/i;

const citedClauses = (
  { document, library }: LegalContext,
  says: (
    cited: string,
    entry: OutlineEntry | undefined,
    path: string,
    isCertain: boolean,
  ) => string | undefined,
) =>
  findingsAt(
    document.passages,
    BY_NUMBER,
    ({ 0: whole, 1: before = '', 2: cited = '', 3: number = '', 4: whose, index }, passage) => {
      const other = library.find(({ titles: [title = '\0'] }) =>
        whose?.toLowerCase().includes(title.toLowerCase()),
      );
      const isOwn = other ?? (whose === undefined ? !LAW.test(before) : OWN.test(whose));
      if (!isOwn || passage.isLinked(index + before.length)) return undefined;
      if (whose === undefined && /^\s\p{Lu}{2,}/u.test(passage.text.slice(index + whole.length)))
        return undefined;
      const entry = (other ?? document).outline.find((one) => one.number === number);
      const isCertain = number !== '' && (whose !== undefined || /^clause/i.test(cited));
      return says(cited, entry, other ? routes[other.id] : '', isCertain);
    },
  );

/** A clause of ours by a number that none has. */
export const missingNumbers: Check = (context) =>
  citedClauses(context, (cited, entry, path, isCertain) =>
    !entry && isCertain
      ? `“${cited}” is no clause: write [name of the clause](${path}#its-address)`
      : undefined,
  );

/** A clause is referred to by its name: its number moves. */
export const clauseNumbers: Check = (context) =>
  citedClauses(context, (cited, entry, path) => {
    const instead = entry
      ? `${entry.text.toLowerCase()}](${path}#${entry.id}`
      : `name of the clause](${path}#its-address`;
    return `“${cited}” names a clause by its number, which will move: write [${instead})`;
  });
