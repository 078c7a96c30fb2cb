import { mdxTexts } from '#scripts/checks/facts/mdx-texts.ts';
import { typedFigures } from '#scripts/checks/facts/typed-figures.ts';
import { legalRule } from '../legal-rule.ts';

/** A figure comes from content/facts.ts, and no text repeats or contradicts one. */
export const figures = legalRule('figures', ({ document: { file, source }, factsSource }) =>
  typedFigures({ file, text: source }, mdxTexts(source), factsSource),
);
