import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { render } from '#tests/support/render.tsx';
import { keepPlaces, showEntry } from './places.ts';
import { showTop } from './scroll.ts';

const shown = { key: 'new', hash: '', isBackOrForward: false };

/** Makes the present entry of the history one with this key, which shows the page in view. */
function enter(key: string): void {
  history.replaceState({ key }, '');
  showEntry(key);
}

/** Scrolls and waits until listeners have run. */
async function scrollTo(top: number) {
  const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo({ top, behavior: 'instant' });
  await scrolled;
}

const team = () => document.getElementById('team über');

beforeEach(async () => {
  await page.viewport(800, 600);
  await render(
    <main id="content" tabIndex={-1}>
      <div style={{ blockSize: '2000px' }} />
      <h2 id="team über" tabIndex={-1}>
        Team
      </h2>
      <div style={{ blockSize: '2000px' }} />
    </main>,
  );
  window.scrollTo({ top: 0, behavior: 'instant' });
  const state: unknown = history.state;
  const stop = keepPlaces();
  onTestFinished(() => {
    stop();
    history.replaceState(state, '');
  });
});

it('shows and focuses the element that the hash names', async () => {
  showTop({ ...shown, hash: '#team%20%C3%BCber' });
  await expect.poll(() => Math.round(team()?.getBoundingClientRect().top ?? 600)).toBeLessThan(200);
  expect(window.scrollY).toBeGreaterThan(0);
  expect(document.activeElement).toBe(team());
});

it.each(['', '#nowhere', '#100%', '#%FF'])(
  'scrolls to the top for the hash "%s", which names no element',
  async (hash) => {
    await scrollTo(1500);
    showTop({ ...shown, hash });
    await expect.poll(() => window.scrollY).toBe(0);
  },
);

it('keeps the position of an entry while the page before it still scrolls', async () => {
  enter('left');
  await scrollTo(900);
  enter('last');
  history.replaceState({ key: 'left' }, '');
  await scrollTo(100);
  showTop({ key: 'left', hash: '', isBackOrForward: true });
  expect(window.scrollY).toBe(900);
});

it('scrolls to the top for an unknown entry', async () => {
  await scrollTo(700);
  showTop({ key: 'never seen', hash: '', isBackOrForward: true });
  expect(window.scrollY).toBe(0);
});
