import type { Finding } from '#scripts/checks/support/check.ts';
import { dataWords, type LegalText, wordsOf } from './words.ts';

type Fault = { readonly index: number; readonly message: string };
type Slip = { readonly pattern: RegExp; readonly message: (found: string, ...groups: string[]) => string };

const write = (found: string, what: string, instead: string) => `“${found}” ${what}: write ${instead}`;

/** Where two see the same place, the first of them counts. Letters with a mark of their own are `\p{L}`. */
const slips: readonly Slip[] = [
  {
    pattern: /\[([^\]\n]+)\]\[[^\]\n]*\]/g,
    message: (found, words = '') =>
      write(found, 'names no address', `[${words}](/page), or [${words}](#clause)`),
  },
  {
    pattern:
      /\[[^\]\n]*\]|«[^»\n]*»|_{2,}|\?{2,}|[●■□▢█◻]+|\.{4,}|…{2,}|\b(?:TODO|TB[ACD]|FIXME|XX+|lorem ipsum|(?:dd|xx)[./-](?:mm|xx)[./-](?:yyyy|yy|xxxx)|to be (?:completed|inserted|filled in|drafted))\b|\b[XN](?=\s(?:%|days?|months?|years?|per cent))|[$€£][X_]+/gi,
    message: (found) => write(found, 'is left open', 'the text that belongs here'),
  },
  {
    pattern: /[„‚]([^“”]*)[“”]/g,
    message: (found, inner = '') => write(found, 'has quotes of another language', `“${inner}”`),
  },
  {
    pattern:
      /\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\ufb00-\ufb4f\uff01-\uff60][\p{L}\p{M}]*/gu,
    message: (found) =>
      `“${found}” holds letters of another alphabet that look like ours: type the word anew`,
  },
  {
    pattern: /\S*(?:\ufffd|[ÂÃâ][\u0080-\u00bf€™œ“”˜])\S*/gu,
    message: (found) => `“${found}” was garbled on its way from another program: type it anew`,
  },
  {
    pattern: /"([^"\n]+)"/g,
    message: (found, inner = '') => write(found, 'has straight quotes', `“${inner}”`),
  },
  {
    pattern: /(?<!"[^"\n]+)"(?![^"\n]+")/g,
    message: () => 'a straight " stands alone: write “ before the words and ” behind them',
  },
  {
    pattern: /[\p{L}\d]*'[\p{L}\d]*/gu,
    message: (found) => write(found, 'has a straight apostrophe', found.replace("'", '’')),
  },
  {
    pattern: /(\S+)[ \t]{2,}(\S+)/g,
    message: (found, left, right) => write(found, 'has two spaces', `“${left} ${right}”`),
  },
  {
    pattern: /(\S+)[ \t]+([,.;:!?])(?![\d.])/g,
    message: (found, left = '', mark = '') =>
      write(found, `has a space before “${mark}”`, `“${left}${mark}”`),
  },
  {
    pattern: /(\p{L}{2,}[.,;:!?])(\p{Lu}\p{Ll}+)/gu,
    message: (found, left, right) => write(found, 'has no space between', `“${left} ${right}”`),
  },
  { pattern: /\.{3,}/g, message: (found) => write(found, 'is an ellipsis in full stops', '…') },
  {
    pattern: /[,;:]{2,}|(?<!\.)\.\.(?!\.)/g,
    message: (found) => write(found, 'is typed twice', `“${found[0]}”`),
  },
  {
    pattern: /(\S+) (?:-|--|—) (\S+)/g,
    message: (found, left, right) => write(found, 'has a hyphen for a dash', `“${left} – ${right}”`),
  },
  {
    pattern: /(?<![\d\p{L}-])(\d+)-(\d+)(?![\d\p{L}-])/gu,
    message: (found, from, to) => write(found, 'has a hyphen between two figures', `“${from}–${to}”`),
  },
  {
    pattern: /(?<![\p{L}’])(?!(?:that|had|is)\s)(\p{L}+)\s+\1(?![\p{L}’])/giu,
    message: (found, word = '') => write(found.replace(/\s+/, ' '), 'says a word twice', `“${word}”`),
  },
];

/** Slips of typing, each with what to write instead; data at the top is text too. */
export function typingFaults(text: LegalText): Finding[] {
  const { file } = text;
  return [...wordsOf(text.tree), ...dataWords(text)].flatMap(({ text: words, lineAt }) => {
    const found: (Fault & { readonly end: number })[] = [];
    for (const { pattern, message } of slips)
      for (const { 0: whole, 1: one = '', 2: two = '', index } of words.matchAll(pattern)) {
        const end = index + whole.length;
        const isTaken = found.some((other) => other.index < end && index < other.end);
        if (!isTaken) found.push({ index, end, message: message(whole, one, two) });
      }
    return found.map(({ index, message }) => ({ file, line: lineAt(index), message }));
  });
}
