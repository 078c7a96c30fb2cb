import { expect, type Page } from '@playwright/test';

/**
 * Claims that every visible control has authored style and is inside the window and its container, and that every
 * open dialog has a margin beside its text: a page whose sheet never came passes all tests of behaviour.
 */
export async function expectStyled(page: Page): Promise<void> {
  // Panels and colours settle after they open.
  const problems = async () => [...(await unstyledControls(page)), ...(await crampedTexts(page))];
  await expect(async () => expect(await problems()).toEqual([])).toPass({ timeout: 10_000 });
}

/** Controls that look as the browser draws them by itself, or that leave their place: reason and HTML. */
export const unstyledControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'input, select, textarea, button, fieldset, summary, dialog, a[role=button]';
    /** Default styles of controls. An authored control differs in each. */
    const traits = {
      font: ({ fontFamily, fontSize }) => `${fontFamily} ${fontSize}`,
      border: ({
        borderBlockStartWidth: width,
        borderBlockStartStyle: line,
        borderBlockStartColor: colour,
      }) => `${width} ${line} ${colour}`,
      padding: ({ paddingBlockStart, paddingInlineStart }) => `${paddingBlockStart} ${paddingInlineStart}`,
      colour: ({ color, backgroundColor }) => `${color} on ${backgroundColor}`,
      marker: ({ display, listStyleType }) => (display === 'list-item' ? listStyleType : 'none'),
    } satisfies Record<string, (style: CSSStyleDeclaration) => string>;

    const stylesOf = (element: Element) =>
      Object.entries(traits).map(([name, read]) => [name, read(getComputedStyle(element))] as const);

    /** The traits of the element without any style of the site, which differ from those of plain text. */
    const nativeStylesOf = (element: Element) => {
      const [native, plain] = [element.tagName, 'span'].map((tag) => document.createElement(tag));
      if (!native || !plain) return new Map();
      if (native instanceof HTMLAnchorElement) native.href = '/';
      if (native instanceof HTMLInputElement) native.type = element.getAttribute('type') ?? 'text';
      if (native instanceof HTMLDialogElement) native.setAttribute('open', '');
      element.parentElement?.append(native, plain);
      for (const one of [native, plain]) one.style.setProperty('all', 'revert');
      const ofText = new Map(stylesOf(plain));
      const styles = stylesOf(native).filter(([name, value]) => ofText.get(name) !== value);
      for (const one of [native, plain]) one.remove();
      return new Map(styles);
    };

    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };

    const scrollsItself = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrollsItself(element.parentElement));

    const problemsOf = (element: Element): string[] => {
      const native = nativeStylesOf(element);
      const same = stylesOf(element).flatMap(([name, value]) => (native.get(name) === value ? name : []));
      const { left, right } = element.getBoundingClientRect();
      const place = element.parentElement?.closest('fieldset, form, dialog')?.getBoundingClientRect();
      const isCut =
        element.parentElement && scrollsItself(element.parentElement.closest(':not(dialog, dialog *)'));
      const leavesWindow = !isCut && (left < -1 || right > innerWidth + 1);
      const leavesPlace = place && (left < place.left - 1 || right > place.right + 1);
      return [
        ...same.map((name) => `${name} of the browser`),
        ...(leavesWindow ? ['outside the window'] : []),
        ...(leavesPlace ? ['outside its container'] : []),
      ];
    };

    return [...document.querySelectorAll(CONTROLS)].filter(isShown).flatMap((element) => {
      const problems = problemsOf(element);
      return problems.length > 0 ? [`${problems.join(', ')}: ${element.outerHTML.slice(0, 160)}`] : [];
    });
  });

/** Texts at the edge of an open dialog, but for those of a part that scrolls by itself. */
export const crampedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Less is no margin, in CSS pixels. */
    const MARGIN = 16;

    const scrollsWithin = (element: Element | null, dialog: Element): boolean =>
      element !== null &&
      element !== dialog &&
      (getComputedStyle(element).overflowX !== 'visible' || scrollsWithin(element.parentElement, dialog));

    return [...document.querySelectorAll('dialog[open], [role=dialog]:popover-open')].flatMap((dialog) => {
      const place = dialog.getBoundingClientRect();
      const cramped: string[] = [];
      const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility() || scrollsWithin(text.parentElement, dialog)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        const isBeside = left < place.left + MARGIN || right > place.right - MARGIN;
        // The rest of a long dialog is below its edge.
        const isLong = dialog.scrollHeight > dialog.clientHeight + 1;
        const isAbove = !isLong && (top < place.top + MARGIN || bottom > place.bottom - MARGIN);
        if (width > 1 && (isBeside || isAbove)) cramped.push(`at the edge of a dialog: ${text.textContent}`);
      }
      return cramped;
    });
  });
