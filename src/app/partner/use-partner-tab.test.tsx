import { afterEach, beforeEach, expect, it } from 'vitest';

import { neutralIcon } from '#content/neutral-icon.ts';

import { showIcon } from './use-partner-tab.ts';

const goodLogo = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='32' height='32'/>";
const icon = Object.assign(document.createElement('link'), { rel: 'icon' });
const shown = () => icon.getAttribute('href');

/** Resolves when a picture of this address has loaded or failed. */
const settled = (address: string) =>
  new Promise((resolve) => {
    const picture = Object.assign(new Image(), { onload: resolve, onerror: resolve });
    picture.src = address;
  });

beforeEach(() => document.head.prepend(icon));
afterEach(() => icon.remove());

it('shows the logo of the partner in the tab', async () => {
  showIcon(goodLogo);
  await expect.poll(shown).toBe(goodLogo);
});

it.each(['data:image/png,broken', 'data:text/html,<p>', '/no-such-logo.png', undefined])(
  'shows the neutral icon with the logo %s (F-A11)',
  async (logo) => {
    icon.href = goodLogo;
    showIcon(logo);
    await settled(logo ?? goodLogo);
    expect(shown()).toBe(neutralIcon);
  },
);

it('forgets a logo that loads after its partner is gone', async () => {
  showIcon(goodLogo)();
  await settled(goodLogo);
  expect(shown()).toBe(neutralIcon);
});
