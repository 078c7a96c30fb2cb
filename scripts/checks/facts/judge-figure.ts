import type { Figure } from './figures.ts';
import { type FactId, factIds, factsNear, isSameFigure, kindOf } from './topics.ts';

/** `unknown`: a price, share or size that no fact holds, without the words of a fact near it. */
type Verdict =
  { readonly kind: 'repeats' | 'contradicts'; readonly id: FactId } | { readonly kind: 'unknown' };

const STRONG = new Set(['money', 'percent', 'storage', 'count']);

/**
 * The problem of a figure typed into a text; `undefined` when no fact is concerned.
 * @param around its sentence
 */
export function judgeFigure(figure: Figure, around: string): Verdict | undefined {
  const near = factsNear(figure.kind, around, around.indexOf(figure.text));
  const isEqual = (id: FactId) => isSameFigure(id, figure);
  const equal = near.find(isEqual);
  if (equal) return { kind: 'repeats', id: equal };
  const [nearest] = near;
  if (nearest) return { kind: 'contradicts', id: nearest };
  if (!STRONG.has(figure.kind)) return undefined;
  const same = factIds.find((id) => kindOf(id) === figure.kind && isEqual(id));
  return same ? { kind: 'repeats', id: same } : { kind: 'unknown' };
}
