import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { labels } from '#words/labels.ts';
import { peVentureCapital } from '#words/pages/pe-venture-capital.ts';
import { emulate, failScript, writeFromRight } from '#tests/support/page-state.ts';
import { renderStill } from '#tests/support/render.tsx';
import { followPanels } from '#src/ui/panels/follow-panels.ts';
import { WorkflowViewer } from './workflow-viewer.tsx';

const { steps } = peVentureCapital.sections.workflow;
const titles = steps.map((step) => step.title);
const stages = steps.map((_, index) => `<div inert>${'Line. '.repeat(20 * (index + 1))}</div>`);
const viewer = <WorkflowViewer type="pe-venture-capital" steps={steps} stages={stages} />;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dot = (step: number) => button(`Step ${step}: ${titles[step - 1]}`);
const press = (name: string) => userEvent.click(button(name));
const headings = () => page.getByRole('heading', { level: 3 }).elements();
const visibleTitles = () => headings().map((title) => title.textContent);
const expectStep = async (step: number) => {
  await expect.element(page.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible();
  await expect.poll(visibleTitles).toEqual([titles[step - 1]]);
  await expect.element(dot(step)).toHaveAttribute('aria-current', 'step');
  await expect.element(page.getByRole('img')).toHaveAccessibleName(titles[step - 1] ?? '');
};

beforeEach(() => page.viewport(1200, 900));

it('the workflow viewer shows and announces the first step, and hides the others', async () => {
  const host = await renderStill(viewer, followPanels);
  await expectStep(1);
  expect(page.getByText('Step 1 of 6').element().parentElement?.getAttribute('aria-live')).toBe('polite');
  for (const { title, description, features } of steps) {
    for (const text of [title, description, ...features]) expect(host.textContent).toContain(text);
  }
  // A chosen row of a table would shine through.
  const hidden = [...host.querySelectorAll<HTMLElement>('[data-active=false]')];
  expect(hidden).toHaveLength(5);
  for (const step of hidden)
    expect(step.checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(false);
});

it('the workflow viewer turns with Next and Previous, which are disabled at the ends (R2.43)', async () => {
  await renderStill(viewer, followPanels);
  await expect.element(button('Previous')).toBeDisabled();
  for (let step = 2; step <= 6; step += 1) {
    await press('Next');
    await expectStep(step);
  }
  await expect.element(button('Next')).toBeDisabled();
  // The focus was on the button that is disabled now.
  await expect.element(dot(6)).toHaveFocus();
  await press('Previous');
  await expectStep(5);
});

it('the workflow viewer jumps by the names of its steps, and keeps its height if there is room', async () => {
  await page.viewport(1440, 900);
  const host = await renderStill(viewer, followPanels);
  const heights = new Set<number>();
  for (const step of [4, 6, 2]) {
    await userEvent.click(dot(step));
    await expectStep(step);
    heights.add(host.getBoundingClientRect().height);
  }
  expect(heights.size).toBe(1);
  expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1);
});

it('the workflow viewer names every step on a track between its buttons, in equal parts', async () => {
  await renderStill(viewer, followPanels);
  const boxOf = (name: string) => button(name).element().getBoundingClientRect();
  const cells = titles.map((title, index) => {
    expect(dot(index + 1).element().textContent).toBe(title);
    return boxOf(`Step ${index + 1}: ${title}`);
  });
  const stage = page.getByRole('img').element().getBoundingClientRect();
  expect(cells[0]?.left).toBeGreaterThan(boxOf('Previous').right);
  expect(cells.at(-1)?.right).toBeLessThan(boxOf('Next').left);
  for (const { width, top } of cells) {
    expect(width).toBeCloseTo(cells[0]?.width ?? 0, 0);
    expect(top).toBeGreaterThan(stage.bottom);
  }
});

it('the workflow viewer scrolls the name of the step into a narrow window', async () => {
  writeFromRight();
  await page.viewport(320, 900);
  const host = await renderStill(viewer, followPanels);
  for (let step = 2; step <= 6; step += 1) {
    await press('Next');
    const { left, right } = dot(step).element().getBoundingClientRect();
    const all = host.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(all.left - 1);
    expect(right).toBeLessThanOrEqual(all.right + 1);
  }
});

it('the workflow viewer turns by key, and stops at its ends', async () => {
  await renderStill(viewer, followPanels);
  await userEvent.click(dot(1));
  for (const [key, step] of [
    ['{ArrowLeft}', 1],
    ['{ArrowRight}', 2],
    ['{End}', 6],
    ['{ArrowRight}', 6],
    ['{ArrowLeft}', 5],
    ['{Alt>}{ArrowDown}{/Alt}', 5],
    ['{Home}', 1],
  ] as const) {
    await userEvent.keyboard(key);
    await expectStep(step);
    await expect.element(dot(step)).toHaveFocus();
  }
});

it('the workflow viewer shows every step as a grid without other controls, and goes back to the step it left', async () => {
  await renderStill(viewer, followPanels);
  await userEvent.click(dot(3));
  await press('Show all steps');
  await expect.poll(visibleTitles).toEqual(titles);
  await expect.element(page.getByText('All 6 steps')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
  const rows = new Set(headings().map((title) => Math.round(title.getBoundingClientRect().top)));
  expect(rows.size).toBe(3);
  await userEvent.keyboard('{ArrowRight}');
  await press(labels.workflow.hideAll);
  await expectStep(3);
});

it.each(['a failed script', 'print'])('all workflow steps and no controls show with %s', async (how) => {
  await renderStill(viewer, followPanels);
  if (how === 'print') await emulate({ isPrinted: true });
  else failScript();
  expect(headings()).toHaveLength(6);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

it('the workflow viewer shows a text when there is no process for a type (R8.10)', async () => {
  const host = await renderStill(<WorkflowViewer type="wealth-managers" steps={undefined} />, followPanels);
  expect(host.textContent).toBe('Workflow data not found for user type: wealth-managers');
});
