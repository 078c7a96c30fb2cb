import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { render } from '#tests/support/render.tsx';

import { Carousel } from './carousel.tsx';

const labels = { previous: 'Previous', next: 'Next' };
const items = Array.from({ length: 10_000 }, (_, position) => (
  <a key={position} href={`#${position}`}>
    {`Item ${position}`}
  </a>
));

const strip = () => page.getByRole('group').element();
beforeEach(() => page.viewport(1200, 700));

describe('a strip of ten thousand', () => {
  const long = <Carousel label="Projects" narrow="one" labels={labels} items={items} step={4} />;
  const rendered = () => [...strip().querySelectorAll('li')];
  const [ROOM_PX, GAP_PX] = [12, 24];
  /** Texts of the items that stand wholly in view. */
  const inView = () => {
    const { left, right } = strip().getBoundingClientRect();
    return rendered()
      .filter((item) => {
        const box = item.getBoundingClientRect();
        return box.left >= left && box.right <= right;
      })
      .map(({ textContent }) => textContent);
  };
  const itemsFrom = (first: number) => [0, 1, 2, 3].map((place) => `Item ${first + place}`);

  it('has a few items in the page, the right ones, and is as wide, wherever it is scrolled to', async () => {
    await render(long);
    // As while the thumb of a scroll bar is held.
    strip().style.scrollSnapType = 'none';
    const widthPx = strip().scrollWidth;
    for (const index of [0, 5000, 9996]) {
      strip().scrollLeft = (strip().scrollWidth - ROOM_PX + GAP_PX) * (index / 10_000);
      await expect.poll(inView).toEqual(itemsFrom(index));
      expect(rendered().length).toBeLessThanOrEqual(24);
      expect(Math.abs(strip().scrollWidth - widthPx)).toBeLessThanOrEqual(2);
    }
  });

  it('steps back by four from its very end, and says its places', async () => {
    await render(long);
    strip().focus();
    await userEvent.keyboard('{End}');
    await expect.poll(inView).toEqual(itemsFrom(9996));
    expect(rendered().at(-1)?.getAttribute('aria-posinset')).toBe('10000');
    expect(rendered().at(-1)?.getAttribute('aria-setsize')).toBe('10000');
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    await expect.poll(inView).toEqual(itemsFrom(9992));
  });

  it('keeps the focus in the strip when a focused item leaves the page', async () => {
    await render(long);
    strip().querySelector('a')?.focus();
    strip().scrollLeft = strip().scrollWidth / 2;
    await expect.poll(() => document.activeElement === strip()).toBe(true);
  });
});
