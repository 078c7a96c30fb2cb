import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';

import { facts } from '../../../content/facts.ts';
import { figuresIn } from '../../../scripts/checks/facts/figures.ts';
import { factIds } from '../../../scripts/checks/facts/topics.ts';
import { sentenceAt } from '../../../scripts/checks/facts/typed-figures.ts';
import { escapePattern } from '../../../scripts/support/escape-pattern.ts';
import type { Finding } from '../../../scripts/support/findings.ts';
import { paths } from '../../../scripts/support/paths.ts';
import { quoting, type TextFinding } from '#legal/findings.ts';
import type { AsyncCheck } from '#legal/lint/check.ts';
import { wholeWords } from '#legal/lint/names.ts';
import type { LegalText, Passage } from '#legal/lint/passages.ts';

export const SUBJECTS = 'content/legal/subjects.yaml';

const listSchema = z.strictObject({
  same: z.record(z.string(), z.array(z.string())),
  otherTexts: z.array(z.string()),
  someReaders: z.array(z.string()),
  subjects: z.record(z.string(), z.array(z.string())),
});

const PLACE = String.raw`((?!The\b)\p{Lu}\p{L}*(?:\s(?:of\s|and\s|the\s)*\p{Lu}\p{L}*)*)`;

/** Patterns for the names in braces in a phrase, such as `{law}`. The group of each is the value. */
const VALUES: Readonly<Record<string, string>> = {
  law: String.raw`(?:the\s)?(?:laws?\sof\s(?:the\s)?${PLACE}|${PLACE}\slaws?)`,
  court: String.raw`(?:the\s)?(?:courts\sof\s(?:the\s)?${PLACE}|${PLACE}\s[Cc]ourts)`,
  rules: String.raw`(?:the\s)?(?:Arbitration\s)?(?:Rules\sof\s(?:the\s)?${PLACE}|${PLACE}\sRules)`,
  period: String.raw`(_|(?:[\w()]+[-\s]+){1,4}?(?:minute|hour|day|week|month|year)s?)’?`,
  amount: String.raw`([^.;]+)`,
};

type Subject = {
  readonly name: string;
  readonly phrases: readonly { readonly pattern: RegExp; readonly says: string | undefined }[];
};

class PhraseError extends Error {
  constructor(
    readonly phrase: string,
    message: string,
  ) {
    super(message);
  }
}

/** A phrase of the list: each word is whole, and whatever space or comma may follow it. */
function patternOf(phrase: string): RegExp {
  const words = phrase.split(' ').map((word) => {
    const value = VALUES[word.replaceAll(/[{}]/g, '')];
    if (word.startsWith('{') && value === undefined)
      throw new PhraseError(phrase, `${word} in “${phrase}” is none of ${Object.keys(VALUES).join(', ')}`);
    if (value !== undefined) return String.raw`${value}[\s,]*`;
    if (word === '…') return String.raw`(?:(?:[^\s.;:,]|[.:,](?=\S))+\s+){0,8}?`;
    const any = word.split('/').map((one) => {
      const written = escapePattern(one).replace(String.raw`\*`, String.raw`\p{L}*`);
      return written.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`);
    });
    return String.raw`(?<!\p{L})(?:${any.join('|')})(?!\p{L})[\s,]*`;
  });
  return new RegExp(words.join(''), 'gu');
}

/** The list that lawyers edit. @throws Error where it is not as its head says */
function parseSubjects(source: string) {
  const { same, otherTexts, someReaders, subjects } = listSchema.parse(parse(source));
  const shown = new Map(
    Object.entries(same).flatMap(([name, all]) => all.map((one) => [one, name] as const)),
  );
  return {
    nameOf: (place: string) => shown.get(place) ?? place,
    isOther: ({ heading, text }: Passage) => wholeWords(otherTexts, '').test(`${heading} ${text}`),
    isOfSome: (sentence: string) => wholeWords(someReaders, '').test(sentence),
    subjects: Object.entries(subjects).map(([name, phrases]): Subject => {
      const parsed = phrases.map((phrase) => phrase.split(' = '));
      return { name, phrases: parsed.map(([words = '', says]) => ({ pattern: patternOf(words), says })) };
    }),
  };
}

/** The mistake because of which the list cannot be read, with its line. */
export function subjectsFinding(source: string): Finding | undefined {
  try {
    parseSubjects(source);
    return undefined;
  } catch (error) {
    const [line, reason] = mistakeIn(source, error);
    const message = `cannot be read (${reason}): write a phrase as the head of the file says`;
    return { file: SUBJECTS, line, message };
  }
}

function mistakeIn(source: string, error: unknown): readonly [line: number, reason: string] {
  if (error instanceof z.ZodError) return [1, z.prettifyError(error).replaceAll(/\s+/g, ' ')];
  if (error instanceof YAMLParseError)
    return [error.linePos?.[0].line ?? 1, error.message.split('\n', 1).join()];
  if (!(error instanceof PhraseError)) throw error;
  return [source.slice(0, source.indexOf(error.phrase)).split('\n').length, error.message];
}

type List = ReturnType<typeof parseSubjects>;
let reading: Promise<List> | undefined;

type Place = {
  readonly value: string;
  readonly words: string;
  readonly line: number;
  readonly text: LegalText;
};

const NEGATED = /\b(?:not?|never|nor|neither|cannot)\b/;

/** A figure of the site by its text. */
function saidBy(words: string, index: number, { facts: used }: Passage): string {
  const id = factIds.find((one) => one === used.find((fact) => fact.index === index)?.id);
  return (id ? facts[id].text : words).replaceAll(/\s+/g, ' ').trim();
}

/** Periods and sums are compared by their value, in whatever unit they are said. */
function valueOf(said: string, { nameOf }: List): string {
  const [figure] = figuresIn(said);
  const isOfFees = /\bfees?\b|\bcharges?\b/i.test(said);
  if (isOfFees && (!figure || (figure.kind === 'percent' && figure.numbers.join() === '100'))) return 'fees';
  return figure ? `${figure.kind} ${figure.numbers.join()}` : nameOf(said);
}

function placesIn(text: LegalText, { phrases }: Subject, list: List): readonly Place[] {
  const passages = text.passages.filter((passage) => passage.kind !== 'data' && !list.isOther(passage));
  return passages.flatMap((passage) =>
    phrases.flatMap(({ pattern, says }) =>
      [...passage.text.matchAll(pattern)].flatMap((match) => {
        const { 0: whole, index } = match;
        const sentence = `${passage.heading} ${passage.text.slice(...sentenceAt(passage.text, index))}`;
        if (list.isOfSome(sentence)) return [];
        const before = passage.text.slice(0, index).split(/\s+/).slice(-4).join(' ');
        if (NEGATED.test(`${before} ${whole}`.replaceAll(/\bnot? (?:exceed|less|later|more)\b/g, '')))
          return [];
        const words = match.slice(1).find(Boolean) ?? whole;
        const said = saidBy(says === undefined ? words : whole, index + whole.indexOf(words), passage);
        return [{ value: says ?? valueOf(said, list), words: said, line: passage.lineAt(index), text }];
      }),
    ),
  );
}

/** The same thing said differently, within a document and between all of them: the value that most places have counts. */
export const subjects: AsyncCheck = async ({ document, library }) => {
  const list = await (reading ??= readFile(join(paths.root, SUBJECTS), 'utf8').then(parseSubjects));
  return list.subjects.flatMap((subject): TextFinding[] => {
    const places = library.flatMap((text) => placesIn(text, subject, list));
    const countOf = ({ value }: Place) => places.filter((one) => one.value === value).length;
    const [usual] = places.toSorted((one, other) => countOf(other) - countOf(one));
    if (!usual) return [];
    const isOther = (one: Place) => one.text === document && one.value !== usual.value;
    return places.filter(isOther).map(({ words, line }) => ({
      line,
      ...quoting(
        words,
        ` is another ${subject.name} than “${usual.words}” in ${usual.text.file}:${usual.line}: keep one of them in both places`,
      ),
    }));
  });
};
