import { quoting, type Remark } from '#legal/findings.ts';
import { routes } from '../../../src/routes.ts';
import type { OutlineEntry } from '../../../src/model/legal.schema.ts';
import { isOfLaw, sentenceOf } from '#legal/lint/names.ts';
import { findingsAt, type LegalText, type Passage, PROSE } from '#legal/lint/passages.ts';
import type { Check, LegalContext } from '#legal/lint/check.ts';

/** Placeholders for words that are still missing. */
const OPEN = new RegExp(
  [
    String.raw`\[[^\]\n]*\]|«[^»\n]*»|_{3,}|\?{2,}|[●■□▢☐]+|\.{4,}|…{2,}`,
    String.raw`(?:…|\b[XN])(?=\s(?:days?|weeks?|months?|years?|per cent|%))|[$€£][X_]+`,
    String.raw`(?<!\b(?:Article|Part|Chapter|Title|Annex|Schedule)s?\s)\bX{2,}\b`,
    String.raw`\b(?:dd|mm|yyyy)[ ./-](?:dd|mm|yyyy)(?:[ ./-]yyyy)?\b`,
    String.raw`\b(?:TODO|TB[ACD]|tb[acd]|FIXME)\b|\b[Ll]orem ipsum\b|\b[Dd]elete as (?:appropriate|applicable)\b`,
    String.raw`\b(?:[Dd]rafting note|[Nn]ote to draft)\b|\((?:insert|tb[acd])\b[^)]*\)`,
    String.raw`\b[Ii]nsert (?:date|name|amount|number|address|figure)\b|[\w.@-]*\bexample\.(?:com|org|net)\b`,
    // What a word processor or a colleague left.
    String.raw`Error! (?:Bookmark not defined|Reference source not found)\.?|(?<![:\w])//\s.*$`,
    String.raw`^\s*Page \d+(?: of \d+)?\s*$|\bComment(?:ed)? \[\p{L}+\d+\]|\b(?:Formatted|Deleted):\s\p{Lu}`,
    String.raw`\(\p{Lu}\p{Ll}+ to (?:check|confirm|review|draft|advise|update)\b[^)]*\)|\bINTERNAL NOTE\b`,
  ].join('|'),
  'gmu',
);

/** A citation (`[2020]`, `[45]`), `[sic]`, `[t]he`, a quotation, a clause that is kept free, or a sentence in brackets. */
const isWritten = (found: string, text: string, index: number): boolean =>
  (found.startsWith('[') && /“[^”]*$/.test(text.slice(0, index))) ||
  /^\[(?:sic|\p{L}|…|\d{1,4}|(?:.*\b)?(?:reserved|intentionally)\b.*)\]$/iu.test(found) ||
  (found === text.trim() && found.startsWith('[') && found.split(/\s/).length > 4);

/** Words that are still to be written. */
export const openPlaces: Check = ({ document: { passages } }) =>
  findingsAt(passages, OPEN, ({ 0: open, index }, { text }) =>
    isWritten(open, text, index)
      ? undefined
      : quoting(open, ' is left open: write the text that belongs here'),
  );

/** Slips of the whole passage, of which at most the first is reported. */
const passageSlips: readonly ((passage: Passage) => Remark | undefined)[] = [
  ({ text }) => {
    const [, mark, word] =
      /^\s*([•–—→·*]|\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)|\d+(?:\.\d+)+\.?|(?:[a-z]|\d{1,2})\.(?=\s\p{Lu}))\s*(\S+)/u.exec(
        text,
      ) ?? [];
    return mark
      ? quoting(
          `${mark} ${word}`,
          ' begins with a mark that is typed: write - for a list, or ### and a name for a clause',
        )
      : undefined;
  },
  ({ text }) => {
    const letters = [...text.matchAll(/(?<=^|\s)\(([a-z])\)(?=\s)/g)].map(([, letter = '']) =>
      letter.charCodeAt(0),
    );
    if (letters[0] !== 97) return undefined;
    const back = letters.findIndex((letter, index) => index > 0 && letter < (letters[index - 1] ?? 0));
    const sorted = letters.toSorted((one, other) => one - other);
    if (back > 0 && sorted.every((letter, index) => letter === 97 + index))
      return quoting(
        `(${String.fromCharCode(letters[back] ?? 0)})`,
        ` comes after (${String.fromCharCode(letters[back - 1] ?? 0)}): put the items in order`,
      );
    const gap = letters.find((letter, index) => index > 0 && letter === (letters[index - 1] ?? 0) + 2);
    return gap
      ? quoting(
          `(${String.fromCharCode(gap)})`,
          ` follows (${String.fromCharCode(gap - 2)}): is (${String.fromCharCode(gap - 1)}) missing?`,
        )
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
      return quoting(near.trim(), ` has ${open} and ${close} that do not match`);
    })[0],
  ({ text, kind }) => {
    const words = text.trim();
    if (!PROSE.has(kind) || !words || /[.:;?!)\]”…|]$|[;,] (?:and|or)$|^\|/.test(words)) return undefined;
    return quoting(words.split(/\s+/).slice(-3).join(' '), ' ends without a mark: is the passage whole?');
  },
];

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}’])(?!(?:that|had|is)\s)(\p{L}+(?:\s\p{L}+){0,2})\s+\1(?![\p{L}’])/giu, 'says the same twice'],
  [/\p{L}{2,}[.,;:!?]\p{Lu}\p{Ll}+/gu, 'has no space between'],
  [/[,;:]{2,}|(?<!\.)\.\.(?!\.)/g, 'is typed twice'],
  [/(?:(?<=^|[.:;“] )A|\ba) (?!one\b|once\b|[eE]u)[aeioAEIO]\p{Ll}+/gu, 'needs “an”'],
  [/\b[aA]n (?:[uU]se|[uU]ni[flqtv]|[b-df-gj-np-tv-wyzB-DF-GJ-NP-TV-WYZ])\p{Ll}+/gu, 'needs “a”'],
  [/\bto be (?:confirmed|completed|inserted)(?=\s*(?:[.)\];,]|$))/g, 'may be left open'],
  [/\*+|==|__/g, 'is a mark of Markdown that marks nothing'],
  [
    /\p{Ll}+- (?!and\b|or\b|to\b|nor\b|but\b)\p{Ll}+/gu,
    'is a word that was parted at the end of a line: join it',
  ],
];

/** Marks, lists and repeated words. */
export const style: Check = ({ document: { passages } }) => [
  ...passages.flatMap((passage) => {
    const said = passageSlips.map((slip) => slip(passage)).find(Boolean);
    return said ? [{ line: passage.lineAt(0), ...said }] : [];
  }),
  ...SLIPS.flatMap(([pattern, says]) =>
    findingsAt(passages, pattern, ([slip]) => quoting(slip.replaceAll(/\s+/g, ' '), ` ${says}`)),
  ),
];

const NUMBERS = String.raw`\d+[a-z]?(?:\.\d+)*(?:\([a-z\d]{1,4}\))*`;
const CITED = '(?:clause|section|part|paragraph|article)s?';
/** Of this document, or of another one that is named behind it or behind others of it. */
const BY_NUMBER = new RegExp(
  String.raw`(\S+\s+)?\b(${CITED}\s(\d+(?:\.\d+)*|(?=\([a-z]\)))(?:\([a-z\d]{1,4}\))*)(?!\w)(?:(?:,|\s(?:and|or|to))\s(?:${CITED}\s)?${NUMBERS})*(?:\s\([^)]*\))?(?:\s+(?:of|in|to|under)\s+((?:the |this |these |our )?[\p{L}\d’ -]+))?`,
  'giu',
);

const OWN = /^(?:this|these|our) (?:terms|polic|agreement|document)/i;

type Cited = {
  readonly cited: string;
  /** Absent where no clause has that number. */
  readonly entry: OutlineEntry | undefined;
  /** Of another document. */
  readonly path: string;
  readonly isCertain: boolean;
};

const citedClauses = (context: LegalContext, says: (cited: Cited) => Remark | undefined) =>
  findingsAt(context.document.passages, BY_NUMBER, (match, passage) => {
    const found = citedClause(match, passage, context);
    return found && says(found);
  });

function citedClause(
  { 1: before = '', 2: cited = '', 3: number = '', 4: whose, index }: RegExpExecArray,
  { text, isLinked }: Passage,
  { document, library, laws }: LegalContext,
): Cited | undefined {
  if (isLinked(index + before.length)) return undefined;
  const isNamed = ({ titles: [title = '\0'] }: LegalText) =>
    whose?.toLowerCase().includes(title.toLowerCase());
  const other = library.find(isNamed);
  const isOwn = whose !== undefined && OWN.test(whose);
  // Where a law or another document is named, the number is one of it.
  const isForeign =
    whose !== undefined || isOfLaw(sentenceOf(text, index), laws) || /\p{Lu}{3,}/u.test(before);
  if (!other && !isOwn && isForeign) return undefined;
  return {
    cited,
    entry: (other ?? document).outline.find((one) => one.number === number),
    path: other ? routes[other.id] : '',
    isCertain: number !== '' && (whose !== undefined || /^clause/i.test(cited)),
  };
}

/** A clause of ours by a number that none has. */
export const missingNumbers: Check = (context) =>
  citedClauses(context, ({ cited, entry, path, isCertain }) =>
    !entry && isCertain
      ? quoting(
          cited,
          ` is no clause: write the words of its heading as a link, [words](${path}#its-address)`,
        )
      : undefined,
  );

const ATTACHED =
  /\b(?:schedule|annex|exhibit|appendix)\s(?:\d{1,2}|[A-Z]|[IVX]+)(?!\w|\.\d)(?!(?:\s(?:and|or)\s\w+\s\w+)?\s(?:of|to|in)\b)/gi;

/** A clause is referred to by its name: its number moves. Nothing is attached to a document. */
export const clauseNumbers: Check = (context) => [
  ...citedClauses(context, ({ cited, entry, path }) =>
    entry
      ? quoting(
          cited,
          ` names a clause by its number, which will move: write [${entry.text.toLowerCase()}](${path}#${entry.id})`,
        )
      : quoting(cited, ' names a clause by its number, and there is none of that number: write its name'),
  ),
  ...findingsAt(context.document.passages, ATTACHED, ({ 0: cited, index }, { text }) =>
    isOfLaw(sentenceOf(text, index), context.laws)
      ? undefined
      : quoting(
          cited,
          ' is not attached to this document: name the document that has it, or write its words here',
        ),
  ),
];

/** Title, summary and notes are printed as they are typed. */
export const componentsAsText: Check = ({ document: { passages } }) =>
  findingsAt(
    passages.filter(({ kind }) => kind === 'data'),
    /<\/?\p{Lu}\p{L}*\b[^>]*>/gu,
    ([component]) =>
      quoting(component, ' is shown as it is typed here: write the figure or the words themselves'),
  );
