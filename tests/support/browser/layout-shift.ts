import type { Page } from '@playwright/test';

/** Keeps count of layout shifts from the start of the next page; those that follow an input are no fault. */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(window, { layoutShiftTotal: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (
          'value' in entry &&
          typeof entry.value === 'number' &&
          !('hadRecentInput' in entry && entry.hadRecentInput)
        )
          total.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of all shifts so far, once two frames have shown what there is. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const total: unknown = Reflect.get(window, 'layoutShiftTotal');
    if (typeof total === 'object' && total && 'shift' in total) return Number(total.shift);
    throw new Error('nobody watched');
  });
