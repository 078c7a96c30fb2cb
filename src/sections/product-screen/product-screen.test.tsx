import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { menus } from '#words/screens/menus.ts';
import { screenIds, type ScreenMenus } from '#src/model/screen.schema.ts';
import { render } from '#tests/support/render.tsx';
import { ProductScreen } from './product-screen.tsx';
import { screens } from './screens.ts';

const { marketplace }: ScreenMenus = menus;

/** Widths of a phone, a tablet or column, and a page. */
const WIDTHS_PX = [350, 700, 746, 900, 1280];

async function screenAt(id: (typeof screenIds)[number], widthPx: number): Promise<Element> {
  await page.viewport(widthPx, 900);
  const host = await render(<ProductScreen id={id} />);
  // Its parts come in chunks of their own, which a cold server compiles first.
  await expect.poll(() => host.querySelector('[role="img"]'), { timeout: 10_000 }).not.toBeNull();
  const screen = host.querySelector('[role="img"]');
  if (!screen) throw new Error('A screen is one picture');
  return screen;
}

/** Texts that end outside of the screen, or outside of a box that clips. */
const cutTexts = (screen: Element): string[] =>
  [...screen.querySelectorAll('p, span, dt, dd, td, li')]
    .filter((element) => element.checkVisibility() && element.textContent.trim() !== '')
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const frame = screen.getBoundingClientRect();
      return left < frame.left || right > frame.right || element.scrollWidth > element.clientWidth + 1;
    })
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map(({ textContent }) => textContent);

describe.each(screenIds.filter((id) => screens[id].app === 'marketplace'))('%s', (id) => {
  it.each(WIDTHS_PX)('cuts no text at %i px', async (widthPx) => {
    expect(cutTexts(await screenAt(id, widthPx))).toEqual([]);
  });

  it.each([350, 746])('begins with the badge of its person at %i px', async (widthPx) => {
    const screen = await screenAt(id, widthPx);
    const { initials = '', name } = (screens[id].owner ?? marketplace).person;
    const badge = [...screen.querySelectorAll('div')].findLast((element) =>
      element.textContent.startsWith(`${initials}${name}`),
    );
    const { left, top } = screen.getBoundingClientRect();
    const place = badge?.getBoundingClientRect();
    expect(place?.width).toBeGreaterThan(100);
    expect(place?.left).toBeLessThan(left + 40);
    expect(place?.top).toBeLessThan(top + 40);
  });
});

it('draws each stream as wide in the bar as its amount is of the whole', async () => {
  const screen = await screenAt('marketplace-co-invest', 1280);
  const heights = [...screen.querySelectorAll('rect[x="84"]')].map((rect) =>
    Number(rect.getAttribute('height')),
  );
  expect(heights).toHaveLength(9);
  const [lead = 0, second = 0] = heights;
  expect((lead + 1) / (second + 1)).toBeCloseTo(5 / 2.5);
});
