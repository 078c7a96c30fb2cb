import { quoting, type Remark } from '#legal/findings.ts';
import { routes } from '../../../src/routes.ts';
import type { OutlineEntry } from '../../../src/model/legal.schema.ts';
import { isOfLaw } from '#legal/lint/names.ts';
import { findingsAt, type LegalText, type Passage, PROSE } from '#legal/lint/passages.ts';
import type { Check, LegalContext } from '#legal/lint/check.ts';

/** Placeholders for words that are still missing. */
const OPEN = new RegExp(
  [
    String.raw`\[[^\]\n]*\]|«[^»\n]*»|_{3,}|\?{2,}|[●■□▢☐]+|\.{4,}|…{2,}`,
    String.raw`(?:…|\b[XN])(?=\s(?:days?|weeks?|months?|years?|per cent|%))|[$€£][X_]+`,
    String.raw`(?<!\b(?:Article|Part|Chapter|Title|Annex|Schedule)s?\s)\b(?:X{2,}|x{3,})\b`,
    String.raw`\b(?:dd|mm|yyyy)[ ./-](?:dd|mm|yyyy)(?:[ ./-]yyyy)?\b`,
    String.raw`\b(?:TODO|TB[ACD]|tb[acd]|FIXME)\b|\b[Ll]orem ipsum\b|\b[Dd]elete as (?:appropriate|applicable)\b`,
    String.raw`\b(?:[Dd]rafting note|[Nn]ote to draft)\b|\((?:insert|tb[acd])\b[^)]*\)`,
    String.raw`\b[Ii]nsert (?:date|name|amount|number|address|figure)\b|[\w.@-]*\bexample\.(?:com|org|net)\b`,
    // What a word processor or a colleague left.
    String.raw`Error! (?:Bookmark not defined|Reference source not found)\.?|(?<![:\w])//\s.*$`,
    String.raw`^\s*Page \d+\s*$|\bPage \d+ of \d+\b|\bComment(?:ed)? \[\p{L}+\d+\]|\b(?:Formatted|Deleted):\s\p{Lu}`,
    String.raw`\(\p{Lu}\p{Ll}+ to (?:check|confirm|review|draft|advise|update)\b[^)]*\)|\bINTERNAL NOTE\b`,
  ].join('|'),
  'gmu',
);

/** A citation (`[2020]`, `[45]`), `[sic]`, `[t]he`, a quotation, a clause that is kept free, or a sentence in brackets. */
const isWritten = (found: string, text: string, index: number): boolean =>
  (found.startsWith('[') && /“[^”]*$/.test(text.slice(0, index))) ||
  /^\[(?:sic|\p{L}|…|\d{1,4}|(?:.*\b)?(?:reserved|intentionally)\b.*)\]$/iu.test(found) ||
  (found === text.trim() && found.startsWith('[') && found.split(/\s/).length > 4);

/** A form that users fill in, or how they write a day in one. */
const isOfForm = (open: string, { text, heading }: Passage, index: number): boolean =>
  /\bform\b/i.test(heading) ||
  (/^(?:delete|dd|mm|yyyy|\[)/i.test(open) &&
    /(?:\b(?:forms?|format)\b[^.]*|“[^”]*|\(\*\)\s*)$/i.test(text.slice(0, index)));

/** Words that are still to be written. */
export const openPlaces: Check = ({ document: { passages } }) =>
  findingsAt(passages, OPEN, ({ 0: open, index }, passage) =>
    isWritten(open, passage.text, index) || isOfForm(open, passage, index)
      ? undefined
      : quoting(open, ' is left open: write the text that belongs here'),
  );

const UNMARKED = ' ends without a mark: is the passage whole?';

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
    const marks = [/(?<=^|\s)\(([a-z])\)(?=\s)/g, /(?<=^|\s)\((\d)\)(?=\s)/g]
      .map((pattern) => [...text.matchAll(pattern)].map(([, mark = '']) => mark))
      .find(([first]) => first === 'a' || first === '1');
    const places = marks?.map((mark) => mark.charCodeAt(0)) ?? [];
    const astray = places.findIndex((place, index) => index > 0 && place !== (places[index - 1] ?? 0) + 1);
    return astray > 0
      ? quoting(
          `(${marks?.[astray]})`,
          ` follows (${marks?.[astray - 1]}): put the items in order, and write the one that is missing`,
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
    return quoting(words.split(/\s+/).slice(-3).join(' '), UNMARKED);
  },
];

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\bto be (?:confirmed|completed|inserted)(?=\s*(?:[.)\];,]|$))/g, 'may be left open'],
  [/(?<!\[)\*+(?!\])|==|(?<!_)__(?!_)/g, 'is a mark of Markdown that marks nothing'],
  [
    /\b(?:[2-9]|\d{2,}|two|three|six|ten|twelve|thirty|sixty|ninety) (?:(?:calendar|business|working) )?(?:hour|day|week|month|year)(?=[.,;)]|\s(?:of|after|before|from|in|and|or|to|prior|following|until)\b)/g,
    'needs the plural',
  ],
  [
    /(?<=\p{L}\s)-\p{Ll}{2,}|\p{Ll}+-\s(?!and\b|or\b|to\b|nor\b|but\b)\p{Ll}+/gu,
    'is a word that was parted at the end of a line: join it',
  ],
];

/** Marks and lists. */
export const style: Check = ({ document: { passages } }) => [
  ...passages
    .map((passage) => ({ passage, said: passageSlips.map((slip) => slip(passage)).find(Boolean) }))
    .flatMap(({ passage, said }, index, all) => {
      // Cells of a table that was pasted line by line.
      const isGoingOn = said?.message.endsWith(UNMARKED) && all[index - 1]?.said?.message.endsWith(UNMARKED);
      return said && !isGoingOn ? [{ line: passage.lineAt(0), ...said }] : [];
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
  { text, heading, isLinked }: Passage,
  { document, library, laws }: LegalContext,
): Cited | undefined {
  if (isLinked(index + before.length)) return undefined;
  const isNamed = ({ titles: [title = '\0'] }: LegalText) =>
    whose?.toLowerCase().includes(title.toLowerCase());
  const other = library.find(isNamed);
  const isOwn = whose !== undefined && OWN.test(whose);
  // Where the passage or its heading names a law or another document, the number is one of it.
  const isForeign = whose !== undefined || isOfLaw(`${heading} ${text}`, laws) || /\p{Lu}{3,}/u.test(before);
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

const CLAUSE_ON =
  /\b[Cc]lauses? (?:on|about|headed|called) “?(\p{L}{4,}(?: \p{L}{4,})?)(?=[.,;:”)]|\s(?:of|applies|is|are|in)\b)/gu;

const ATTACHED =
  /\b(?:schedule|annex|exhibit|appendix)\s(?:\d{1,2}|[A-Z]|[IVX]+)(?!\w|\.\d)(?!(?:\s(?:and|or)\s\w+\s\w+)?\s(?:of|to|in)\b)/gi;

/** A clause is referred to by its name: its number moves. Nothing is attached to a document. */
export const clauseNumbers: Check = (context) => [
  ...citedClauses(context, ({ cited, entry, path }) =>
    // Clauses may have been renumbered: the one with this number now may be another one.
    entry
      ? quoting(
          cited,
          ` names a clause by its number, which will move, and is “${entry.text}” today: write the name of the clause that is meant as a link, [its words](${path}#its-address)`,
        )
      : quoting(cited, ' names a clause by its number, and there is none of that number: write its name'),
  ),
  ...findingsAt(context.document.passages, CLAUSE_ON, ({ 0: cited, 1: name = '', index }, { isLinked }) => {
    const known = context.document.outline.map(({ text }) => text.toLowerCase());
    const words = name.toLowerCase().split(/\s+/);
    return isLinked(index + cited.length - 1) || known.some((one) => words.some((word) => one.includes(word)))
      ? undefined
      : quoting(cited, ' is the name of no clause: write that of the clause that is meant, as a link');
  }),
  ...findingsAt(context.document.passages, ATTACHED, ({ 0: cited }, { text, heading }) =>
    isOfLaw(`${heading} ${text}`, context.laws)
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
