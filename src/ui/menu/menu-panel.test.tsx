import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderStill } from '#tests/support/render.tsx';

import { followMenus } from './follow-menus.ts';
import { MenuPanel } from './menu-panel.tsx';

const groups = [
  { label: 'Platform', items: [{ label: 'Marketplace', href: '#marketplace' }] },
  { label: 'Company', items: [{ label: 'About', href: '#about' }] },
];

const pageWithPanel = (
  <>
    <a href="#before">Before</a>
    <header data-header="">
      <MenuPanel id="panel" title="Menu" openLabel="Open menu" closeLabel="Close menu" groups={groups}>
        <a href="#terms">Terms</a>
      </MenuPanel>
    </header>
    <main>
      <a href="#after">After</a>
    </main>
  </>
);

const openButton = () => page.getByRole('button', { name: 'Open menu' });
const isOpen = () => document.getElementById('panel')?.matches(':popover-open');
const panelHasFocus = () => document.getElementById('panel')?.matches(':focus-within');

async function renderOpen() {
  const host = await renderStill(pageWithPanel, followMenus);
  await userEvent.click(openButton());
  await expect.poll(panelHasFocus).toBe(true);
  return host;
}

it('the side panel has a button that shows without SVG too', async () => {
  const host = await renderStill(pageWithPanel);
  for (const drawing of host.querySelectorAll('svg')) drawing.remove();
  const sign = openButton().element().firstElementChild;
  expect(sign?.getBoundingClientRect().width).toBeGreaterThan(16);
  expect(sign && getComputedStyle(sign).borderBlockStartStyle).toBe('solid');
});

it('the side panel keeps the focus inside, and makes the page inert while it is open', async () => {
  const host = await renderOpen();
  const seen = new Set<string | null | undefined>();
  for (let step = 0; step < 8; step += 1) {
    await userEvent.tab();
    seen.add(document.activeElement === document.body ? '' : document.activeElement?.textContent);
  }
  expect(seen).not.toContain('Before');
  expect(seen).not.toContain('After');
  expect(seen).toContain('Terms');
  expect(host.querySelectorAll('[inert]').length).toBeGreaterThan(0);
  await userEvent.keyboard('{Escape}');
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(page.getByRole('button', { name: 'Close menu' }))],
  [
    'a press outside',
    () => userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true }),
  ],
] as const)('the side panel closes on %s and returns the focus to its button', async (_way, close) => {
  // On phones nothing is outside.
  await page.viewport(820, 844);
  await renderOpen();
  await close();
  await expect.poll(isOpen).toBe(false);
  await expect.element(openButton()).toHaveFocus();
});

it('the side panel takes the focus when it was opened before its script came', async () => {
  const host = await renderStill(pageWithPanel);
  host.querySelector<HTMLElement>('[popover]')?.showPopover();
  followMenus();
  expect(isOpen()).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Close menu' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
});

it('the side panel closes when its button is hidden, as in a window that became wide', async () => {
  const host = await renderOpen();
  host.querySelector('[data-header]')?.setAttribute('style', 'display: none');
  await expect.poll(isOpen).toBe(false);
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
});
