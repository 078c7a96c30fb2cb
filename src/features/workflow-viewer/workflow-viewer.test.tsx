import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { labels } from '#words/labels.ts';
import { peVentureCapital } from '#words/pages/pe-venture-capital.ts';
import { audienceCopySchema } from '#src/model/page-copy.schema.ts';
import { audienceIds } from '#src/routes.ts';
import { render } from '#tests/support/render.tsx';
import { WorkflowViewer } from './workflow-viewer.tsx';

const { steps } = peVentureCapital.sections.workflow;
const titles = steps.map((step) => step.title);
const viewer = <WorkflowViewer type="pe-venture-capital" steps={steps} labels={labels.workflow} />;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dot = (step: number) => button(`Step ${step}: ${titles[step - 1]}`);
const press = (name: string) => userEvent.click(button(name));
const visibleTitles = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((title) => title.textContent);
const expectStep = async (step: number) => {
  await expect.element(page.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible();
  await expect.poll(visibleTitles).toEqual([titles[step - 1]]);
  await expect.element(dot(step)).toHaveAttribute('aria-current', 'step');
};
const emulate = (features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features });

beforeEach(() => page.viewport(1200, 900));
afterEach(async () => {
  document.documentElement.dir = 'ltr';
  await emulate([]);
});

describe('one step at a time', () => {
  it('shows the first step and where it stands, and keeps the others in the page', async () => {
    const host = await render(viewer);
    await expectStep(1);
    for (const { title, description, features } of steps) {
      for (const text of [title, description, ...features]) expect(host.textContent).toContain(text);
    }
  });

  it('turns with Next and Previous, which are disabled at the ends', async () => {
    await render(viewer);
    await expect.element(button('Previous')).toBeDisabled();
    for (let step = 2; step <= 6; step += 1) {
      await press('Next');
      await expectStep(step);
    }
    await expect.element(button('Next')).toBeDisabled();
    await press('Previous');
    await expectStep(5);
    await expect.element(button('Next')).toBeEnabled();
  });

  it('jumps by its dots', async () => {
    await render(viewer);
    await userEvent.click(dot(4));
    await expectStep(4);
    await userEvent.click(dot(2));
    await expectStep(2);
    expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1);
  });

  it('fills the channel to the current shaft, and to its end at the last', async () => {
    await render(viewer);
    const reached = () => Number(getComputedStyle(dot(1).element()).getPropertyValue('--reached'));
    expect(reached()).toBe(0);
    await userEvent.click(dot(4));
    expect(reached()).toBe(0.5);
    await userEvent.click(dot(6));
    expect(reached()).toBe(1);
  });

  it('says politely which step shows, once it has changed', async () => {
    const host = await render(viewer);
    const said = host.querySelector('[aria-live="polite"]');
    expect(said?.textContent).toBe('');
    await press('Next');
    expect(said?.textContent).toBe(`Step 2 of 6: ${titles[1]}`);
  });

  it.each([820, 1440])('keeps its height, and its place across, at %i px', async (widthPx) => {
    await page.viewport(widthPx, 900);
    const host = await render(viewer);
    const box = () => host.getBoundingClientRect();
    const before = box();
    for (const [step] of steps.entries()) {
      await userEvent.click(dot(step + 1));
      expect(box().height).toBe(before.height);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  it.each([320, 390])('ends with the step at %i px, and keeps its buttons in place', async (widthPx) => {
    await page.viewport(widthPx, 900);
    const host = await render(viewer);
    const bottom = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom;
    const before = bottom(button('Next').element());
    for (const [step] of steps.entries()) {
      await userEvent.click(dot(step + 1));
      expect(bottom(host)).toBeCloseTo(bottom(host.querySelector('[data-active=true] ul')) ?? 0, 0);
      expect(bottom(button('Next').element())).toBe(before);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});

describe('keys', () => {
  it('arrows, Home and End turn the steps and stop at the ends', async () => {
    await render(viewer);
    await userEvent.click(dot(1));
    for (const [key, step] of [
      ['{ArrowLeft}', 1],
      ['{ArrowRight}', 2],
      ['{End}', 6],
      ['{ArrowRight}', 6],
      ['{ArrowLeft}', 5],
      ['{Home}', 1],
    ] as const) {
      await userEvent.keyboard(key);
      await expectStep(step);
      await expect.element(dot(step)).toHaveFocus();
    }
  });

  it('arrows follow the direction of the text', async () => {
    document.documentElement.dir = 'rtl';
    await render(viewer);
    await userEvent.click(dot(2));
    await userEvent.keyboard('{ArrowLeft}');
    await expectStep(3);
  });

  it('leaves a key with a modifier to the browser', async () => {
    await render(viewer);
    await userEvent.click(dot(2));
    const goBack = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    expect(dot(2).element().dispatchEvent(goBack)).toBe(true);
    await expectStep(2);
  });

  it('keeps the focus in the viewer when the button that held it is disabled', async () => {
    await render(viewer);
    await userEvent.click(dot(5));
    button('Next').element().focus();
    await userEvent.keyboard('{Enter}');
    await expectStep(6);
    await expect.element(dot(6)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expectStep(5);
  });
});

describe('all steps', () => {
  it('shows every step as a grid and hides them again, on the step it left', async () => {
    const host = await render(viewer);
    await userEvent.click(dot(3));
    await press('Show all steps');
    await expect.poll(visibleTitles).toEqual(titles);
    await expect.element(page.getByText('All 6 steps')).toBeVisible();
    const tops = [...host.querySelectorAll('h3')].map((title) =>
      Math.round(title.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(2);
    await press(labels.workflow.hideAll);
    await expectStep(3);
  });

  it('has no controls for a single step', async () => {
    await render(viewer);
    await press('Show all steps');
    expect(page.getByRole('button').elements()).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('All 6 steps')).toBeVisible();
  });
});

it('moves within 300 ms, and not at all under reduced motion', async () => {
  const host = await render(viewer);
  const milliseconds = (list: string) => list.split(', ').map((time) => Number.parseFloat(time) * 1000);
  const longest = () =>
    Math.max(
      ...[...host.querySelectorAll('ol > li, svg, ol button')].map((element) => {
        const { transitionDuration, transitionDelay } = getComputedStyle(element);
        return Math.max(...milliseconds(transitionDuration)) + Math.max(...milliseconds(transitionDelay));
      }),
    );
  expect(longest()).toBeGreaterThan(0);
  expect(longest()).toBeLessThanOrEqual(300);
  await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  expect(longest()).toBe(0);
});

const copies = import.meta.glob<Readonly<Record<string, unknown>>>('/content/en/pages/*.ts', { eager: true });

const processes = Object.entries(copies).flatMap(([file, exported]) =>
  Object.values(exported).flatMap((copy) => {
    const sections = Object.values(audienceCopySchema.safeParse(copy).data?.sections ?? {});
    return sections.flatMap((section) =>
      section.kind === 'workflow' ? [[file, section.steps] as const] : [],
    );
  }),
);

it('knows a process for every audience', () => {
  expect(processes).toHaveLength(audienceIds.length);
});

it.each(processes)('tells the process of %s, and fits 320 px', async (type, set) => {
  await page.viewport(320, 900);
  await render(<WorkflowViewer type={type} steps={set} labels={labels.workflow} />);
  await expect.element(page.getByText(/^Step 1 of [4-7]$/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('says so when there is no process for a type', async () => {
  const host = await render(
    <WorkflowViewer type="wealth-managers" steps={undefined} labels={labels.workflow} />,
  );
  expect(host.textContent).toBe('Workflow data not found for user type: wealth-managers');
});
