import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { river } from '#words/centrepieces/pe-venture-capital.ts';
import { render } from '#tests/support/render.tsx';
import { Drawing, type RiverContent } from './pe-venture-capital.tsx';

const { declined, returned, choice }: RiverContent = river;
const [, onlyDeclined, cameBack] = choice.names;

it.each([390, 1440])('shows the reasons of the deals that are chosen at %i px', async (widthPx) => {
  await page.viewport(widthPx, 900);
  await render(<Drawing />);
  const isShown = (text: string) =>
    page
      .getByText(text)
      .elements()
      .some((element) => element.checkVisibility({ visibilityProperty: true }));
  const shown = () => [isShown(declined[0]?.reason ?? ''), isShown(returned.declined.reason)];
  expect(shown()).toEqual([true, true]);
  await page.getByText(onlyDeclined ?? '', { exact: true }).click();
  await expect.poll(shown).toEqual([true, false]);
  await page.getByText(cameBack ?? '', { exact: true }).click();
  await expect.poll(shown).toEqual([false, true]);
});
