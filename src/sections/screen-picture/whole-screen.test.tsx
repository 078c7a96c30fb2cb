import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { labels } from '#words/labels.ts';
import { pictures } from '#content/pictures.ts';
import { render } from '#tests/support/render.tsx';
import { WholeScreen } from './whole-screen.tsx';

it('shows an owner’s picture fitted to the window, and grows until it can be read', async () => {
  await page.viewport(390, 844);
  await render(<WholeScreen copy={{ kind: 'picture', picture: 'world-channels' }} />);
  await page.getByRole('button', { name: labels.wholeScreen.open }).click();
  const image = page.getByRole('dialog').getByRole('img');
  const width = () => image.element().getBoundingClientRect().width;
  expect(width()).toBeLessThanOrEqual(390);
  await page.getByText(labels.wholeScreen.zoom).click();
  expect(width()).toBeGreaterThanOrEqual(pictures['world-channels'].legibleFromPx);
});
