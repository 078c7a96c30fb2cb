import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderStill } from '#tests/support/render.tsx';

import { followMenus } from './follow-menus.ts';
import { Menu } from './menu.tsx';

const items = [
  { label: 'About', href: '#about', description: 'Who we are.' },
  { label: 'Contact', href: '#contact', isCurrent: true },
  { label: 'Careers', href: '#careers' },
];

const more = { label: 'Also', items: [{ label: 'Press', href: '#press' }] };

const twoMenus = (
  <>
    <Menu label="Company" group="test" items={items} more={more} />
    <Menu label="Platform" group="test" items={[{ label: 'Marketplace', href: '#marketplace' }]} />
    <button type="button">Elsewhere</button>
  </>
);

const trigger = (label: string) => page.getByText(label, { exact: true });
const link = (name: string) => page.getByRole('link', { name });
const openMenus = () =>
  [...document.querySelectorAll('details[open] > summary')].map((menu) => menu.textContent);

it('a menu opens and closes by its trigger, and closes when another of its group opens (R4.1)', async () => {
  await renderStill(twoMenus, followMenus);
  await userEvent.click(trigger('Company'));
  expect(openMenus()).toEqual(['Company']);
  await userEvent.click(trigger('Platform'));
  expect(openMenus()).toEqual(['Platform']);
  await userEvent.click(trigger('Platform'));
  expect(openMenus()).toEqual([]);
});

it('a menu closes on a press outside, not on one inside (R2.14)', async () => {
  const host = await renderStill(twoMenus, followMenus);
  await userEvent.click(trigger('Company'));
  host.querySelector('ul')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  expect(openMenus()).toEqual(['Company']);
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  expect(openMenus()).toEqual([]);
});

it('a menu closes on Escape and returns the focus to its trigger', async () => {
  await renderStill(twoMenus, followMenus);
  await userEvent.click(trigger('Company'));
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(openMenus()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Company');
});

it('the arrows, Home and End move through the links of a menu and of the row below', async () => {
  await renderStill(twoMenus, followMenus);
  document.querySelector<HTMLElement>('summary')?.focus();
  for (const [key, name] of [
    ['{ArrowDown}', 'About'],
    ['{ArrowDown}', 'Contact'],
    ['{End}', 'Press'],
    ['{ArrowDown}', 'Press'],
    ['{ArrowUp}', 'Careers'],
    ['{Home}', 'About'],
    ['{ArrowUp}', 'About'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(link(name)).toHaveFocus();
  }
});

it('a menu closes when Tab leaves it', async () => {
  await renderStill(twoMenus, followMenus);
  document.querySelector<HTMLElement>('summary')?.focus();
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(openMenus()).toEqual(['Company']);
  await userEvent.tab();
  expect(openMenus()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Platform');
});

it('a menu answers keys when it was opened before its script came', async () => {
  const host = await renderStill(twoMenus);
  host.querySelector('details')?.setAttribute('open', '');
  followMenus();
  await userEvent.keyboard('{Escape}');
  expect(openMenus()).toEqual([]);
});
