import { beforeEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { emulate, failScript, writeFromRight } from '#tests/support/page-state.ts';
import { renderStill } from '#tests/support/render.tsx';
import { fillTemplate, partOf } from '#src/ui/template/fill-template.ts';
import { Carousel } from './carousel.tsx';
import { followCarousel } from './follow-carousel.ts';

const labels = { previous: 'Previous', next: 'Next' };

/** A strip as it is built, filled with that many items. */
function renderCarousel(count: number, narrow: 'one' | 'several' = 'several') {
  const carousel = (
    <div style={{ marginInline: '40px' }}>
      <Carousel label="News" narrow={narrow} labels={labels} step={narrow === 'one' ? 4 : 1} slots={['link']}>
        <a href="/" data-fill="link">
          Item
        </a>
      </Carousel>
    </div>
  );
  return renderStill(carousel, () => {
    const strip = partOf(document, '[data-narrow]');
    const draw = (link: string) => fillTemplate(strip, 'item', { link });
    followCarousel(strip, draw)(Array.from({ length: count }, (_, index) => `Item ${index}`));
  });
}

const strip = () => page.getByRole('group').element();
const arrow = (name: string) => page.getByRole('button', { name });
const arrows = () =>
  page
    .getByRole('button')
    .elements()
    .map((element) => element.getAttribute('aria-label'));

function scrolledItems() {
  const [first, second] = strip().querySelectorAll('li');
  const pitchPx = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
  return Math.abs(Math.round((strip().scrollLeft / pitchPx) * 100) / 100);
}

beforeEach(() => page.viewport(1200, 700));

it.each([
  ['several', 458, 1.3],
  ['several', 459, 1.6],
  ['several', 700, 1.6],
  ['several', 701, 2],
  ['several', 800, 2],
  ['several', 801, 4],
  ['one', 800, 1.06],
  ['one', 801, 4],
] as const)('of %s in narrow windows, shows at %i px %d items (F-E15)', async (narrow, widthPx, expected) => {
  await page.viewport(widthPx, 700);
  const host = await renderCarousel(6, narrow);
  const row = host.querySelector('ul');
  const item = host.querySelector('li');
  const gap = Number.parseFloat(getComputedStyle(row ?? host).columnGap);
  const inView =
    ((row?.getBoundingClientRect().width ?? 0) + gap) / ((item?.getBoundingClientRect().width ?? 0) + gap);
  expect(inView).toBeCloseTo(expected, 2);
  const hasArrow = narrow === 'one' || widthPx > 800;
  await expect.poll(arrows).toEqual(hasArrow ? ['Next'] : []);
});

it('a carousel shows each arrow only while there are items that way, and keeps the focus at the end', async () => {
  await renderCarousel(6);
  expect(arrows()).toEqual(['Next']);
  arrow('Next').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(arrows).toEqual(['Previous', 'Next']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(arrows).toEqual(['Previous']);
  await expect.poll(scrolledItems).toBe(2);
  expect(document.activeElement).toBe(strip());
});

it('a carousel has arrows of 40 px, 18 px outside (R9.10)', async () => {
  const host = await renderCarousel(6);
  const box = arrow('Next').element().getBoundingClientRect();
  const edge = host.querySelector('[data-narrow]')?.getBoundingClientRect().right ?? 0;
  expect([box.width, box.height, box.right - edge]).toEqual([40, 40, 18]);
});

it('a carousel moves in 500 ms, and at once under reduced motion', async () => {
  await renderCarousel(9);
  strip().focus();
  const startMs = performance.now();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(scrolledItems, { interval: 10 }).toBe(1);
  expect(performance.now() - startMs).toBeGreaterThan(480);
  await emulate({ isMotionReduced: true });
  strip().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(scrolledItems()).toBe(2);
});

it('a carousel moves by arrow keys, Home and End, mirrored in text from the right (F-E14)', async () => {
  writeFromRight();
  await renderCarousel(9);
  strip().focus();
  for (const [keys, expected, shown] of [
    ['{ArrowLeft}{ArrowLeft}', 2, ['Previous', 'Next']],
    ['{ArrowRight}', 1, ['Previous', 'Next']],
    ['{End}', 5, ['Previous']],
    ['{Home}', 0, ['Next']],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.poll(scrolledItems).toBe(expected);
    expect(arrows()).toEqual(shown);
  }
});

it('a carousel follows a strip that is scrolled by hand, settles on an item, and keeps it on a resize', async () => {
  await renderCarousel(9);
  const { x, y } = strip().getBoundingClientRect();
  const gesture = { x: x + 200, y: y + 10, xDistance: -620, yDistance: 0 };
  await cdp().send('Input.synthesizeScrollGesture', gesture);
  await expect.poll(scrolledItems).toBe(2);
  await expect.poll(arrows).toEqual(['Previous', 'Next']);
  await page.viewport(600, 700);
  await expect.poll(scrolledItems).toBe(2);
});

it('a carousel is a row to scroll, without arrows, when the script failed', async () => {
  failScript();
  await renderCarousel(9);
  expect(arrows()).toEqual([]);
  expect(strip().scrollWidth).toBeGreaterThan(strip().clientWidth);
});

const ROOM_PX = 12;
const GAP_PX = 24;
const MANY = 200;
const rendered = () => [...strip().querySelectorAll('li')];

const inView = () => {
  const { left, right } = strip().getBoundingClientRect();
  return rendered()
    .filter((item) => {
      const box = item.getBoundingClientRect();
      return box.left >= left && box.right <= right;
    })
    .map(({ textContent }) => textContent);
};
const itemsFrom = (first: number) => [0, 1, 2, 3].map((index) => `Item ${first + index}`);

it('of many items, a carousel draws only those around the view, at an unchanged width', async () => {
  await renderCarousel(MANY, 'one');
  // As while the thumb of a scroll bar is held.
  strip().style.scrollSnapType = 'none';
  const widthPx = strip().scrollWidth;
  for (const index of [0, 100, MANY - 4]) {
    strip().scrollLeft = (strip().scrollWidth - ROOM_PX + GAP_PX) * (index / MANY);
    await expect.poll(inView).toEqual(itemsFrom(index));
    expect(rendered().length).toBeLessThanOrEqual(24);
    expect(Math.abs(strip().scrollWidth - widthPx)).toBeLessThanOrEqual(2);
  }
  expect(rendered().at(-1)?.getAttribute('aria-posinset')).toBe(`${MANY}`);
  expect(rendered().at(-1)?.getAttribute('aria-setsize')).toBe(`${MANY}`);
});

it('a carousel keeps the focus in the strip when a focused item is no longer rendered', async () => {
  await renderCarousel(MANY, 'one');
  strip().querySelector('a')?.focus();
  strip().scrollLeft = strip().scrollWidth / 2;
  await expect.poll(() => document.activeElement === strip()).toBe(true);
});
