import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectCrossFade } from '#tests/support/cross-fade.ts';
import { emulate, failScript, writeFromRight } from '#tests/support/page-state.ts';
import { renderStill } from '#tests/support/render.tsx';

import { followPanels } from '#src/ui/panels/follow-panels.ts';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'pipeline', label: 'Pipeline', panel: <p>Every deal and its stage.</p> },
  {
    id: 'room',
    label: 'Data room',
    panel: (
      <ul>
        <li>Documents</li>
        <li>
          <a href="#log">Access log</a>
        </li>
      </ul>
    ),
  },
  { id: 'reports', label: 'Reports', panel: <p>What investors receive.</p> },
];

const tab = (name: string) => page.getByRole('tab', { name });
const visiblePanels = () =>
  page
    .getByRole('tabpanel')
    .elements()
    .map((panel) => panel.id);

it('the tabs open the first panel, others by their tab, and name each after its tab', async () => {
  await renderStill(<Tabs label="Parts" tabs={tabs} />, followPanels);
  expect(visiblePanels()).toEqual(['pipeline']);
  await userEvent.click(tab('Data room'));
  await expect.poll(visiblePanels).toEqual(['room']);
  await expect.element(page.getByRole('tabpanel', { name: 'Data room' })).toBeVisible();
});

it('arrows, Home and End move focus and selection around the tabs, in text from the right too', async () => {
  await renderStill(<Tabs label="Parts" tabs={tabs} />, followPanels);
  await userEvent.click(tab('Pipeline'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Data room')).toHaveFocus();
  writeFromRight();
  for (const [key, name] of [
    ['{ArrowRight}', 'Pipeline'],
    ['{ArrowRight}', 'Reports'],
    ['{ArrowLeft}', 'Pipeline'],
    ['{End}', 'Reports'],
    ['{Home}', 'Pipeline'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
});

it('the tabs are one tab stop, followed by the open panel and its content', async () => {
  await renderStill(<Tabs label="Parts" tabs={tabs} />, followPanels);
  await userEvent.click(tab('Data room'));
  await expect.poll(visiblePanels).toEqual(['room']);
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel', { name: 'Data room' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Access log' })).toHaveFocus();
});

it('the tabs fade for 500 ms between two panels, which are both visible meanwhile', async () => {
  await renderStill(<Tabs label="Parts" tabs={tabs} />, followPanels);
  await userEvent.click(tab('Data room'));
  expectCrossFade(document.getElementById('pipeline'), document.getElementById('room'));
});

it('the tabs keep the focus out of a panel that fades out', async () => {
  await renderStill(<Tabs label="Parts" tabs={tabs} />, followPanels);
  await userEvent.click(tab('Data room'));
  await expect.poll(visiblePanels).toEqual(['room']);
  await userEvent.click(tab('Pipeline'));
  document.querySelector<HTMLElement>('#room a')?.focus();
  await expect.element(tab('Pipeline')).toHaveFocus();
});

it('the tabs let "find in page" reach the text of the other panels, and open the one where it is found', async () => {
  await renderStill(<Tabs label="Parts" tabs={tabs} />, followPanels);
  await userEvent.click(tab('Data room'));
  await expect.poll(visiblePanels).toEqual(['room']);
  const reports = document.getElementById('reports');
  const text = reports?.querySelector('p');
  await expect.poll(() => reports?.inert).toBe(false);
  expect(text?.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(getComputedStyle(text ?? document.body).visibility).toBe('visible');
  reports?.focus();
  await expect.element(tab('Data room')).toHaveFocus();
  reports?.querySelector('[hidden=until-found]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.poll(visiblePanels).toEqual(['reports']);
  await expect.element(page.getByText('What investors receive.')).toBeVisible();
});

it.each(['a failed script', 'print'])(
  'the tabs show every panel under its heading, without tabs, with %s',
  async (how) => {
    await renderStill(<Tabs label="Parts" tabs={tabs} />, followPanels);
    await userEvent.click(tab('Reports'));
    await expect.poll(visiblePanels).toEqual(['reports']);
    if (how === 'print') await emulate({ isPrinted: true });
    else failScript();
    expect(visiblePanels()).toEqual(['pipeline', 'room', 'reports']);
    expect(page.getByRole('tab').elements()).toHaveLength(0);
    const headings = page.getByRole('heading', { level: 3 }).elements();
    expect(headings.map((heading) => heading.textContent)).toEqual(['Pipeline', 'Data room', 'Reports']);
    const tops = ['pipeline', 'room', 'reports'].map(
      (id) => document.getElementById(id)?.getBoundingClientRect().top,
    );
    expect(new Set(tops).size).toBe(3);
    await expect.element(page.getByRole('link', { name: 'Access log' })).toBeVisible();
  },
);
