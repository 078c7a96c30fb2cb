import { facts } from '#content/facts.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { type Figure, figuresIn } from './facts/figures.ts';
import { judgeFigure, type Verdict } from './facts/judge-figure.ts';
import { writtenTexts } from './facts/written-texts.ts';
import type { Check, Finding } from './support/check.ts';
import { lineAt, type Source, sourcesOf } from './support/locate.ts';

const FACTS = 'content/facts.ts';

/** Every figure is written once, in content/facts.ts; no text repeats or contradicts one. */
export const rule: Check = {
  name: 'facts',
  run: async (site) => {
    const sources = await sourcesOf(site);
    const written = sources.find(({ file }) => file === FACTS)?.text ?? '';
    return sources.filter(isCopy).flatMap((source) => typedFigures(source, written));
  },
};

/** An earlier version of a legal document keeps the figures it had, so none of it is compared. */
const isCopy = ({ file }: Source) =>
  (file !== FACTS && /^content(?!\/legal\/versions\/)\/.+\.(?:ts|mdx)$/.test(file)) ||
  (/^src\/(?:app|pages|sections|features)\/.+\.tsx$/.test(file) && !file.endsWith('.examples.tsx'));

/** Figures typed into one file. @param factsSource content/facts.ts, so that a finding names the line there */
export function typedFigures({ file, text: source }: Source, factsSource: string): Finding[] {
  return writtenTexts(file, source).flatMap(({ start, text }) =>
    figuresIn(text).flatMap((figure) => {
      const verdict = judgeFigure(figure, sentenceAt(text, figure.index));
      if (!verdict) return [];
      const line = lineAt(source, start + figure.index);
      return [{ file, line, message: messageOf(figure, verdict, file, factsSource) }];
    }),
  );
}

function messageOf({ text }: Figure, verdict: Verdict, file: string, factsSource: string): string {
  if (verdict.fault === 'unknown')
    return `"${text}" is no figure of ${FACTS}: add it there and use it from there, or leave it out`;
  const { id, fault } = verdict;
  const place = `${FACTS}:${lineOfValue(factsSource, 'facts', [id])}`;
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
