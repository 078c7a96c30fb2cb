import { expect, type Page } from '@playwright/test';

/**
 * Claims that every visible control has authored style and is inside the window and its container, and that every
 * open dialog has a margin beside its text: a page whose sheet never came passes all tests of behaviour.
 */
export async function expectStyled(page: Page): Promise<void> {
  // Panels and colours settle after they open.
  await expect(async () => expect(await unstyledControls(page)).toEqual([])).toPass({ timeout: 10_000 });
}

/** Controls that look as the browser draws them, or that leave their place, and texts at the edge of a dialog. */
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

    /** Less than this beside a text is no margin, in CSS pixels. */
    const MARGIN = 12;

    const isCramped = (text: Node, { left, right }: DOMRect) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      return box.width > 1 && (box.left < left + MARGIN || box.right > right - MARGIN);
    };

    /** Texts at the edge of a dialog, but for those of a part that scrolls by itself. */
    const crampedIn = (dialog: Element): string[] => {
      const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement: parent, textContent } = text;
        if (!parent || !textContent?.trim() || !isShown(parent) || scrollsWithin(parent, dialog)) continue;
        if (isCramped(text, dialog.getBoundingClientRect()))
          found.push(`at the edge of a dialog: ${textContent}`);
      }
      return found;
    };

    const scrollsWithin = (element: Element, dialog: Element): boolean =>
      element !== dialog &&
      (getComputedStyle(element).overflowX !== 'visible' ||
        (element.parentElement !== null && scrollsWithin(element.parentElement, dialog)));

    const unstyled = [...document.querySelectorAll(CONTROLS)].filter(isShown).flatMap((element) => {
      const problems = problemsOf(element);
      return problems.length > 0 ? [`${problems.join(', ')}: ${element.outerHTML.slice(0, 160)}`] : [];
    });
    return [
      ...unstyled,
      ...[...document.querySelectorAll('dialog[open], [role=dialog]:popover-open')].flatMap(crampedIn),
    ];
  });
