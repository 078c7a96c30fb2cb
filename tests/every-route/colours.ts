import { expect, type Page } from '@playwright/test';

/**
 * Asserts that icons and the edges of controls are visible in forced colours, and that a preference for a dark
 * scheme changes no colour: the site has one scheme.
 */
export async function expectColours(page: Page): Promise<void> {
  const own = await coloursOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await coloursOf(page)).toEqual(own);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    expect(await coloursOf(page)).not.toEqual(own);
    expect(await unseenParts(page), `in forced ${colorScheme} colours`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

const coloursOf = (page: Page) =>
  page.locator('body, body *').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
      return `${element.localName} ${color} ${backgroundColor} ${borderTopColor}`;
    }),
  );

/** Icons in the colour of their background, controls and bars without a visible edge, unmarked links, as HTML. */
const unseenParts = (page: Page) =>
  page.evaluate(() => {
    const isClear = (colour: string) => colour.startsWith('rgba(') && colour.endsWith(', 0)');
    const behind = (element: Element | null): string => {
      const colour = element ? getComputedStyle(element).backgroundColor : '';
      return element && isClear(colour) ? behind(element.parentElement) : colour;
    };
    const hasEdge = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return false;
      const colours = [
        style.backgroundColor,
        ...(style.borderTopStyle === 'none' ? [] : [style.borderTopColor]),
        ...(style.borderBottomStyle === 'none' ? [] : [style.borderBottomColor]),
        ...(style.outlineStyle === 'none' ? [] : [style.outlineColor]),
      ];
      return colours.some((colour) => !isClear(colour) && colour !== behind(element.parentElement));
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const icons = all('svg[data-name] path').filter((path) => getComputedStyle(path).stroke === behind(path));
    const bars = all('figure.card svg > rect').filter((bar) => getComputedStyle(bar).fill === behind(bar));
    // Labels stand for inputs that only assistive technology meets; their group has the edge.
    const framed = all('button, input, select, textarea, [data-variant]:not([data-variant=quiet])').map(
      (control) =>
        control.matches('.hiddenText') ? (control.closest('[role=radiogroup]') ?? control) : control,
    );
    const drawn = [
      ...all('button:not(:has(svg))').filter((button) => !button.textContent.trim()),
      ...all('td[data-sees]'),
    ];
    // The accent that marks it is taken away.
    const current = all('header nav > a[aria-current=page]');
    return [
      ...icons,
      ...bars,
      ...framed.filter((control) => !hasEdge(control) && !hasEdge(control, '::before')),
      ...drawn.filter((part) => !hasEdge(part, '::before')),
      ...current.filter((link) => getComputedStyle(link).textDecorationLine !== 'underline'),
    ].map((element) => element.outerHTML.slice(0, 200));
  });
