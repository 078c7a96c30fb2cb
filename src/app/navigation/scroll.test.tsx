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

it('shows a page that was navigated to from its top', async () => {
  await scrollTo(1500);
  showTop(shown);
  await expect.poll(() => window.scrollY).toBe(0);
});

it('shows the place that the address names', async () => {
  showTop({ ...shown, hash: '#team%20%C3%BCber' });
  await expect.poll(() => Math.round(team()?.getBoundingClientRect().top ?? 600)).toBeLessThan(200);
  expect(window.scrollY).toBeGreaterThan(0);
});

it('shows the top where the address names a place that is not there', async () => {
  await scrollTo(1500);
  showTop({ ...shown, hash: '#nowhere' });
  await expect.poll(() => window.scrollY).toBe(0);
});

it.each(['#100%', '#%FF', '#<img src=x onerror=alert(1)>'])(
  'shows the top for %s, which names nothing',
  async (hash) => {
    await scrollTo(1500);
    showTop({ ...shown, hash });
    await expect.poll(() => window.scrollY).toBe(0);
  },
);

it('shows a page gone back to where it was left, at once', async () => {
  enter('first');
  await scrollTo(700);
  enter('second');
  await scrollTo(200);
  showTop({ key: 'first', hash: '', isBackOrForward: true });
  expect(window.scrollY).toBe(700);
});

it('forgets nothing of a page while the last one still scrolls at its address', async () => {
  enter('left');
  await scrollTo(900);
  enter('last');
  history.replaceState({ key: 'left' }, '');
  await scrollTo(100);
  showTop({ key: 'left', hash: '', isBackOrForward: true });
  expect(window.scrollY).toBe(900);
});

it('keeps a jump within the page apart from the entry before it', async () => {
  enter('before');
  await scrollTo(800);
  history.replaceState(null, '');
  await scrollTo(300);
  showTop({ key: 'before', hash: '', isBackOrForward: true });
  expect(window.scrollY).toBe(800);
});

it('shows the top of a page that it never saw', async () => {
  await scrollTo(700);
  showTop({ key: 'never seen', hash: '', isBackOrForward: true });
  expect(window.scrollY).toBe(0);
});

it('moves the focus to the content, without a jump to it', async () => {
  await scrollTo(1500);
  showTop({ key: 'never seen either', hash: '', isBackOrForward: false });
  expect(document.activeElement?.id).toBe('content');
});

it('moves the focus to the place that the address names', () => {
  showTop({ ...shown, hash: '#team%20%C3%BCber' });
  expect(document.activeElement).toBe(team());
});
