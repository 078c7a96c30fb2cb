import { typedDates } from '#scripts/checks/facts/dates.ts';
import { figuresIn } from '#scripts/checks/facts/figures.ts';
import { around, factIds, fitterFact, judgeFigure } from '#scripts/checks/facts/topics.ts';
import { lineOfFact, sentenceAt, wrongFact } from '#scripts/checks/facts/typed-figures.ts';
import { facts } from '#content/facts-today.ts';
import type { Passage } from '../passages.ts';
import type { Check } from '../rules.ts';

/** The figures of a law, a tax or an authority are not ours. */
const LAW =
  /\b(?:Acts?|Laws?|Code|Regulations?|Rules|Directive|Convention|Decree|Order|Decision|Resolution|Authority|Commission|Court|Central Bank|Bank of|GDPR|VAT|tax|statut\w+|by law)\b/;

/** The words around a place: behind the term or heading that it is about, or the first cell of its row. */
function contextOf({ text, term, heading, row }: Passage, index: number, length: number): string {
  const [from, to] = sentenceAt(text, index);
  const sentence = around(text.slice(from, index), text.slice(index + length, to));
  if (row !== undefined) return `${row} | ${sentence}`;
  const subject = term ?? heading;
  return subject ? `${subject}: ${sentence}` : sentence;
}

/** Every figure of the texts, with the words around it and the fact that they speak of. */
const readFigures = (passages: readonly Passage[]) =>
  passages.flatMap((passage) =>
    figuresIn(passage.text).map((figure) => {
      const context = contextOf(passage, figure.index, figure.text.length);
      const isOfLaw = LAW.test(context);
      const verdict = isOfLaw ? undefined : judgeFigure(figure, context);
      return { ...figure, isOfLaw, verdict, line: passage.lineAt(figure.index) };
    }),
  );

const write = (id: string) => `<Fact id="${id}" />`;

const datesIn = (passages: readonly Passage[]) =>
  passages.flatMap(({ text, lineAt }) =>
    typedDates(text).map(({ index, ...finding }) => ({ ...finding, line: lineAt(index) })),
  );

/** Figures that contradict a fact of which the words speak, or themselves, and days that are none. */
export const contradictions: Check = ({ document: { passages }, factsSource }) => [
  ...readFigures(passages).flatMap(({ text, line, verdict, isTwofold }) => {
    if (isTwofold)
      return [
        { line, message: `"${text}" says one number in words and another in digits: keep one of them` },
      ];
    if (verdict?.is !== 'other') return [];
    const { id } = verdict;
    const message = `"${text}" contradicts ${id} in line ${lineOfFact(factsSource, id)} of the site’s list of facts, which is "${facts[id].text}": write ${write(id)}, or words that say what else the figure is for`;
    return [{ line, message }];
  }),
  ...datesIn(passages).flatMap(({ isNoDay, ...finding }) => (isNoDay ? [finding] : [])),
];

/** A shorter time is that of a task, which no document promises. */
const MIN_PERIOD_HOURS = 24;

const OWN_NUMBER = /\bversion \d+\.\d+(?= of (?:these|this|our)\b)/gi;

/** Figures that are no fact, or repeat one; facts in the place of others; days in another form. */
export const otherFigures: Check = ({ document: { passages }, factsSource }) => [
  ...readFigures(passages).flatMap(({ text, line, kind, numbers, verdict, isTwofold, isOfLaw }) => {
    if (verdict?.is === 'other' || isTwofold || isOfLaw) return [];
    if (verdict) {
      const place = `${verdict.id} in line ${lineOfFact(factsSource, verdict.id)} of the site’s list of facts`;
      return [
        {
          line,
          message: `"${text}" repeats ${place}: write ${write(verdict.id)}, and it follows the fact`,
        },
      ];
    }
    const isPromise =
      ['money', 'percent', 'storage'].includes(kind) ||
      (kind === 'duration' && numbers.every((hours) => hours >= MIN_PERIOD_HOURS));
    return isPromise ? [{ line, message: `"${text}" is no figure of the site: is it meant as it is?` }] : [];
  }),
  ...passages.flatMap((passage) =>
    passage.facts.flatMap(({ id: name, index }) => {
      const id = factIds.find((one) => one === name);
      const fitter = id && fitterFact(id, contextOf(passage, index, 1));
      return fitter ? [{ line: passage.lineAt(index), message: wrongFact(id, fitter, write(fitter)) }] : [];
    }),
  ),
  ...datesIn(passages).flatMap(({ isNoDay, ...finding }) => (isNoDay ? [] : [finding])),
  ...passages.flatMap(({ text, lineAt }) =>
    [...text.matchAll(OWN_NUMBER)].map(({ 0: found, index }) => ({
      line: lineAt(index),
      message: `"${found}" is typed, and the number of a text is shown at its top: leave it out`,
    })),
  ),
];
