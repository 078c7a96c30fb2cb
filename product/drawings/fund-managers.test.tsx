import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { sumOf, world } from '#content/sample-world.ts';
import { closes } from '#words/centrepieces/fund-managers.ts';
import { sampleNames } from '#words/sample-names.ts';
import { render } from '#tests/support/render.tsx';
import { type ClosesContent, Drawing } from './fund-managers.tsx';

const { views, choice }: ClosesContent = closes;

it('fills the target in every view, up to what is still open', () => {
  for (const { rows } of views) expect(sumOf(rows)).toBe(world.raises.fund.target);
});

it('shows the streams and commitments of the moment that is chosen', async () => {
  await page.viewport(1440, 900);
  const host = await render(<Drawing />);
  const shownParts = () =>
    new Set(
      [...host.querySelectorAll('path[data-view]')]
        .filter((path) => path.checkVisibility())
        .map((path) => path.getAttribute('data-view')),
    );
  const greenfold = page.getByText(sampleNames.firms.greenfold.name).first();
  const [first, , final] = choice.names;
  const [atFirst, , atFinal] = views.map(({ figures }) => figures[0]?.value ?? '');
  await page.getByText(first ?? '', { exact: true }).click();
  await expect.element(page.getByText(atFirst ?? '').first()).toBeVisible();
  expect(shownParts()).toEqual(new Set(['first']));
  await expect.element(greenfold).not.toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shownParts).toEqual(new Set(['first', 'since', 'planned']));
  await page.getByText(final ?? '', { exact: true }).click();
  await expect.element(page.getByText(atFinal ?? '').first()).toBeVisible();
});
