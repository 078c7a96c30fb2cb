import { facts } from '#content/facts.ts';
import type { Finding } from '#scripts/checks/support/check.ts';
import { lineAt, type Source } from '#scripts/checks/support/locate.ts';
import { figuresIn } from './figures.ts';
import { judgeFigure, type Verdict } from './judge-figure.ts';
import type { WrittenText } from './mdx-texts.ts';

export const FACTS = 'content/facts.ts';

/**
 * Figures typed into one file.
 * @param texts those of its source that readers may see
 * @param factsSource content/facts.ts, so that a finding names the line there
 */
export function typedFigures(source: Source, texts: readonly WrittenText[], factsSource: string): Finding[] {
  return texts.flatMap(({ start, text }) =>
    figuresIn(text).flatMap((figure) => {
      const verdict = judgeFigure(figure, sentenceAt(text, figure.index));
      if (!verdict) return [];
      const line = lineAt(source.text, start + figure.index);
      return [
        { file: source.file, line, message: messageOf(figure.text, verdict, source.file, factsSource) },
      ];
    }),
  );
}

function messageOf(text: string, verdict: Verdict, file: string, factsSource: string): string {
  if (verdict.fault === 'unknown')
    return `"${text}" is no figure of ${FACTS}: add it there and use it from there, or leave it out`;
  const { id, fault } = verdict;
  const place = `${FACTS}:${lineOfFact(factsSource, id)}`;
  const use = file.endsWith('.mdx') ? `<Fact id="${id}" />` : `\${facts.${id}.text}`;
  return fault === 'repeats'
    ? `"${text}" repeats ${id} of ${place}: write ${use}`
    : `"${text}" contradicts ${id} of ${place}, which is "${facts[id].text}": write ${use}, or correct the fact`;
}

function sentenceAt(text: string, index: number): string {
  const ends = [...text.matchAll(/[.!?]\s|\n/g)].map((match) => match.index + 1);
  const from = ends.findLast((end) => end <= index) ?? 0;
  return text.slice(from, ends.find((end) => end > index) ?? text.length);
}

/** Each fact begins a line of its own. */
export const lineOfFact = (factsSource: string, id: string): number =>
  factsSource.split('\n').findIndex((line) => line.startsWith(`  ${id}: `)) + 1 || 1;
