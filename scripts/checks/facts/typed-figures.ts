import { facts } from '#content/facts-today.ts';
import type { Finding } from '#scripts/support/findings.ts';
import type { Check, Sources } from '#scripts/checks/support/built-site.ts';
import { lineAt, type Source, sourcesOf } from '#scripts/checks/support/locate.ts';
import { type Figure, figuresIn } from './figures.ts';
import { typedDates } from './dates.ts';
import { around, factIds, fitterFact, judgeFigure, sameFact } from './topics.ts';
import { writtenTexts } from './written-texts.ts';

const FACTS = 'content/facts.ts';

/** Every figure is written once, in content/facts.ts; no text repeats or contradicts one. */
export const rule: Check<Sources> = {
  name: 'facts',
  run: (subject) => {
    const sources = sourcesOf(subject);
    const written = sources.find(({ file }) => file === FACTS)?.text ?? '';
    return sources.filter(isCopy).flatMap((source) => typedFigures(source, written));
  },
};

/** Legal documents have a separate check, and the figures of the sample world are invented. */
const isCopy = ({ file }: Source) =>
  (file !== FACTS && /^content\/(?!sample-world\.ts).+\.ts$/.test(file)) ||
  /^src\/(?:app|pages|sections|features)\/.+\.tsx$/.test(file);

/**
 * Typed figures of a file, and facts used for another subject.
 * @param factsSource content/facts.ts, so that a finding names the line there
 */
function typedFigures({ file, text: source }: Source, factsSource: string): Finding[] {
  return writtenTexts(file, source).flatMap(({ start, text }) => {
    const contextOf = (index: number, length: number) => {
      const [from, to] = sentenceAt(text, index);
      return around(text.slice(from, index), text.slice(index + length, to));
    };
    const typed = figuresIn(text).flatMap((figure) => {
      const message = typedFinding(figure, contextOf(figure.index, figure.text.length), factsSource);
      return message ? [{ index: figure.index, message }] : [];
    });
    const written = source.slice(start, start + text.length);
    const used = [...written.matchAll(/\$\{facts\.(\w+)\.text\}/g)].flatMap(({ 0: use, 1: name, index }) => {
      const id = factIds.find((fact) => fact === name);
      const fitter = id && fitterFact(id, contextOf(index, use.length));
      return fitter ? [{ index, message: wrongFact(id, fitter, writtenUse(fitter)) }] : [];
    });
    return [...typed, ...used, ...typedDates(text)].map(({ index, message }) => ({
      ...{ file, message },
      line: lineAt(source, start + index),
    }));
  });
}

const STRONG = new Set(['money', 'percent', 'storage', 'count']);

/** A price, share or size belongs to the facts even without words near it. */
function typedFinding(figure: Figure, context: string, factsSource: string): string | undefined {
  const { text, kind } = figure;
  const isStrong = STRONG.has(kind);
  const same = isStrong ? sameFact(figure) : undefined;
  const { is, id } = judgeFigure(figure, context) ?? { is: 'equal', id: same };
  if (!id)
    return isStrong
      ? `"${text}" is no figure of ${FACTS}: add it there and use it from there, or leave it out`
      : undefined;
  const place = `${id} of ${FACTS}:${lineOfFact(factsSource, id)}`;
  return is === 'equal'
    ? `"${text}" repeats ${place}: write ${writtenUse(id)}`
    : `"${text}" contradicts ${place}, which is "${facts[id].text}": write ${writtenUse(id)}, or correct the fact`;
}

/** A fact that is used for another subject. */
export const wrongFact = (id: string, fitter: string, use: string) =>
  `${id} is used where the text speaks of ${fitter}, though both may say the same today: write ${use}, or say in words what the figure is for`;

const writtenUse = (id: string) => `\${facts.${id}.text}`;

/** The dot of an abbreviation ends no sentence. */
const SENTENCE_END =
  /(?<!\b(?:Nos?|[Aa]rts?|[Pp]aras?|[Cc]l|[Ss]ecs?|[Ss]ched))[.!?](?=\s)|;|\n(?=\s*(?:\n|[|#-]))/g;

/** Where the sentence around a place begins and ends; a semicolon parts what is about something else. */
export function sentenceAt(text: string, index: number): readonly [number, number] {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + 1);
  return [ends.findLast((end) => end <= index) ?? 0, ends.find((end) => end > index) ?? text.length];
}

/** Each fact begins a line. */
const lineOfFact = (factsSource: string, id: string): number =>
  factsSource.split('\n').findIndex((line) => line.startsWith(`  ${id}: `)) + 1 || 1;
