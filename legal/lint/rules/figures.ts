import { quoting } from '#legal/findings.ts';
import { typedDates } from '../../../scripts/checks/facts/dates.ts';
import { type Figure, figuresIn } from '../../../scripts/checks/facts/figures.ts';
import {
  around,
  factIds,
  type FactId,
  fitterFact,
  judgeFigure,
} from '../../../scripts/checks/facts/topics.ts';
import { sentenceAt, wrongFact } from '../../../scripts/checks/facts/typed-figures.ts';
import { facts } from '../../../content/facts-today.ts';
import { sharedPart } from '../../../scripts/support/suggestion.ts';
import { isOfLaw } from '#legal/lint/names.ts';
import { findingsAt, type Passage } from '#legal/lint/passages.ts';
import type { Check, LegalContext } from '#legal/lint/check.ts';

/** The words around a place: behind the term or heading that it is about, or the first cell of its row. */
function contextOf({ text, term, heading, row }: Passage, index: number, length: number): string {
  const [from, to] = sentenceAt(text, index);
  const sentence = around(text.slice(from, index), text.slice(index + length, to));
  if (row !== undefined) return `${row} | ${sentence}`;
  const subject = term ?? heading;
  return subject ? `${subject}: ${sentence}` : sentence;
}

type FoundFigure = Figure & {
  readonly line: number;
  readonly passage: Passage;
  readonly context: string;
  readonly verdict: ReturnType<typeof judgeFigure>;
  readonly isOfLaw: boolean;
};

/** Every figure of the texts, with the words around it and the fact that they speak of. */
const readFigures = ({ document, laws }: LegalContext): readonly FoundFigure[] =>
  document.passages.flatMap((passage) =>
    figuresIn(passage.text).map((figure) => {
      const context = contextOf(passage, figure.index, figure.text.length);
      const ofLaw = isOfLaw(context, laws);
      const verdict = ofLaw ? undefined : judgeFigure(figure, context);
      return { ...figure, context, verdict, passage, isOfLaw: ofLaw, line: passage.lineAt(figure.index) };
    }),
  );

const write = (id: string) => `<Fact id="${id}" />`;

/** Sentences that share this part of their words are one sentence that was edited. */
const SAME_SENTENCE = 0.7;

/** A figure was typed over a fact of the published text, or is in the row of that fact. */
function isCertain({ passage, context }: FoundFigure, id: FactId, { published }: LegalContext): boolean {
  if (passage.kind === 'data') return false;
  if (passage.row !== undefined) return true;
  return (published ?? []).some((former) =>
    former.facts.some(
      (fact) =>
        fact.id === id &&
        sharedPart(contextOf(former, fact.index, 1).split(' '), context.split(' ')) >= SAME_SENTENCE,
    ),
  );
}

/** A figure other than that of the fact of which the words speak. */
const otherThanFact = (context: LegalContext, isWanted: (isCertain: boolean) => boolean) =>
  readFigures(context).flatMap((figure) => {
    const { verdict, isTwofold, text, line, passage } = figure;
    if (verdict?.is !== 'other' || isTwofold || !isWanted(isCertain(figure, verdict.id, context))) return [];
    const { id } = verdict;
    const remedy = passage.kind === 'data' ? `“${facts[id].text}”` : write(id);
    const message = `"${text}" contradicts ${id} of the site’s figures, which is "${facts[id].text}": write ${remedy}, or words that say what else the figure is for; if the figure itself changes, ask a developer, who changes the pages too`;
    return [{ line, message, words: text }];
  });

const datesIn = ({ document: { passages } }: LegalContext) =>
  passages.flatMap(({ text, lineAt }) =>
    typedDates(text).map(({ index, ...finding }) => ({ ...finding, line: lineAt(index) })),
  );

/** Figures that contradict a fact for certain, or themselves, and days that are none. */
export const contradictions: Check = (context) => [
  ...readFigures(context).flatMap(({ text, line, isTwofold }) =>
    isTwofold
      ? [
          {
            line,
            message: `"${text}" says one number in words and another in digits: keep one of them`,
            words: text,
          },
        ]
      : [],
  ),
  ...otherThanFact(context, (isSure) => isSure),
  ...datesIn(context).flatMap(({ isNoDay, ...finding }) => (isNoDay ? [finding] : [])),
];

const OWN_NUMBER = /\bversion \d+\.\d+(?= of (?:these|this|our)\b)/gi;
const PRICED =
  /\b(?:fees?|prices?|priced|charges?|costs?|subscription)\b[^.;#]{0,25}#|# (?:an?|per|each) (?:year|month|user)\b/i;

/** Figures that may contradict a fact, or repeat one; unknown prices; facts in the place of others; days in another form. */
export const otherFigures: Check = (context) => [
  ...otherThanFact(context, (isSure) => !isSure),
  ...readFigures(context).flatMap((figure) => {
    const { text, line, kind, verdict, isTwofold, passage, isForeign } = figure;
    if (verdict?.is === 'other' || isTwofold || figure.isOfLaw || passage.kind === 'data') return [];
    if (verdict) {
      const message = `"${text}" repeats ${verdict.id} of the site’s figures: write ${write(verdict.id)}, and it follows the site`;
      return [{ line, message, words: text }];
    }
    const isPrice = (kind === 'money' && !isForeign) || kind === 'percent';
    return isPrice && PRICED.test(figure.context)
      ? [{ line, message: `"${text}" is a price that the site does not have: is it meant?`, words: text }]
      : [];
  }),
  ...context.document.passages.flatMap((passage) =>
    passage.facts.flatMap(({ id: name, index }) => {
      const id = factIds.find((one) => one === name);
      const fitter = id && fitterFact(id, contextOf(passage, index, 1));
      return fitter ? [{ line: passage.lineAt(index), message: wrongFact(id, fitter, write(fitter)) }] : [];
    }),
  ),
  ...datesIn(context).flatMap(({ isNoDay, ...finding }) => (isNoDay ? [] : [finding])),
  ...findingsAt(context.document.passages, OWN_NUMBER, ([found]) => ({
    message: `"${found}" is typed, and the number of a text is shown at its top: leave it out`,
    words: found,
  })),
];

const N = String.raw`(\d[\d,.]*)`;
/** `between US$5 and US$2`, `10–5 days`, `from 5% to 2%` */
const SPANS = [
  new RegExp(
    String.raw`\b(?:between|from)\s((?:US)?[$€£]|(?:AED|USD|EUR|GBP)\s)?${N}(%|\s?per\scent)?\s(?:and|to)\s\1?${N}\3`,
    'gi',
  ),
  new RegExp(
    String.raw`(?<![\d./-])()${N}()(?:–|\sto\s)${N}(?=\s?(?:%|per\scent|days?|weeks?|months?|years?|hours?)(?!\w))`,
    'gi',
  ),
];
const DAY = String.raw`\d{1,2}\s\p{Lu}\p{Ll}+\s\d{4}`;
const DAYS = new RegExp(String.raw`\b(?:[Bb]etween|[Ff]rom)\s(${DAY})\s(?:and|to|until)\s(${DAY})`, 'gu');

/** Spans whose end comes before their start. */
export const reversedSpans: Check = ({ document: { passages } }) =>
  passages.flatMap(({ text, lineAt }) => {
    const numbers = SPANS.flatMap((span) =>
      [...text.matchAll(span)].map(
        (match) => [match, ...[2, 4].map((index) => valueOf(match[index]))] as const,
      ),
    );
    const days = [...text.matchAll(DAYS)].map(
      (match) => [match, ...[1, 2].map((index) => Date.parse(`${match[index]} UTC`))] as const,
    );
    return [...numbers, ...days].flatMap(([{ 0: span, index }, from = 0, to = 0]) =>
      from > to ? [{ line: lineAt(index), ...quoting(span, ' ends before it begins: turn it round') }] : [],
    );
  });

const valueOf = (digits = '') => Number(digits.replaceAll(',', '').replace(/\.$/, ''));
