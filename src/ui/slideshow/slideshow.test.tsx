import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectCrossFade } from '#tests/support/cross-fade.ts';
import { flush } from '#tests/support/flush.ts';
import { emulate, failScript } from '#tests/support/page-state.ts';
import { renderStill } from '#tests/support/render.tsx';

import { followPanels } from '#src/ui/panels/follow-panels.ts';
import { Slideshow } from './slideshow.tsx';

const labels = { pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' };
const slides = ['One', 'Two', 'Three'].map((label) => ({ label, content: <div>{`Picture ${label}`}</div> }));
const slideshow = <Slideshow label="Tour" slides={slides} labels={labels} />;

const current = () => document.querySelector('figure[data-active=true] figcaption')?.textContent;
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The animation whose end shows the next slide. */
const timers = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::after');

/** Renders with a place to rest the pointer on, and waits until the slideshow runs. */
async function renderRunning(element = slideshow) {
  await renderStill(
    <>
      <button type="button">Elsewhere</button>
      {element}
    </>,
    followPanels,
  );
  await flush(() => userEvent.hover(button('Elsewhere')));
  await expect.poll(timers).toHaveLength(1);
}

it('the slideshow shows the next slide every four seconds and starts again after the last (R4.2, R9.9)', async () => {
  await renderRunning();
  for (const next of ['Two', 'Three', 'One']) {
    await expect.poll(() => timers()[0]?.effect?.getTiming().duration).toBe(4000);
    timers()[0]?.finish();
    await expect.poll(current).toBe(next);
  }
});

it('the slideshow has no controls with a single slide', async () => {
  await renderStill(<Slideshow label="Tour" slides={slides.slice(0, 1)} labels={labels} />, followPanels);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

const setPanel = (isActive: boolean) =>
  document.querySelector('[role=tabpanel]')?.setAttribute('data-active', String(isActive));

it.each<readonly [string, hold: () => unknown, release: () => unknown]>([
  [
    'under the pointer',
    () => userEvent.hover(page.getByText('Picture One')),
    () => userEvent.hover(button('Elsewhere')),
  ],
  [
    'while focus is within',
    () => button('Pause').element().focus(),
    () => button('Elsewhere').element().focus(),
  ],
  ['in an inactive tab panel', () => setPanel(false), () => setPanel(true)],
])('the slideshow stops %s, and goes on after (F-E10)', async (_reason, hold, release) => {
  await renderRunning(
    <div role="tabpanel" data-active="true">
      {slideshow}
    </div>,
  );
  await flush(() => hold());
  await expect.poll(timers).toHaveLength(0);
  await flush(() => release());
  await expect.poll(timers).toHaveLength(1);
});

it('the slideshow stays paused until played again, even with pointer and focus on the button', async () => {
  await renderRunning();
  await flush(() => userEvent.click(button('Pause')));
  await flush(() => userEvent.hover(button('Elsewhere')));
  await flush(() => button('Elsewhere').element().focus());
  expect(timers()).toHaveLength(0);
  await flush(() => userEvent.click(button('Play')));
  await expect.poll(timers).toHaveLength(1);
});

it('the slideshow changes by hand around the ring, and announces this alone', async () => {
  await renderRunning();
  const announced = () => document.querySelector('[aria-live=polite]')?.textContent;
  timers()[0]?.finish();
  await expect.poll(current).toBe('Two');
  expect(announced()).toBe('');
  for (const [name, next] of [
    ['One', 'One'],
    ['Previous', 'Three'],
    ['Next', 'One'],
  ] as const) {
    await flush(() => userEvent.click(button(name)));
    expect([current(), announced()]).toEqual([next, next]);
    await expect.element(button(next)).toHaveAttribute('aria-current', 'true');
  }
});

it('the slideshow fades for 500 ms between two slides, which are both visible meanwhile', async () => {
  await renderRunning();
  await flush(() => userEvent.click(button('Next')));
  const [old, next] = document.querySelectorAll('figure');
  expectCrossFade(old, next);
});

it('the slideshow stands still under reduced motion, without pause button and fade (F-E9)', async () => {
  await emulate({ isMotionReduced: true });
  await renderStill(slideshow, followPanels);
  const names = page
    .getByRole('button')
    .elements()
    .map((element) => element.getAttribute('aria-label'));
  expect(names).toEqual(['Previous', 'One', 'Two', 'Three', 'Next']);
  expect(timers()).toEqual([]);
  await flush(() => userEvent.click(button('Next')));
  expect(document.querySelector('figure')?.getAnimations()).toEqual([]);
});

it('the slideshow is a row to scroll, with every slide visible, when the script failed', async () => {
  failScript();
  await renderStill(slideshow, followPanels);
  const stage = document.querySelector('figure')?.parentElement;
  expect(stage?.scrollWidth).toBeGreaterThan(2 * (stage?.clientWidth ?? 0));
  for (const { label } of slides) await expect.element(page.getByText(`Picture ${label}`)).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
