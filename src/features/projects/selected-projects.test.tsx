import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Project } from '#src/api/read-projects.ts';
import { renderStill } from '#tests/support/render.tsx';
import { partOf } from '#src/ui/template/fill-template.ts';
import { sampleProject } from '#tests/support/sample-partner.ts';

import { SelectedProjects } from './selected-projects.tsx';
import { fillMarketplace } from './show-projects.ts';

const classes = ['Infrastructure', 'Private Credit', 'infrastructure ', ''];
const projectsOf = (count: number, tags: readonly string[] = []) =>
  Array.from({ length: count }, (_, index) =>
    sampleProject({ title: `Project ${index}`, assetClass: classes[index % classes.length], tags }),
  );

const render = (projects: readonly Project[]) =>
  renderStill(<SelectedProjects />, () => {
    const section = partOf(document, '#marketplace');
    section.hidden = false;
    fillMarketplace(section, projects);
  });
const strip = () => page.getByRole('group', { name: 'Selected projects' }).element();
const titles = () => [...strip().querySelectorAll('h3')].map(({ textContent }) => textContent);
const choice = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 900));

it('the marketplace of a partner filters by asset class, one button each (R2.47)', async () => {
  await render(projectsOf(8));
  const buttons = page.getByRole('group', { name: 'Asset class' }).getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['All', 'Infrastructure', 'Private Credit']);
  await userEvent.click(choice('Infrastructure'));
  expect(titles()).toEqual([0, 2, 4, 6].map((index) => `Project ${index}`));
  await expect.element(choice('Infrastructure')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('4 projects');
  await userEvent.click(choice('All'));
  expect(titles()).toHaveLength(8);
});

/** Titles of the cards within the strip. */
const shownTitles = () => {
  const { left, right } = strip().getBoundingClientRect();
  const isShown = (card: Element) => {
    const box = card.getBoundingClientRect();
    return box.left > left - 1 && box.right < right + 1;
  };
  return [...strip().querySelectorAll('article')]
    .filter(isShown)
    .map((card) => card.querySelector('h3')?.textContent);
};

it('the marketplace of a partner moves by four projects (R9.11)', async () => {
  await page.viewport(1440, 900);
  await render(projectsOf(20));
  await userEvent.click(page.getByRole('button', { name: 'Next projects' }));
  await expect.poll(shownTitles).toEqual([4, 5, 6, 7].map((index) => `Project ${index}`));
});

it('the marketplace of a partner returns to the first project with every choice, the same one included (R4.9, F-A17)', async () => {
  await render(projectsOf(20));
  for (const name of ['All', 'Infrastructure', 'Infrastructure', 'All']) {
    await userEvent.click(page.getByRole('button', { name: 'Next projects' }));
    await expect.poll(() => strip().scrollLeft).toBeGreaterThan(900);
    await userEvent.click(choice(name));
    expect(strip().scrollLeft).toBe(0);
  }
});

it('the marketplace of a partner stays small with ten thousand projects of five hundred tags (F-A14)', async () => {
  const tags = Array.from({ length: 500 }, (_, index) => `Tag ${index}`);
  const host = await render(projectsOf(10_000, tags));
  expect(host.querySelectorAll('*').length).toBeLessThan(2500);
  await userEvent.click(choice('Private Credit'));
  expect(titles()[1]).toBe('Project 5');
  expect(host.querySelectorAll('*').length).toBeLessThan(2500);
});
