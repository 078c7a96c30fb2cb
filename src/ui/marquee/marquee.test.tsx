import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { emulate } from '#tests/support/page-state.ts';
import { render } from '#tests/support/render.tsx';

import { Marquee } from './marquee.tsx';

const items = ['Gulf', 'Levant', 'North Africa'];
const strip = (
  <>
    <button type="button">Elsewhere</button>
    <Marquee label="Regions" items={items} pauseLabel="Pause" />
  </>
);

const pause = () => page.getByRole('checkbox', { name: 'Pause' });
const elsewhere = () => page.getByRole('button', { name: 'Elsewhere' });
const track = () => document.querySelector('[data-length]') ?? document.body;
const state = () => getComputedStyle(track()).animationPlayState;

async function renderRunning() {
  await render(strip);
  await userEvent.hover(elsewhere());
  await expect.poll(state).toBe('running');
}

it('the marquee repeats without a gap: the copy is as wide as the text (R2.27)', async () => {
  await renderRunning();
  const [text, copy] = track().querySelectorAll('ul');
  expect(copy?.getBoundingClientRect().width).toBeCloseTo(text?.getBoundingClientRect().width ?? 0, 1);
  expect(text?.getBoundingClientRect().width).toBeGreaterThanOrEqual(
    track().parentElement?.clientWidth ?? Infinity,
  );
  expect(track().getAnimations()[0]?.effect?.getComputedTiming().iterations).toBe(Infinity);
});

it('the marquee stops and goes on by its control, with pointer and keyboard', async () => {
  await renderRunning();
  await userEvent.click(pause(), { force: true });
  await expect.poll(state).toBe('paused');
  await userEvent.hover(elsewhere());
  await expect.poll(state).toBe('paused');
  await userEvent.click(pause(), { force: true });
  await expect.poll(state).toBe('running');
  elsewhere().element().focus();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.tab({ shift: true });
  await expect.poll(state).toBe('paused');
});

it('the marquee stops under the pointer, and while its control has the focus of the keyboard (F-E10)', async () => {
  await renderRunning();
  // Its window: a point of the track itself may have moved out of sight.
  await userEvent.hover(track().parentElement ?? track(), { force: true });
  await expect.poll(state).toBe('paused');
  await userEvent.hover(elsewhere());
  await expect.poll(state).toBe('running');
  elsewhere().element().focus();
  await userEvent.tab();
  await expect.element(pause()).toHaveFocus();
  await expect.poll(state).toBe('paused');
});

it('the marquee does not move under reduced motion, shows all items and no control (F-E9)', async () => {
  await emulate({ isMotionReduced: true });
  await render(strip);
  expect(track().getAnimations()).toHaveLength(0);
  expect(page.getByRole('checkbox').elements()).toHaveLength(0);
  for (const item of items) await expect.element(page.getByText(item).first()).toBeVisible();
  expect(track().scrollWidth).toBeLessThanOrEqual(track().clientWidth);
});
