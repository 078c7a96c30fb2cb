import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { sampleNames } from '#words/sample-names.ts';
import { menus } from '#words/screen-menus.ts';
import type { ScreenMenus } from '#src/model/screen.schema.ts';
import { render } from '#tests/support/render.tsx';
import { ProductScreen } from './product-screen.tsx';
import { screenOf } from './screens.ts';

const { marketplace }: ScreenMenus = menus;

async function screenAt(id: string, widthPx: number): Promise<Element> {
  await page.viewport(widthPx, 900);
  const host = await render(<ProductScreen id={id} />);
  // Its parts come in chunks of their own, which a cold server compiles first.
  await expect.poll(() => host.querySelector('[role="img"]'), { timeout: 10_000 }).not.toBeNull();
  const screen = host.querySelector('[role="img"]');
  if (!screen) throw new Error('A screen is one picture');
  return screen;
}

it.each([
  ['marketplace-browse', 350],
  ['marketplace-browse', 746],
  ['marketplace-co-invest', 350],
] as const)('%s begins with the badge of its person at %i px', async (id, widthPx) => {
  const screen = await screenAt(id, widthPx);
  const { initials = '', name } = (screenOf(id).owner ?? marketplace).person;
  const badge = [...screen.querySelectorAll('p')].find((element) =>
    element.textContent.startsWith(`${initials}${name}`),
  );
  const { left, top } = screen.getBoundingClientRect();
  const place = badge?.getBoundingClientRect();
  expect(place?.width).toBeGreaterThan(100);
  expect(place?.left).toBeLessThan(left + 40);
  expect(place?.top).toBeLessThan(top + 40);
});

it('draws each stream as wide in the bar as its amount is of the whole', async () => {
  const screen = await screenAt('marketplace-co-invest', 1280);
  const heights = [...screen.querySelectorAll('rect[x="84"]')].map((rect) =>
    Number(rect.getAttribute('height')),
  );
  const drawn = screenOf('marketplace-co-invest')
    .columns.flatMap(({ parts }) => parts)
    .flatMap((part) => (part.kind === 'streams' ? [...part.items, part.rest] : []));
  expect(heights).toHaveLength(drawn.length);
  const [first = 0, second = 0] = heights;
  const [most, less] = drawn;
  expect((first + 1) / (second + 1)).toBeCloseTo((most?.amount ?? 0) / (less?.amount ?? 1));
});

it('shows the view of the board that is chosen, alone, and opens the file of one deal at a time', async () => {
  await page.viewport(1280, 900);
  await render(<ProductScreen id="pipeline" />);
  const { views } = screenOf('pipeline');
  const [table, timeline] = views?.others ?? [];
  const files = () =>
    page
      .getByRole('definition')
      .elements()
      .filter((element) => element.checkVisibility());
  await page.getByText(sampleNames.deals.linden).first().click();
  await expect
    .poll(() => files().map(({ textContent }) => textContent))
    .toContain(sampleNames.assetClasses.realEstate);
  const first = files().length;
  await page.getByText(sampleNames.deals.willow).first().click();
  await expect.poll(() => files()).toHaveLength(first);

  const heading = page.getByText(sampleNames.stages.sourced).first();
  await page.getByText(table?.name ?? '', { exact: true }).click();
  await expect.element(page.getByRole('columnheader').first()).toBeVisible();
  await expect.element(heading).not.toBeVisible();
  await page.getByText(timeline?.name ?? '', { exact: true }).click();
  await expect.element(page.getByRole('columnheader', { includeHidden: true }).first()).not.toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(heading).toBeVisible();
});

it('shows the issuer who engages, and nothing more', async () => {
  await page.viewport(1280, 900);
  const host = await render(<ProductScreen id="listing-anonymous" />);
  const name = page.getByText(sampleNames.people.khalid.name);
  await expect.element(name).not.toBeVisible();
  const veils = () => host.querySelectorAll('li:not(:has([data-revealed])) > span:empty:last-child');
  const shown = () => [...veils()].filter((veil) => veil.checkVisibility()).length;
  expect(shown()).toBe(5);
  await page.getByText(screenOf('listing-anonymous').views?.others[0]?.name ?? '', { exact: true }).click();
  await expect.element(name).toBeVisible();
  expect(shown()).toBe(1);
});
