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
const arrows = () =>
  page
    .getByRole('button')
    .elements()
    .map((element) => element.getAttribute('aria-label'));

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

  it('has a few items in the page, the right ones, wherever it is scrolled to', async () => {
    await render(long);
    // As while the thumb of a scroll bar is held.
    strip().style.scrollSnapType = 'none';
    for (const index of [0, 4, 5000, 7321, 9996, 12]) {
      strip().scrollLeft = (strip().scrollWidth - ROOM_PX + GAP_PX) * (index / 10_000);
      await expect.poll(inView).toEqual(itemsFrom(index));
      expect(rendered().length).toBeLessThanOrEqual(24);
    }
  });

  it('is as wide wherever it is scrolled to', async () => {
    await render(long);
    const widths = [];
    for (const index of [0, 5000, 9996]) {
      strip().scrollLeft = (strip().scrollWidth / 10_000) * index;
      await expect.poll(() => inView().length).toBe(4);
      widths.push(strip().scrollWidth);
    }
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(2);
  });

  it('steps on by four at its very end, says its places, and goes back to the start', async () => {
    await render(long);
    strip().focus();
    await userEvent.keyboard('{End}');
    await expect.poll(inView).toEqual(itemsFrom(9996));
    expect(rendered().at(-1)?.getAttribute('aria-posinset')).toBe('10000');
    expect(rendered().at(-1)?.getAttribute('aria-setsize')).toBe('10000');
    await expect.poll(arrows).toEqual(['Previous']);
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    await expect.poll(inView).toEqual(itemsFrom(9992));
    strip().focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(inView).toEqual(itemsFrom(0));
  });

  it('keeps the focus in the strip when a focused item leaves the page', async () => {
    await render(long);
    strip().querySelector('a')?.focus();
    strip().scrollLeft = strip().scrollWidth / 2;
    await expect.poll(() => document.activeElement === strip()).toBe(true);
  });
});
