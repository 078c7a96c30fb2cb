import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { site } from '#content/site.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { figuresIn } from '#scripts/checks/facts/figures.ts';
import type { Finding } from '#scripts/checks/support/check.ts';
import { lineOf } from '#scripts/legal/read/text-tree.ts';
import { legalBlocks } from '#scripts/legal/read/blocks.ts';
import { componentFaults } from '#scripts/legal/read/component-faults.ts';
import { currentFigures } from '#scripts/legal/read/figures.ts';
import { type LegalText, wordsOf } from './words.ts';

type Period = { readonly subject: string; readonly hours: readonly number[]; readonly words: string };

const KEPT =
  /\b(?:keeps?|kept|stor(?:es?|ed)|delet(?:es?|ed)|remove[sd]?|expires?|lasts?|until|after|for)\b/i;
const SUBJECT_WORDS = 2;

/** What stands in the first cell of a row, by its first words: “captcha token, named …” is a captcha token. */
const subjectOf = (row: string) =>
  row
    .toLowerCase()
    .replaceAll(/[^\p{L}\s|/-]/gu, '')
    .split(' | ')[0]
    ?.split(' ')
    .slice(0, SUBJECT_WORDS)
    .join(' ') ?? '';

/** How long things are kept, by rows of tables and by sentences that name what a row of any document names. */
function periodsIn({ tree }: LegalText, subjects: readonly string[]): readonly Period[] {
  return legalBlocks(tree, currentFigures).flatMap(({ kind, text }) =>
    (kind === 'row' ? [text] : text.split(/(?<=\.)\s/)).flatMap((words) => {
      const subject =
        kind === 'row' ? subjectOf(words) : subjects.find((one) => words.toLowerCase().includes(one));
      if (!subject || !KEPT.test(words)) return [];
      const hours = figuresIn(words)
        .filter((figure) => figure.kind === 'duration')
        .flatMap(({ numbers }) => numbers);
      return hours.length > 0 ? [{ subject, hours, words }] : [];
    }),
  );
}

/** The same thing is kept for the same time in every document. */
export function contradictionFaults(text: LegalText, library: readonly LegalText[]): Finding[] {
  // What cannot be written out is told of first.
  const [self, ...others] = [text, ...library].filter(
    ({ tree, file }) => componentFaults(tree, file, currentFigures).length === 0,
  );
  if (self !== text) return [];
  const subjects = [text, ...others]
    .flatMap(({ tree }) => legalBlocks(tree, currentFigures))
    .filter(({ kind, text: row }) => kind === 'row' && subjectOf(row).includes(' '))
    .map((block) => subjectOf(block.text));
  const said = others.map((other) => ({ ...other, periods: periodsIn(other, subjects) }));
  const periods = periodsIn(text, subjects).flatMap(({ subject, hours, words }) =>
    said.flatMap((other) => {
      const otherwise = other.periods.find(
        (one) => one.subject === subject && !one.hours.some((hour) => hours.includes(hour)),
      );
      if (!otherwise) return [];
      const line = text.source.split('\n').findIndex((one) => one.toLowerCase().includes(subject)) + 1 || 1;
      const message = `“${words}” contradicts ${other.file}, which says “${otherwise.words}”: give both the same time`;
      return [{ file: text.file, line, message }];
    }),
  );
  return [...periods, ...companyFaults(text), ...placeFaults(text, others)];
}

// Addresses that stand for another are left open, which is found as such.
const MAIL = /[\w.+-]+@(?!(?:[\w-]+\.)*example\.(?:com|org|net)\b)[\w-]+(?:\.[\w-]+)+/gi;
const PHONE = /\+\d[\d\s\u00a0()-]{6,}\d/g;
const COMPANY = new RegExp(
  String.raw`\b${escapePattern(site.name)}(?:\s\p{Lu}[\p{L}-]*)*\s(?:Limited|Ltd|LLC|LLP|PLC|plc|Inc|Corp|Corporation|GmbH|Company|Holdings?|Group|DMCC|FZE)\b\.?`,
  'gu',
);

const mails = Object.values(site.email).filter((mail) => typeof mail === 'string');
const digits = (text: string) => text.replaceAll(/\D/g, '');

/** Ways to name and reach a company, which of them are ours, and what to write. */
const WAYS: readonly (readonly [RegExp, (found: string) => boolean, string])[] = [
  [
    MAIL,
    (found) => mails.some((mail) => mail === found.toLowerCase()),
    `<Address />, or one of ${mails.join(', ')}`,
  ],
  [PHONE, (found) => digits(found) === digits(site.phone.e164), `<Address />, or ${site.phone.display}`],
  [COMPANY, (found) => found === site.legalName, site.legalName],
];

/** An authority or a court has an address of its own, where a sentence names it. */
const AUTHORITY =
  /\b(?:commission(?:er)?|authority|office|court|tribunal|ombudsman|arbitration|regulator)\b/i;

/** How the company is called and reached is written once, for every document. */
const companyFaults = ({ file, tree }: LegalText): Finding[] => [
  ...wordsOf(tree).flatMap(({ text, before, lineAt }) =>
    WAYS.flatMap(([pattern, isOwn, own]) =>
      [...text.matchAll(pattern)]
        .filter(([found]) => !isOwn(found) && !(found.includes('@') && isOfAuthority(found, before + text)))
        .map(({ 0: found, index }) => ({
          ...{ file, line: lineAt(index) },
          message: `“${found}” is not what the site says of the company: write ${own}`,
        })),
    ),
  ),
  ...mailLinkFaults({ file, tree }),
];

const isOfAuthority = (found: string, text: string) =>
  !found.toLowerCase().endsWith(site.brandHost) && AUTHORITY.test(text);

/** An address that is read is found as words. */
function mailLinkFaults({ file, tree }: Pick<LegalText, 'file' | 'tree'>): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'link', (link) => {
    const [, host] = /^mailto:[^@]+@([^?]+)/i.exec(link.url) ?? [];
    if (!host || host.toLowerCase().endsWith(site.brandHost) || toString(link).includes('@')) return;
    const message = `“${link.url}” is not what the site says of the company: write <Address />, or one of ${mails.join(', ')}`;
    findings.push({ file, line: lineOf(link), message });
  });
  return findings;
}

const PLACE = /\b(?:laws?|courts) of (?:the )?(\p{Lu}[\p{L}’]+(?:(?: of| and)?(?: the)? \p{Lu}[\p{L}’]+)*)/gu;

const placesIn = ({ tree }: LegalText) =>
  wordsOf(tree).flatMap(({ text, lineAt }) =>
    text.split(/(?<=\.)\s/).flatMap((sentence) =>
      /\b(?:govern|jurisdiction)/i.test(sentence)
        ? [...sentence.matchAll(PLACE)].map(({ 0: words, 1: place = '' }) => ({
            ...{ words, place },
            line: lineAt(text.indexOf(sentence)),
          }))
        : [],
    ),
  );

/** One law governs every document, and the courts of one place decide. */
function placeFaults(text: LegalText, others: readonly LegalText[]): Finding[] {
  return placesIn(text).flatMap(({ words, place, line }) => {
    const other = others.find(
      (one) => placesIn(one).every((there) => there.place !== place) && placesIn(one).length > 0,
    );
    const [there] = other ? placesIn(other) : [];
    if (!other || !there) return [];
    const message = `“${words}” contradicts ${other.file}, which says “${there.words}”: name the same place in each document`;
    return [{ file: text.file, line, message }];
  });
}
