import { facts } from '#content/facts-today.ts';
import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { lineAt, type Source } from '#scripts/checks/support/locate.ts';
import { figuresIn } from './figures.ts';
import { typedDates } from './dates.ts';
import { judgeFigure } from './judge-figure.ts';
import { factIds, fitterFact } from './topics.ts';
import { writtenTexts } from './written-texts.ts';

export const FACTS = 'content/facts.ts';

/**
 * Figures typed into one file, and facts used where the text speaks of another one.
 * @param factsSource content/facts.ts, so that a finding names the line there
 */
export function typedFigures({ file, text: source }: Source, factsSource: string): Diagnostic[] {
  return writtenTexts(file, source).flatMap(({ start, text }) => {
    const at = ({ index, message }: { readonly index: number; readonly message: string }): Diagnostic => ({
      ...{ file, message },
      line: lineAt(source, start + index),
    });
    const typed = figuresIn(text).flatMap((figure) => {
      const verdict = judgeFigure(figure, sentenceAt(text, figure.index));
      if (!verdict) return [];
      return [{ index: figure.index, message: messageOf(figure.text, verdict, factsSource) }];
    });
    const written = source.slice(start, start + text.length);
    const used = [...written.matchAll(/\$\{facts\.(\w+)\.text\}/g)].flatMap(({ 1: name, index }) => {
      const id = factIds.find((fact) => fact === name);
      const around = sentenceAt(text, index);
      const fitter = id && fitterFact(id, around, '');
      const from = text.lastIndexOf(around, index);
      if (!fitter || written.slice(from, from + around.length).includes(fitter)) return [];
      return [{ index, message: wrongFact(id, fitter, writtenUse(fitter)) }];
    });
    return [...typed, ...used, ...typedDates(text)].map(at);
  });
}

/** A fact that is used where the text speaks of another one. */
export const wrongFact = (id: string, fitter: string, use: string) =>
  `${id} is used where the text speaks of ${fitter}, though both may say the same today: write ${use}, or say in words what the figure is for`;

const writtenUse = (id: string) => `\${facts.${id}.text}`;

function messageOf(
  text: string,
  verdict: NonNullable<ReturnType<typeof judgeFigure>>,
  factsSource: string,
): string {
  if (verdict.fault === 'unknown')
    return `"${text}" is no figure of ${FACTS}: add it there and use it from there, or leave it out`;
  const { id, fault } = verdict;
  const place = `${FACTS}:${lineOfFact(factsSource, id)}`;
  const write = `write ${writtenUse(id)}`;
  return fault === 'repeats'
    ? `"${text}" repeats ${id} of ${place}: ${write}`
    : `"${text}" contradicts ${id} of ${place}, which is "${facts[id].text}": ${write}, or correct the fact`;
}

/** The dot of an abbreviation ends no sentence. */
const SENTENCE_END =
  /(?<!\b(?:Nos?|[Aa]rts?|[Pp]aras?|[Cc]l|[Ss]ecs?|[Ss]ched))[.!?](?=\s)|\n(?=\s*(?:\n|[|#-]))/g;

export function sentenceAt(text: string, index: number): string {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + 1);
  const from = ends.findLast((end) => end <= index) ?? 0;
  return text.slice(from, ends.find((end) => end > index) ?? text.length);
}

/** Each fact begins a line of its own. */
export const lineOfFact = (factsSource: string, id: string): number =>
  factsSource.split('\n').findIndex((line) => line.startsWith(`  ${id}: `)) + 1 || 1;
