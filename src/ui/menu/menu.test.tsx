import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { flush } from '#tests/support/flush.ts';
import { render } from '#tests/support/render.tsx';

import { Menu } from './menu.tsx';

const items = [
  { label: 'About', href: '#about', description: 'Who we are.' },
  { label: 'Contact', href: '#contact', isCurrent: true },
  { label: 'Careers', href: '#careers' },
];

const twoMenus = (
  <>
    <Menu label="Company" group="test" items={items} />
    <Menu label="Platform" group="test" items={[{ label: 'Marketplace', href: '#marketplace' }]} />
    <button type="button">Elsewhere</button>
  </>
);

const trigger = (label: string) => page.getByText(label, { exact: true });
const link = (name: string) => page.getByRole('link', { name });
const openMenus = () =>
  [...document.querySelectorAll('details[open] > summary')].map((menu) => menu.textContent);

it('opens and closes by its trigger, and closes when another of its group opens', async () => {
  await render(twoMenus);
  await userEvent.click(trigger('Company'));
  expect(openMenus()).toEqual(['Company']);
  await userEvent.click(trigger('Platform'));
  expect(openMenus()).toEqual(['Platform']);
  await userEvent.click(trigger('Platform'));
  expect(openMenus()).toEqual([]);
});

it('closes on a press outside, not on one inside', async () => {
  const host = await render(twoMenus);
  await userEvent.click(trigger('Company'));
  host.querySelector('ul')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  expect(openMenus()).toEqual(['Company']);
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  expect(openMenus()).toEqual([]);
});

it('closes on Escape and returns the focus to its trigger', async () => {
  await render(twoMenus);
  await userEvent.click(trigger('Company'));
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(openMenus()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Company');
});

it('arrows, Home and End move through its links', async () => {
  await render(twoMenus);
  document.querySelector<HTMLElement>('summary')?.focus();
  for (const [key, name] of [
    ['{ArrowDown}', 'About'],
    ['{ArrowDown}', 'Contact'],
    ['{End}', 'Careers'],
    ['{ArrowDown}', 'Careers'],
    ['{Home}', 'About'],
    ['{ArrowUp}', 'About'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(link(name)).toHaveFocus();
  }
});

it('closes when Tab leaves it', async () => {
  await render(twoMenus);
  document.querySelector<HTMLElement>('summary')?.focus();
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(openMenus()).toEqual(['Company']);
  await userEvent.tab();
  expect(openMenus()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Platform');
});

it('stays open and answers keys when it was opened before hydration', async () => {
  const onError = vi.spyOn(console, 'error');
  const host = document.createElement('div');
  host.innerHTML = renderToString(twoMenus);
  document.body.append(host);
  host.querySelector('details')?.setAttribute('open', '');
  const root = await flush(() => hydrateRoot(host, twoMenus));
  expect(openMenus()).toEqual(['Company']);
  expect(onError).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(openMenus()).toEqual([]);
  await flush(() => root.unmount());
  host.remove();
  onError.mockRestore();
});

it('has further links in a row below, which the keys reach too', async () => {
  await render(
    <Menu
      label="Company"
      group="test"
      items={items}
      more={{ label: 'Also', items: [{ label: 'Press', href: '#press' }] }}
    />,
  );
  await userEvent.click(trigger('Company'));
  await userEvent.keyboard('{ArrowDown}{End}');
  await expect.element(link('Press')).toHaveFocus();
});
