import type { Page } from '@playwright/test';

/** A layout shift: how much of the view moved and how far, as browsers count it, and what moved. */
type LayoutShift = { readonly value: number; readonly moved: readonly string[] };

/** https://wicg.github.io/layout-instability/, which TypeScript's types of the platform do not have. */
type LayoutShiftEntry = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

declare global {
  interface Window {
    layoutShifts?: LayoutShift[];
  }
}

/**
 * Records layout shifts on the next page, except those that follow an input or happen before fonts have loaded.
 */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    window.layoutShifts = shifts;
    let fontsAt = Infinity;
    const note = () => (fontsAt = performance.now());
    addEventListener('load', () => {
      // A shift by a font is reported in the next frame.
      void document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(note)));
    });
    const isShift = (entry: PerformanceEntry): entry is LayoutShiftEntry =>
      entry.entryType === 'layout-shift';
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName;
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x} ${y} ${width} ${height}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isShift(entry) || entry.hadRecentInput || entry.startTime < fontsAt) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** All shifts so far, after two frames. */
export const layoutShifts = (page: Page): Promise<readonly LayoutShift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    if (!window.layoutShifts) throw new Error('layout shifts are not watched');
    return window.layoutShifts;
  });
