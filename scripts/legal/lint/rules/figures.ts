import { typedDates } from '#scripts/checks/facts/dates.ts';
import { type Figure, figuresIn } from '#scripts/checks/facts/figures.ts';
import { type FactId, factIds, factsNear, fitterFact, isSameFigure } from '#scripts/checks/facts/topics.ts';
import { lineOfFact, sentenceAt, wrongFact } from '#scripts/checks/facts/typed-figures.ts';
import { facts } from '#content/facts-today.ts';
import type { Passage } from '../passages.ts';
import type { Check } from '../rules.ts';

/** How far from a figure the words of its fact are looked for. */
const NEAR = 70;

/** Of a law, a tax or an authority: its figures are not ours. */
const LAW =
  /\b(?:\p{Lu}[\p{L}-]*(?: \([^)]*\))? (?:(?:of|for|and|on) )*)+(?:\p{Lu}\p{L}*-)?(?:Act|Laws?|Code|Regulations?|Rules|Directive|Convention|Decree|Order)\b|\b(?:Law|Act|Regulation|Directive|Decree) (?:\(\p{Lu}+\) )?(?:No\.? )?\d|\bGDPR\b|\b(?:tax|VAT|statut\w+|by law|Authority|Commission|Court|Central Bank|Bank of \p{Lu}\p{L}+)\b/u;

type Read = Figure & {
  readonly passage: Passage;
  readonly line: number;
  readonly equal?: FactId;
  readonly other?: FactId;
};

/** Every figure of a text with the fact that its words speak of: the same figure, or another one. */
const readFigures = (passages: readonly Passage[]): Read[] =>
  passages.flatMap((passage) =>
    figuresIn(passage.text).map((figure) => {
      const line = passage.lineAt(figure.index);
      const part = partAt(passage, figure.index);
      const from = Math.max(0, part.indexOf(figure.text) - NEAR);
      const near = part.slice(from, part.indexOf(figure.text) + figure.text.length + NEAR);
      if (LAW.test(part)) return { ...figure, passage, line };
      const ids = factsNear(figure.kind, near, near.indexOf(figure.text));
      const equal = ids.find((id) => isSameFigure(id, figure));
      const [other] = ids;
      return { ...figure, passage, line, ...(equal ? { equal } : other ? { other } : {}) };
    }),
  );

/** The part of a sentence around a place: a semicolon parts what is about something else. A cell is read with its row. */
function partAt({ kind, text, around }: Passage, index: number): string {
  if (kind === 'cell') return around;
  const sentence = sentenceAt(text, index);
  const inSentence = index - text.lastIndexOf(sentence, index);
  const end = sentence.indexOf(';', inSentence);
  return sentence.slice(sentence.lastIndexOf(';', inSentence) + 1, end < 0 ? undefined : end);
}

const write = (id: string) => `<Fact id="${id}" />`;

/** Figures that contradict a fact of which the words speak, or themselves, and days that are none. */
export const contradictions: Check = ({ document: { passages }, factsSource }) => [
  ...readFigures(passages).flatMap(({ text, line, other, isTwofold }) => {
    if (isTwofold)
      return [
        { line, message: `"${text}" says one number in words and another in digits: keep one of them` },
      ];
    if (!other) return [];
    const message = `"${text}" contradicts ${other} in line ${lineOfFact(factsSource, other)} of the site’s list of facts, which is "${facts[other].text}": write ${write(other)}, or words that say what else the figure is for`;
    return [{ line, message }];
  }),
  ...datesIn(passages).flatMap(({ isNoDay, ...fault }) => (isNoDay ? [fault] : [])),
];

const datesIn = (passages: readonly Passage[]) =>
  passages.flatMap(({ text, lineAt }) =>
    typedDates(text).map(({ index, ...fault }) => ({ ...fault, line: lineAt(index) })),
  );

/** A shorter time is that of a task, which no document promises. */
const MIN_PERIOD_HOURS = 24;

const OWN_NUMBER = /\bversion \d+\.\d+(?= of (?:these|this|our)\b)/gi;

/** Figures that are no fact, or repeat one; facts in the place of others; days in another form. */
export const otherFigures: Check = ({ document: { passages }, factsSource }) => [
  ...readFigures(passages).flatMap(
    ({ text, line, kind, numbers, equal, other, isTwofold, passage, index }) => {
      if (other || isTwofold) return [];
      if (equal)
        return [
          {
            line,
            message: `"${text}" repeats ${equal} in line ${lineOfFact(factsSource, equal)} of the site’s list of facts: write ${write(equal)}, and it follows the fact`,
          },
        ];
      const isPromise =
        ['money', 'percent', 'storage'].includes(kind) ||
        (kind === 'duration' && numbers.every((hours) => hours >= MIN_PERIOD_HOURS));
      if (!isPromise || LAW.test(partAt(passage, index))) return [];
      return [{ line, message: `"${text}" is no figure of the site: is it meant as it is?` }];
    },
  ),
  ...passages.flatMap(({ facts: used, text, lineAt, heading, kind, around }) =>
    used.flatMap(({ id: name, index }) => {
      const id = factIds.find((one) => one === name);
      const sentence = kind === 'cell' ? around : sentenceAt(text, index);
      const fitter = id && fitterFact(id, sentence, heading);
      if (!fitter || used.some((one) => one.id === fitter)) return [];
      return [{ line: lineAt(index), message: wrongFact(id, fitter, write(fitter)) }];
    }),
  ),
  ...datesIn(passages).flatMap(({ isNoDay, ...fault }) => (isNoDay ? [] : [fault])),
  ...passages.flatMap(({ text, lineAt }) =>
    [...text.matchAll(OWN_NUMBER)].map(({ 0: found, index }) => ({
      line: lineAt(index),
      message: `"${found}" is typed, and the number of a text is shown at its top: leave it out`,
    })),
  ),
];
