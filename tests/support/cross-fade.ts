import { expect } from 'vitest';

/** Expects that one element takes the place of another in 500 ms, and that both are seen meanwhile (R9.9). */
export function expectCrossFade(...pair: readonly (Element | null | undefined)[]): void {
  const fades = pair.map((element) => {
    // What is hidden inside would be gone at once.
    const hiding = element?.getAnimations({ subtree: true }) ?? [];
    for (const animation of hiding) {
      animation.pause();
      animation.currentTime = 250;
    }
    return {
      milliseconds: Math.max(...hiding.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
      isSeen: [element, element?.firstElementChild].every((part) =>
        part?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      ),
      opacity: Number(getComputedStyle(element ?? document.body).opacity),
    };
  });
  expect(fades.map(({ milliseconds, isSeen }) => ({ milliseconds, isSeen }))).toEqual([
    { milliseconds: 500, isSeen: true },
    { milliseconds: 500, isSeen: true },
  ]);
  expect(fades.reduce((sum, { opacity }) => sum + opacity, 0)).toBeCloseTo(1, 1);
  expect(Math.min(...fades.map(({ opacity }) => opacity))).toBeGreaterThan(0.1);
  for (const element of pair)
    for (const animation of element?.getAnimations({ subtree: true }) ?? []) animation.finish();
}
