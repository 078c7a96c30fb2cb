import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderStill } from '#tests/support/render.tsx';
import { partOf } from '#src/ui/template/fill-template.ts';

import { followTags } from './follow-tags.ts';
import { TagRow } from './tag-row.tsx';

const renderRow = async (tags: readonly string[], widthPx: number) => {
  const row = (
    <div style={{ inlineSize: `${widthPx}px` }}>
      <TagRow slot="tags" moreLabel="+{count} more" fewerLabel="Show fewer" />
    </div>
  );
  const host = await renderStill(row, () => followTags(partOf(document, '[data-fill=tags]'), tags));
  // Sizes are observed once before each paint.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return host;
};
const list = () => page.getByRole('list').element();
const shown = () => [...list().children].filter((item) => item.checkVisibility({ visibilityProperty: true }));
const texts = () => shown().map(({ textContent }) => textContent);

it.each([120, 240, 480])(
  'at %i px, a tag row counts exactly the hidden tags, in one row without overflow (R9.12, F-A14)',
  async (widthPx) => {
    const tags = Array.from({ length: 500 }, (_, index) => `Tag ${'x'.repeat(index % 7)}${index}`);
    await renderRow(tags, widthPx);
    const items = shown();
    const boxes = items.map((item) => item.getBoundingClientRect());
    expect(items.at(-1)?.textContent).toBe(`+${501 - items.length} more`);
    expect(new Set(boxes.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1);
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(list().getBoundingClientRect().right);
    expect(boxes.slice(1).every(({ left }, index) => left - (boxes[index]?.right ?? 0) === 12)).toBe(true);
    // One more would take the room that is kept for the count.
    expect(list().children.length).toBeLessThan(25);
  },
);

it('a tag row shows all tags on request, and one row again', async () => {
  const tags = Array.from({ length: 30 }, (_, index) => `Tag ${index}`);
  await renderRow(tags, 240);
  const before = texts();
  const button = page.getByRole('button');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(texts()).toEqual([...tags, 'Show fewer']);
  expect(list().scrollWidth).toBeLessThanOrEqual(240);
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(texts()).toEqual(before);
});

it('a tag row clips no tag while others are shown', async () => {
  const tags = ['Logistics', 'Food security', 'Income'];
  const cut: number[] = [];
  for (let widthPx = 120; widthPx <= 300; widthPx += 5) {
    const host = await renderRow(tags, widthPx);
    const items = [...host.querySelectorAll('li')];
    const tagsShown = items.filter((item) => item.checkVisibility({ visibilityProperty: true }));
    const [first] = items;
    if (first && tagsShown.length > 2 && first.scrollWidth > first.clientWidth) cut.push(widthPx);
  }
  expect(cut).toEqual([]);
});

it('a tag row fills itself again when it grows, and has no count beside all tags', async () => {
  const host = await renderRow(['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo'], 160);
  expect(texts().at(-1)).toMatch(/^\+\d more$/);
  host.firstElementChild?.setAttribute('style', 'inline-size: 600px');
  await expect.poll(texts).toEqual(['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo']);
});
