import { legalRule } from '../legal-rule.ts';
import { dataWords, wordsOf } from '../words.ts';

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

/**
 * What is a slip, and its message: `$&` is the slip, `$1` to `$4` are its parts. Where two see the
 * same place, the first of them counts. Letters with a mark of their own are `\p{L}`.
 */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\[([^\]\n]+)\]\s\(([#/][^)\n]*)\)/g, '“$&” is no link as it stands: write [$1]($2)'],
  [/\(([^)\n]+)\)\[([#/][^\]\n]*)\]/g, '“$&” is no link as it stands: write [$1]($2)'],
  [/\[([^\]\n]+)\]\[[^\]\n]*\]/g, '“$&” names no address: write [$1](/page), or [$1](#clause)'],
  [OPEN, '“$&” is left open: write the text that belongs here'],
  [
    /(?:[„‚]|,,)([^“”\n]*)[“”]|[「『]([^」』\n]*)[」』]/g,
    '“$&” has quotes of another language: write “$1$2”',
  ],
  [
    /[^\s“”()]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\u02b0-\u02ff\u037e\u2024\u2032-\u2037\u2160-\u2188\u2460-\u24ff\ufb00-\ufb4f\uff01-\uff60\u{1d400}-\u{1d7ff}][^\s“”(),.:;]*/gu,
    '“$&” holds letters of another alphabet that look like ours: type the word anew',
  ],
  [
    /\S*(?:\ufffd|[ÂÃâ][\u0080-\u00bf€™œ“”˜])\S*/gu,
    '“$&” was garbled on its way from another program: type it anew',
  ],
  [/"([^"\n]+)"/g, '“$&” has straight quotes: write “$1”'],
  [/(?<!"[^"\n]+)"(?![^"\n]+")/g, 'a straight " stands alone: write “ before the words and ” behind them'],
  [
    /``([^`'\n]+)''|(?<![\p{L}\d])['´`]([^'´`\n]+)['´`](?![\p{L}\d])/gu,
    '“$&” has straight quotes: write “$1$2”',
  ],
  [/(?<![\p{L}\d])’(\p{L}{3,})’(?!\p{L})/gu, '“$&” begins with a mark that closes: write “$1”'],
  [/(\p{L}+)‘(\p{L}*)/gu, '“$&” has a quotation mark for an apostrophe: write $1’$2'],
  [
    /(?:^|(?<=[\s(]))‘(?![^’]*’)(\S+)/g,
    '“$&” opens a quotation that is not closed: write ’ behind its words',
  ],
  [/([\p{L}\d]*)'([\p{L}\d]*)/gu, '“$&” has a straight apostrophe: write $1’$2'],
  [/(\S+)[ \t]{2,}(\S+)/g, '“$&” has two spaces: write “$1 $2”'],
  [/(\S+)[ \t]+([,.;:!?])(?![\d.])/g, '“$&” has a space before “$2”: write “$1$2”'],
  [/(\p{L}{2,}[.,;:!?])(\p{Lu}\p{Ll}+)/gu, '“$&” has no space between: write “$1 $2”'],
  [/\.{3,}/g, '“$&” is an ellipsis in full stops: write …'],
  [/([,;:])[,;:]+|(?<!\.)(\.)\.(?!\.)/g, '“$&” is typed twice: write “$1$2”'],
  [/(\S+) (?:-|--|—) (\S+)/g, '“$&” has a hyphen for a dash: write “$1 – $2”'],
  [/(?<![\d\p{L}-])(\d+)-(\d+)(?![\d\p{L}-])/gu, '“$&” has a hyphen between two figures: write “$1–$2”'],
  [/(?<![\p{L}’])(?!(?:that|had|is)\s)(\p{L}+)\s+\1(?![\p{L}’])/giu, '“$&” says a word twice: write “$1”'],
];

/** Slips of typing, each with what to write instead; data at the top is text too. */
export const typing = legalRule('typing', ({ document: text }) =>
  [...wordsOf(text.tree), ...dataWords(text)].flatMap(({ text: words, lineAt }) => {
    const found: { readonly index: number; readonly end: number; readonly message: string }[] = [];
    for (const [pattern, says] of slips)
      for (const match of words.matchAll(pattern)) {
        const end = match.index + match[0].length;
        if (found.some((other) => other.index < end && match.index < other.end)) continue;
        const message = says.replaceAll(/\$([&1-4])/g, (_mark, part) =>
          (match[Number(part) || 0] ?? '').replaceAll(/\s*\n\s*/g, ' '),
        );
        found.push({ index: match.index, end, message });
      }
    return found.map(({ index, message }) => ({ line: lineAt(index), message }));
  }),
);
