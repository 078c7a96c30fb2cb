import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { render } from '#tests/support/render.tsx';

import { Carousel } from './carousel.tsx';

const labels = { previous: 'Previous', next: 'Next' };
const items = (count: number) =>
  Array.from({ length: count }, (_, position) => (
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

/** How far the strip is scrolled, in items. */
function scrolledItems() {
  const [first, second] = strip().querySelectorAll('li');
  const pitchPx = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
  return Math.round((strip().scrollLeft / pitchPx) * 100) / 100;
}

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeEach(() => page.viewport(1200, 700));

afterEach(async () => {
  delete document.documentElement.dataset['script'];
  document.documentElement.removeAttribute('dir');
  await setMotion('no-preference');
});

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
  const host = await render(<Carousel label="News" narrow={narrow} labels={labels} items={items(6)} />);
  const row = host.querySelector('ul');
  const item = host.querySelector('li');
  const gap = Number.parseFloat(getComputedStyle(row ?? host).columnGap);
  const inView =
    ((row?.getBoundingClientRect().width ?? 0) + gap) / ((item?.getBoundingClientRect().width ?? 0) + gap);
  expect(inView).toBeCloseTo(expected, 2);
});

it('shows each arrow only while there are items that way', async () => {
  await render(<Carousel label="News" narrow="several" labels={labels} items={items(6)} />);
  expect(arrows()).toEqual(['Next']);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.poll(arrows).toEqual(['Previous', 'Next']);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.poll(arrows).toEqual(['Previous']);
  await expect.poll(scrolledItems).toBe(2);
});

it('keeps the focus in the strip when the end takes an arrow away', async () => {
  await render(<Carousel label="News" narrow="several" labels={labels} items={items(5)} />);
  page.getByRole('button', { name: 'Next' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(arrows).toEqual(['Previous']);
  expect(document.activeElement).toBe(strip());
});

it('shows arrows beside several items only above 800 px', async () => {
  await render(<Carousel label="News" narrow="several" labels={labels} items={items(6)} />);
  await page.viewport(801, 700);
  await expect.poll(arrows).toEqual(['Next']);
  await page.viewport(800, 700);
  await expect.poll(arrows).toEqual([]);
});

it('draws its arrows as circles of 40 px, 18 px outside', async () => {
  const host = await render(
    <div style={{ marginInline: '40px' }}>
      <Carousel label="News" narrow="several" labels={labels} items={items(6)} />
    </div>,
  );
  const arrow = page.getByRole('button', { name: 'Next' }).element().getBoundingClientRect();
  const carousel = host.querySelector('[data-narrow]')?.getBoundingClientRect();
  expect([arrow.width, arrow.height, arrow.right - (carousel?.right ?? 0)]).toEqual([40, 40, 18]);
  const item = host.querySelector('li')?.getBoundingClientRect();
  expect(arrow.top + 20).toBeCloseTo((item?.top ?? 0) + (item?.height ?? 0) / 2, 0);
});

it('steps by one project where one is in view', async () => {
  await page.viewport(390, 700);
  await render(<Carousel label="Projects" narrow="one" labels={labels} items={items(3)} step={4} />);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.poll(scrolledItems).toBe(1);
});

it('takes no time for a step under reduced motion', async () => {
  await setMotion('reduce');
  await render(<Carousel label="News" narrow="several" labels={labels} items={items(9)} />);
  strip().focus();
  strip().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(scrolledItems()).toBe(1);
});

it('moves by arrow keys, Home and End (F-E14)', async () => {
  await render(<Carousel label="News" narrow="several" labels={labels} items={items(9)} />);
  strip().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(scrolledItems).toBe(2);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(scrolledItems).toBe(1);
  await userEvent.keyboard('{End}');
  await expect.poll(scrolledItems).toBe(5);
  await userEvent.keyboard('{Home}');
  await expect.poll(scrolledItems).toBe(0);
});

it('mirrors keys and movement in right-to-left text', async () => {
  document.documentElement.dir = 'rtl';
  await render(<Carousel label="News" narrow="several" labels={labels} items={items(9)} />);
  strip().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(scrolledItems).toBe(1);
  await expect.poll(arrows).toEqual(['Previous', 'Next']);
});

it('follows a strip that is scrolled by hand, and settles on an item', async () => {
  await render(<Carousel label="News" narrow="several" labels={labels} items={items(9)} />);
  const box = strip().getBoundingClientRect();
  await cdp().send('Input.synthesizeScrollGesture', {
    x: box.x + 200,
    y: box.y + 10,
    xDistance: -620,
    yDistance: 0,
  });
  await expect.poll(scrolledItems).toBe(2);
  await expect.poll(arrows).toEqual(['Previous', 'Next']);
});

it('keeps its item when the window changes width', async () => {
  await render(<Carousel label="News" narrow="several" labels={labels} items={items(9)} />);
  strip().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(scrolledItems).toBe(2);
  await page.viewport(600, 700);
  await expect.poll(scrolledItems).toBe(2);
});

it('is a row to scroll, without arrows, when the script failed', async () => {
  document.documentElement.dataset['script'] = 'failed';
  await render(<Carousel label="News" narrow="several" labels={labels} items={items(9)} />);
  expect(arrows()).toEqual([]);
  expect(strip().scrollWidth).toBeGreaterThan(strip().clientWidth);
});
