import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { quoting, type TextFinding } from '#legal/findings.ts';
import { site } from '../../../content/site.ts';
import { listFiles } from '../../../scripts/support/list-files.ts';
import { paths } from '../../../scripts/support/paths.ts';
import { MONTHS } from '../../../scripts/checks/facts/dates.ts';
import { formatDay } from '../../../src/lib/day/format-day.ts';
import { findingsAt, isHeading } from '#legal/lint/passages.ts';
import type { Check, LegalContext } from '#legal/lint/check.ts';

const PLACE = String.raw`((?:the\s)?\p{Lu}[\p{L}]*(?:\s(?:of\s|and\s|the\s)*\p{Lu}\p{L}*)*)`;
const FORUMS = [
  [
    'governing law',
    new RegExp(String.raw`\bgoverned by (?:and construed in accordance with )?the laws? of ${PLACE}`, 'gu'),
  ],
  ['court', new RegExp(String.raw`\bcourts of ${PLACE}\s+(?:shall |will )?have\b`, 'gu')],
] as const;
/** Speaks of another text than this one. */
const OTHER_TEXT = /\bContractual Clauses\b|\bNDA\b|\bSubscription agreement\b/;

/** One law and one court for a document: another one is from another contract. */
const forums: Check = ({ document: { passages } }) =>
  FORUMS.flatMap(([what, pattern]) => {
    let first: { readonly place: string; readonly line: number } | undefined;
    return findingsAt(passages, pattern, ({ 1: name = '', index }, { text, lineAt }) => {
      if (OTHER_TEXT.test(text)) return undefined;
      const place = name.replaceAll(/\s+/g, ' ').replace(/^the /, '');
      first ??= { place, line: lineAt(index) };
      const short = (words: string) => words.replaceAll(/[^\p{Lu}]/gu, '');
      if (place === first.place || short(first.place) === place || short(place) === first.place)
        return undefined;
      return quoting(
        place,
        ` is a second ${what}, after “${first.place}” in line ${first.line}: keep one of them`,
      );
    });
  });

const APPLIES = new RegExp(
  String.raw`\b(?:these|this) (?:terms|policy|agreement|version)\s(?:\p{L}+\s){0,3}(?:apply|applies|effective|effect|force)\s(?:as\s)?(?:from|on|of)\s(\d{1,2}) (${MONTHS.join('|')}) (\d{4})`,
  'giu',
);

/** The day of effect, where the text names another. */
const dayOfEffect: Check = ({ document: { passages, front } }) => {
  const day = front.frontMatter?.effectiveDate;
  if (!day) return [];
  return findingsAt(passages, APPLIES, ([, ...parts]) => {
    const named = parts.join(' ');
    return quoting(
      named,
      ` is the day from which this text applies, and its top says ${formatDay(day)}: leave the day out${named === formatDay(day) ? '' : ', or correct effectiveDate'}`,
    );
  });
};

/** Paragraphs shorter than this may be alike by chance. */
const MIN_LENGTH = 40;

const repeatedParagraphs: Check = ({ document: { passages } }) => {
  const seen = new Map<string, number>();
  return passages.flatMap((passage): TextFinding[] => {
    const text = passage.text.replaceAll(/\s+/g, ' ').trim();
    if (
      passage.kind === 'data' ||
      isHeading(passage) ||
      passage.row !== undefined ||
      text.length < MIN_LENGTH
    )
      return [];
    const [first, line] = [seen.get(text), passage.lineAt(0)];
    seen.set(text, first ?? line);
    if (first === undefined) return [];
    return [
      {
        line,
        ...quoting(
          `${text.slice(0, 40).replace(/\s\S*$/, '')}…`,
          ` is in line ${first} too: remove one of them`,
        ),
      },
    ];
  });
};

const COUNTS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNTED = new RegExp(
  String.raw`\b(${COUNTS.join('|')}) (?:\p{Ll}+ )?\p{Ll}+s\b[^.:;]{0,40}:\s*([^.;]*)`,
  'giu',
);

/** “six categories: …” of which four follow, in the sentence or as a list; a list whose last item announces another. */
const lists: Check = ({ document: { passages } }) =>
  passages.flatMap((passage, index) => {
    const rest = passages.slice(index + 1);
    const end = rest.findIndex(({ kind }) => kind !== 'item');
    const items = end < 0 ? rest.length : end;
    const counted = findingsAt([passage], COUNTED, ([said, word = '', words = '']) => {
      const isList = words.trim() === '';
      if (!isList && !/,| and /.test(words)) return undefined;
      const count = isList ? items : words.split(/,(?: and| or)? | and | or /).length;
      const wanted = COUNTS.indexOf(word.toLowerCase()) + 2;
      if (count === wanted || count < 2) return undefined;
      return quoting(
        said.split(':', 1).join(),
        ` are followed by ${COUNTS[count - 2] ?? count}: correct the number, or the list`,
      );
    });
    const isLast = passage.kind === 'item' && passages[index + 1]?.kind !== 'item';
    if (!isLast || !/[;,](?: and| or)?\s*$/.test(passage.text)) return counted;
    const said = quoting(
      passage.text.trim().split(/\s+/).slice(-3).join(' '),
      ' ends a list as if an item followed: add it, or end with a full stop',
    );
    return [...counted, { line: passage.lineAt(0), ...said }];
  });

const FORMS = 'Ltd|Limited|LLC|L\\.L\\.C|LLP|Inc|PLC|plc|GmbH|DMCC|FZ-LLC|FZE|FZCO|FZ-LLE|PJSC|Pte Ltd';
const COMPANY = new RegExp(String.raw`(?:\p{Lu}[\p{L}\d&’-]*\s)+(?:${FORMS})(?![\p{L}\d-])\.?`, 'gu');
const PHONE = /(?<![\d+])\+\d[\d\s()-]{7,}\d/g;

/** Companies and numbers that are not ours: those of another contract are easily left in. */
const strangers: Check = ({ document: { passages }, names }) => [
  ...findingsAt(passages, COMPANY, ([name], passage) => {
    if (name === site.legalName || isHeading(passage)) return undefined;
    if (name.startsWith(site.name))
      return quoting(name, ` is not the name of our company: write ${site.legalName}`);
    return names.some((one) => name.startsWith(one))
      ? undefined
      : quoting(name, ` is another company than ${site.legalName}: is it meant?`);
  }),
  ...findingsAt(passages, PHONE, ([number]) =>
    number.replaceAll(/[^\d+]/g, '') === site.phone.e164
      ? undefined
      : quoting(number, ` is no telephone number of ours, which is ${site.phone.display}: is it meant?`),
  ),
];

/** What a document says twice and not alike, or otherwise than the site. */
export const agreement: Check = (context: LegalContext) =>
  [forums, dayOfEffect, repeatedParagraphs, lists, strangers].flatMap((check) => check(context));

const sources = new Map<string, Promise<readonly [own: string, shared: string]>>();

/** The sources that give the elements of a page their ids: its own, and those of the sections that it may have. */
async function readSources(page: string): Promise<readonly [string, string]> {
  const textOf = async (files: readonly string[]) =>
    (await Promise.all(files.map((file) => readFile(join(paths.root, file), 'utf8').catch(() => '')))).join(
      '\n',
    );
  const within = async (folder: string) =>
    (await listFiles(join(paths.root, folder))).map((file) => join(folder, file));
  const content = [`content/en/pages/${page}.ts`, `content/en/${page}.ts`, 'content/contact-subjects.ts'];
  return Promise.all([
    textOf([...content, ...(await within(`src/pages/${page}`))]),
    textOf([...(await within('src/sections')), ...(await within('src/app'))]),
  ]);
}

/** Whether a page that is no legal document may have an element of this id: the build knows for certain. */
export async function mayHaveId(page: string, id: string): Promise<boolean> {
  const reading = sources.get(page) ?? readSources(page);
  sources.set(page, reading);
  const [own, shared] = await reading;
  const camel = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const named = new RegExp(String.raw`['"\x60](?:${id}|${camel})['"\x60]|(?<!\w)(?:${id}|${camel}): [{[]`);
  return named.test(own) || shared.includes(` id="${id}"`);
}
