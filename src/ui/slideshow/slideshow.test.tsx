import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { flush } from '#tests/support/flush.ts';
import { render } from '#tests/support/render.tsx';

import { Slideshow } from './slideshow.tsx';

const labels = { pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' };
const slides = ['One', 'Two', 'Three'].map((label) => ({ label, content: <div>{`Picture ${label}`}</div> }));
const slideshow = <Slideshow label="Tour" slides={slides} labels={labels} />;

const current = () => document.querySelector('figure[data-active=true] figcaption')?.textContent;
const pass = (durationMs: number) => flush(() => vi.advanceTimersByTimeAsync(durationMs));
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Renders beside a place to rest the pointer on, and waits until the slideshow runs. */
async function renderRunning(element = slideshow) {
  const host = await render(
    <>
      <button type="button">Elsewhere</button>
      {element}
    </>,
  );
  await flush(() => userEvent.hover(button('Elsewhere')));
  await expect.poll(() => host.querySelector('[data-playing=true]')).not.toBeNull();
  return host;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['script'];
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

it('shows the next slide every four seconds and starts again after the last', async () => {
  await renderRunning();
  await pass(3999);
  expect(current()).toBe('One');
  await pass(1);
  expect(current()).toBe('Two');
  await pass(4000);
  expect(current()).toBe('Three');
  await pass(4000);
  expect(current()).toBe('One');
});

it('has nothing to control with a single slide', async () => {
  await render(<Slideshow label="Tour" slides={slides.slice(0, 1)} labels={labels} />);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

const setDocumentVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
const setPanel = (isActive: boolean) =>
  document.querySelector('[role=tabpanel]')?.setAttribute('data-active', String(isActive));

const reasons: Record<string, readonly [hold: () => unknown, release: () => unknown]> = {
  'under the pointer': [
    () => userEvent.hover(page.getByText('Picture One')),
    () => userEvent.hover(button('Elsewhere')),
  ],
  'while focus is within': [
    () => button('One').element().focus(),
    () => button('Elsewhere').element().focus(),
  ],
  'in a hidden tab of the browser': [
    () => setDocumentVisibility('hidden'),
    () => setDocumentVisibility('visible'),
  ],
  'under reduced motion': [() => setMotion('reduce'), () => setMotion('no-preference')],
  'in an inactive tab panel': [() => setPanel(false), () => setPanel(true)],
  'far from the viewport': [
    () => document.querySelector('[data-spacer]')?.setAttribute('style', 'block-size: 300vh'),
    () => document.querySelector('[data-spacer]')?.removeAttribute('style'),
  ],
};

it.each(Object.entries(reasons))('stops %s, and goes on after (F-E10)', async (_reason, [hold, release]) => {
  const host = await renderRunning(
    <div role="tabpanel" data-active="true">
      <div data-spacer="" />
      {slideshow}
    </div>,
  );
  await flush(() => hold());
  await expect.poll(() => host.querySelector('[data-playing=false]')).not.toBeNull();
  await pass(12_000);
  expect(current()).toBe('One');
  await flush(() => release());
  await expect.poll(() => host.querySelector('[data-playing=true]')).not.toBeNull();
  await pass(4000);
  expect(current()).toBe('Two');
});

it('stands still once paused, until played again, which pointer and focus on the button do not prevent', async () => {
  await renderRunning();
  await flush(() => userEvent.click(button('Pause')));
  await flush(() => userEvent.hover(button('Elsewhere')));
  await flush(() => button('Elsewhere').element().focus());
  await pass(12_000);
  expect(current()).toBe('One');
  await flush(() => userEvent.click(button('Play')));
  await pass(4000);
  expect(current()).toBe('Two');
});

it('changes by hand in both directions around the ring, and by dot', async () => {
  await renderRunning();
  await flush(() => userEvent.click(button('Previous')));
  expect(current()).toBe('Three');
  await flush(() => userEvent.click(button('Next')));
  expect(current()).toBe('One');
  await flush(() => userEvent.click(button('Two')));
  expect(current()).toBe('Two');
  await expect.element(button('Two')).toHaveAttribute('aria-current', 'true');
});

it('has its arrows in the direction of the text', async () => {
  await renderRunning(<div dir="rtl">{slideshow}</div>);
  const [previous, next] = ['Previous', 'Next'].map((name) => button(name).element());
  expect(previous?.getBoundingClientRect().left).toBeGreaterThan(next?.getBoundingClientRect().right ?? 9999);
  const arrows = [previous, next].map((arrow) => arrow && getComputedStyle(arrow.children[0] ?? arrow).scale);
  expect(arrows).toEqual(['-1 1', '-1 1']);
});

it('announces a change by hand and no other', async () => {
  const host = await renderRunning();
  const announced = () => host.querySelector('[aria-live=polite]')?.textContent;
  await pass(4000);
  expect(current()).toBe('Two');
  expect(announced()).toBe('');
  await flush(() => userEvent.click(button('Next')));
  expect(announced()).toBe('Three');
});

it('offers no pause under reduced motion, but dots, previous and next (F-E9)', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  await render(slideshow);
  const names = page
    .getByRole('button')
    .elements()
    .map((element) => element.getAttribute('aria-label'));
  expect(names).toEqual(['Previous', 'One', 'Two', 'Three', 'Next']);
  await flush(() => userEvent.click(button('Next')));
  expect(current()).toBe('Two');
});

it('is a row to scroll, with every slide in sight, when the script failed', async () => {
  document.documentElement.dataset['script'] = 'failed';
  const host = await render(slideshow);
  const stage = host.querySelector('figure')?.parentElement;
  expect(stage?.scrollWidth).toBeGreaterThan(2 * (stage?.clientWidth ?? 0));
  for (const { label } of slides) await expect.element(page.getByText(`Picture ${label}`)).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
