import type { Page } from '@playwright/test';

const UNIT =
  '(?:%|(?:[GT]B|(?:(?:calendar|user|extra)\\s)?(?:day|month|year|hour|minute|licence)s?|[mb]illion)\\b)';

/** "6 months", "50 GB", "5 user licences", "$35 per GB". */
const FIGURE = `\\d[\\d,.]*\\+?\\s${UNIT}|[$€£]\\d[\\d,.]*\\sper\\s(?:GB|month|licence|listing)\\b`;

/** Figures in tables and lists of a page that a line break parts from their unit, with where they stand. */
export const splitFigures = (page: Page): Promise<readonly string[]> =>
  page.evaluate((source) => {
    const rangeOf = (nodes: readonly Text[], from: number, to: number) => {
      const range = document.createRange();
      let start = 0;
      for (const node of nodes) {
        const end = start + node.data.length;
        if (from >= start && from < end) range.setStart(node, from - start);
        if (to > start && to <= end) range.setEnd(node, to - start);
        start = end;
      }
      return range;
    };
    const textsOf = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      return texts;
    };
    /** Words of one line may differ in size, and so in height, but they overlap. */
    const isSplit = (range: Range) => {
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const bottom = Math.min(...boxes.map((box) => box.bottom));
      return boxes.some((box) => box.top >= bottom);
    };
    return [...document.querySelectorAll('main :is(td, th, dd, dt, li)')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const texts = textsOf(element);
        const text = texts.map(({ data }) => data).join('');
        return [...text.matchAll(new RegExp(source, 'g'))]
          .filter(({ 0: figure, index }) => isSplit(rangeOf(texts, index, index + figure.length)))
          .map(({ 0: figure }) => `${figure} in ${text.slice(0, 60)}`);
      });
  }, FIGURE);
