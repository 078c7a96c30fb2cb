import { routes } from '#src/routes.ts';
import type { LegalText, Passage } from '../passages.ts';
import type { Check, Fault } from '../rules.ts';

/** A fault for each place that a pattern finds, unless there is nothing to say of it. */
const faultsAt = (
  passages: readonly Passage[],
  pattern: RegExp,
  says: (match: RegExpExecArray, passage: Passage) => string | undefined,
): Fault[] =>
  passages.flatMap((passage) =>
    [...passage.text.matchAll(pattern)].flatMap((match) => {
      const message = says(match, passage);
      return message ? [{ line: passage.lineAt(match.index), message }] : [];
    }),
  );

/** What drafters leave where words are still to come. A citation (`[2020]`), `[sic]` and `[t]he` are none. */
const OPEN = new RegExp(
  [
    String.raw`\[(?!(?:sic|\p{L}|…|\d{4})\]|.*\]$)[^\]\n]*\]|(?<=.)\[(?!(?:sic|\p{L}|…|\d{4})\])[^\]\n]*\]|^\[[^\]\s]*(?:\s[^\]\s]+){0,3}\]|«[^»\n]*»`,
    String.raw`_{3,}|\?{2,}|[●■□▢☐]+|\.{4,}|…{2,}`,
    String.raw`…(?=\s(?:days?|weeks?|months?|years?|per cent|%))|\b[XN](?=\s(?:days?|weeks?|months?|years?|per cent))`,
    String.raw`[$€£][X_]+|\bX{2,}\b|\b(?:dd|mm|yyyy)[ ./-](?:dd|mm|yyyy|\d{2,4})(?:[ ./-](?:yyyy|\d{2,4}))?\b`,
    String.raw`\b(?:TODO|TB[ACD]|FIXME)\b|\blorem ipsum\b|\bdelete as (?:appropriate|applicable)\b`,
    String.raw`\b(?:drafting note|note to draft)\b|\((?:insert|tb[acd])\b[^)]*\)`,
    String.raw`\binsert (?:the )?(?:date|name|amount|number|address|figure)\b|\bto be (?:confirmed|completed|inserted)(?=\s*(?:[.)\];,]|$))`,
    String.raw`[\w.@-]*\bexample\.(?:com|org|net)\b`,
  ].join('|'),
  'gu',
);

/** Words that are still to be written. */
export const openPlaces: Check = ({ document: { passages } }) =>
  faultsAt(passages, OPEN, ([open]) => `“${open}” is left open: write the text that belongs here`);

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
    if (!['paragraph', 'item'].includes(kind) || !words || /[.:;?!)\]”…|]$|[;,] (?:and|or)$|^\|/.test(words))
      return undefined;
    return `“${words.split(/\s+/).slice(-3).join(' ')}” ends without a mark: is the passage whole?`;
  },
];

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}’])(?!(?:that|had|is)\s)(\p{L}+(?:\s\p{L}+){0,2})\s+\1(?![\p{L}’])/giu, 'says the same twice'],
  [/\p{L}{2,}[.,;:!?]\p{Lu}\p{Ll}+/gu, 'has no space between'],
  [/[,;:]{2,}|(?<!\.)\.\.(?!\.)/g, 'is typed twice'],
  [/\*\*|==|__/g, 'is a mark of Markdown that marks nothing'],
];

/** Marks, lists and repeated words. */
export const style: Check = ({ document: { passages } }) => [
  ...passages.flatMap((passage) => {
    const message = passageSlips.map((slip) => slip(passage)).find(Boolean);
    return message ? [{ line: passage.lineAt(0), message }] : [];
  }),
  ...SLIPS.flatMap(([pattern, says]) =>
    faultsAt(passages, pattern, ([slip]) => `“${slip.replaceAll(/\s+/g, ' ')}” ${says}`),
  ),
];

/** Of this document, or of another one that is named behind it. */
const BY_NUMBER =
  /(\S+\s+)?\b((?:clause|section|part|paragraph|article|annex|schedule)s?\s(\d+(?:\.\d+)*|(?=\([a-z]\)))(?:\([a-z\d]{1,4}\))*)(?![\w])(?:\s+(?:of|in|to)\s+((?:the |this |these |our )?[\p{L}\d’ -]+))?/giu;
const LAW = /(?:[Ll]aw|Act|[Cc]ode|[Rr]egulations?|[Rr]ules?|[Rr]ulebook|[Dd]irective|\p{Lu}{3,})[,’s]*\s+$/u;

/** A clause is referred to by its name: its number moves. */
export const clauseNumbers: Check = ({ document, library }) =>
  faultsAt(
    document.passages,
    BY_NUMBER,
    ({ 1: before = '', 2: cited = '', 3: number = '', 4: whose, index }, passage) => {
      const other = library.find(({ titles: [title = '\0'] }) =>
        whose?.toLowerCase().includes(title.toLowerCase()),
      );
      const isOwn = other ?? (whose === undefined ? !LAW.test(before) : /^(?:this|these|our) /i.test(whose));
      if (!isOwn || passage.isLinked(index + before.length)) return undefined;
      const rest = passage.text.slice(index).replace(before, '').slice(cited.length);
      if (whose === undefined && /^\s\p{Lu}{2,}/u.test(rest)) return undefined;
      return `“${cited}” names a clause by its number, which will move: ${insteadOf(number, other ?? document, other ? routes[other.id] : '')}`;
    },
  );

function insteadOf(number: string, { outline }: LegalText, path: string): string {
  const entry = outline.find((one) => one.number === number);
  return entry
    ? `write [${entry.text.toLowerCase()}](${path}#${entry.id})`
    : `there is no ${number}; write [name of the clause](${path}#its-address)`;
}
