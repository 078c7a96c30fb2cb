import { expect, type Page } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';

/** Both sides of every named breakpoint, and steps between them. */
const widths = [
  ...[320, 360, 390, 458, 480, 640, 767, 768, 769, 900, 1019, 1020, 1024, 1025, 1040, 1055, 1056, 1060],
  ...[1076, 1100, 1160, 1200, 1279, 1280, 1360, 1442, 1443, 1600, 1920, 2560],
];

/** As long as the words become in German, the longest of the languages that were tried. */
const longWords = [
  ['Platform', 'Plattform'],
  ['Solutions', 'Lösungen'],
  ['Pricing', 'Preise'],
  ['Company', 'Unternehmen'],
  ['Login', 'Anmelden'],
  ['Book Demo', 'Demo vereinbaren'],
  ['Get Started', 'Jetzt loslegen'],
] as const;

/** What of the header does not stand on one line, beside its neighbour and inside the window. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header[data-main-brand]');
    const controls = [...(header?.querySelectorAll('a, summary, button') ?? [])].filter(
      (control) => control.checkVisibility() && !control.closest('details > :not(summary), [popover]'),
    );
    const boxes = controls.map((control) => {
      const range = document.createRange();
      range.selectNodeContents(control);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      // A long brand takes two lines.
      const isBroken =
        !control.querySelector('[data-long]') &&
        lines.some(({ top }) => top >= (lines[0]?.bottom ?? Infinity));
      return { name: control.textContent, isBroken, box: control.getBoundingClientRect() };
    });
    return boxes
      .filter(({ isBroken, box }, index) => {
        const before = boxes[index - 1];
        const [start, end] = header?.matches(':dir(rtl)') ? [box, before?.box] : [before?.box, box];
        const isOver = start !== undefined && end !== undefined && end.left < start.right - 0.5;
        const isBeside = box.left < 0 || box.right > document.documentElement.clientWidth;
        return isBroken || isOver || isBeside;
      })
      .map(({ name }) => `${innerWidth} px: ${name}`);
  });

for (const words of ['the words of its language', 'longer words'] as const) {
  const isLonger = words === 'longer words';

  test(`the header fits one line from 320 to 2560 px in ${words}${isLonger ? '' : ' @arabic'}`, async ({
    page,
  }) => {
    await openHydrated(page, routes.about);
    if (isLonger) {
      const changed = await page.evaluate((longer) => {
        document.documentElement.lang = 'de';
        const header = document.querySelector('header[data-main-brand]') ?? document.body;
        const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
        const seen = new Set<string>();
        while (texts.nextNode()) {
          const pair = longer.find(([word]) => word === texts.currentNode.nodeValue);
          if (!pair) continue;
          seen.add(pair[0]);
          texts.currentNode.nodeValue = pair[1];
        }
        return seen.size;
      }, longWords);
      expect(changed).toBe(longWords.length);
    }
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      found.push(...(await faults(page)));
    }
    expect(found).toEqual([]);
  });
}
