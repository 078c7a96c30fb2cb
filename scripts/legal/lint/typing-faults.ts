import type { Finding } from '#scripts/checks/support/check.ts';
import { dataWords, type LegalText, wordsOf } from './words.ts';

type Fault = { readonly index: number; readonly message: string };
type Slip = { readonly pattern: RegExp; readonly message: (found: string, ...groups: string[]) => string };

const write = (found: string, what: string, instead: string) => `“${found}” ${what}: write ${instead}`;

/** What drafters leave where words are still to come. */
const OPEN = new RegExp(
  [
    String.raw`\[+[^\]\n]*\]+|«[^»\n]*»|‹[^›\n]*›|【[^】\n]*】|⟦[^⟧\n]*⟧|<<[^>\n]*>>`,
    String.raw`[$%#@]{1,2}[A-Z][A-Z_]*[$%#@]{1,2}|@{2,}|(?<!#|^)#{2,}|\*{3,}|_{2,}|\?{2,}|[●■□▢█◻☐☑☒⬜⬛]+`,
    String.raw`\.{4,}|…{2,}|(?:\. ){2,}\.|(?:- ){2,}-|(?<=\s)[•_~](?=[\s.,;])|(?<![\w.])@\w+`,
    String.raw`(?:…|\.{3})(?=\s(?:[a-z]+\s)?(?:days?|weeks?|months?|years?|hours?|per cent|%|dollars))`,
    String.raw`\((?:(?:insert|tb[acd]|to be)\b[^)]*|[●•*?]|date|day|name|amount|number|address)\)`,
    String.raw`\binsert (?:the )?(?:date|name|amount|number|address|figure|text|details)\b(?: here)?`,
    String.raw`\b(?:TODO|TB[ACD]|T\.B\.[ACD]\.?|FIXME|TK|XYZ(?: (?:Ltd|Limited|LLC))?|NaN|N\.N\.)(?!\w)`,
    String.raw`\b(?:NTD|notes? to (?:draft|self)|draft(?:ing|er’s) note|delete as (?:appropriate|applicable))\b`,
    String.raw`\blorem ipsum[^.\n]*|error! [^.\n]+|#(?:REF|NAME|VALUE|N/A)[!?]?`,
    String.raw`\bto be (?:completed|inserted|filled in|drafted)\b|\bto be (?:confirmed|determined|agreed|advised|decided)(?=\s*(?:[.)\];,]|$|here\b))`,
    String.raw`\b(?:dd|mm|xx|yyyy)(?:[ ./-](?:dd|mmm?|month|xx(?:xx)?|yy(?:yy)?|\d{2,4}))+\b|\bXX+\b`,
    String.raw`\b[XNY](?=\s(?:%|days?|weeks?|months?|years?|per cent))|[$€£][X_]+`,
    String.raw`[\w.@-]*\bexample\.(?:com|org|net)\b`,
  ].join('|'),
  'giu',
);

/** Where two see the same place, the first of them counts. Letters with a mark of their own are `\p{L}`. */
const slips: readonly Slip[] = [
  {
    pattern: /\[[^\]\n]+\]\s\([#/][^)\n]*\)|\([^)\n]+\)\[[#/][^\]\n]*\]/g,
    message: (found) =>
      write(
        found,
        'is no link as it stands',
        found.replace(/^[[(]([^\])]+)[\])]\s?[[(]([^\])]+)[\])]$/, '[$1]($2)'),
      ),
  },
  {
    pattern: /\[([^\]\n]+)\]\[[^\]\n]*\]/g,
    message: (found, words = '') =>
      write(found, 'names no address', `[${words}](/page), or [${words}](#clause)`),
  },
  {
    pattern: OPEN,
    message: (found) => write(found, 'is left open', 'the text that belongs here'),
  },
  {
    pattern: /(?:[„‚]|,,)([^“”\n]*)[“”]|[「『]([^」』\n]*)[」』]/g,
    message: (found, inner = '', other = '') =>
      write(found, 'has quotes of another language', `“${inner || other}”`),
  },
  {
    pattern:
      /[^\s“”()]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\u02b0-\u02ff\u037e\u2024\u2032-\u2037\u2160-\u2188\u2460-\u24ff\ufb00-\ufb4f\uff01-\uff60\u{1d400}-\u{1d7ff}][^\s“”(),.:;]*/gu,
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
    pattern: /``([^`'\n]+)''|(?<![\p{L}\d])['´`]([^'´`\n]+)['´`](?![\p{L}\d])/gu,
    message: (found, inner = '', other = '') => write(found, 'has straight quotes', `“${inner || other}”`),
  },
  {
    pattern: /(?<![\p{L}\d])’(\p{L}{3,})’(?!\p{L})/gu,
    message: (found, inner = '') => write(found, 'begins with a mark that closes', `“${inner}”`),
  },
  {
    pattern: /\p{L}+‘\p{L}*/gu,
    message: (found) => write(found, 'has a quotation mark for an apostrophe', found.replace('‘', '’')),
  },
  {
    pattern: /(?:^|(?<=[\s(]))‘(?![^’]*’)(\S+)/g,
    message: (found) => `“${found}” opens a quotation that is not closed: write ’ behind its words`,
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
