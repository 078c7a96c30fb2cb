import type { Page } from '@playwright/test';

/**
 * Parts that stand out of the window sideways, as HTML. What scrolls or cuts within its own frame on
 * purpose does not count; the page itself cuts too, but there it would be a fault.
 */
export const partsBesideWindow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cutsItself = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      return getComputedStyle(element).overflowX !== 'visible' || cutsItself(element.parentElement);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.closest('svg > *'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1) && !cutsItself(element.parentElement);
      })
      .map((element) => element.outerHTML.slice(0, 200));
  });

/** Texts of which a part is cut off by their own box, as HTML. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        if (display === 'inline' || element.clientWidth <= 1) return false;
        const isCutSideways = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const isCutBelow = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        return isCutSideways || isCutBelow;
      })
      .map((element) => element.outerHTML.slice(0, 200));
  });
