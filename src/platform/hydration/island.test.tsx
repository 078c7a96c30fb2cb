import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { hydrate, serverMarkup } from '#tests/support/hydrate.tsx';
import { render } from '#tests/support/render.tsx';
import { watchWithinFrame } from '#tests/support/watch-within-frame.ts';
import { island } from './island.tsx';
import type { LoadPart } from './lazy-part.ts';

type CounterProps = { readonly start: number };

function Counter({ start }: CounterProps) {
  const [count, setCount] = useState(start);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{`Count ${count}`}</button>
      <a href="#reading-on">Read on</a>
    </>
  );
}

const farAwayPx = 3000;
const button = page.getByRole('button');

/** Hydrates a built island that is far below the viewport and whose code `load` fetches. */
async function takeOver(load: LoadPart<CounterProps>, start = 0) {
  const OnServer = island(async () => Counter);
  const InBrowser = island(load);
  const around = (Part: typeof InBrowser) => (
    <main>
      <div style={{ blockSize: `${farAwayPx}px` }} />
      <Part start={start} />
    </main>
  );
  return hydrate(await serverMarkup(around(OnServer)), around(InBrowser));
}

/** A download that ends when the test says so. */
function download() {
  let arrive = () => {};
  const promise = new Promise<typeof Counter>((resolve) => (arrive = () => resolve(Counter)));
  return { load: vi.fn(() => promise), arrive: () => arrive() };
}

beforeEach(async () => {
  await page.viewport(800, 600);
  window.scrollTo(0, 0);
  watchWithinFrame();
});

it('keeps the server markup while it is far below the viewport', async () => {
  const load = vi.fn(async () => Counter);
  const { keepsServerNodes, recovered } = await takeOver(load, 5);
  await expect.element(button).toHaveTextContent('Count 5');
  expect(load).not.toHaveBeenCalled();
  expect(keepsServerNodes()).toBe(true);
  expect(recovered).toEqual([]);
});

it('repeats a held click once after hydration', async () => {
  const { load, arrive } = download();
  const { recovered, keepsServerNodes } = await takeOver(load);
  await userEvent.click(button);
  expect(load).toHaveBeenCalledOnce();
  await expect.element(button).toHaveTextContent('Count 0');
  arrive();
  await expect.element(button).toHaveTextContent('Count 1');
  await userEvent.click(button);
  await expect.element(button).toHaveTextContent('Count 2');
  expect(recovered).toEqual([]);
  expect(keepsServerNodes()).toBe(true);
});

it('keeps the server markup when its download fails, and tries again on the next touch', async () => {
  const load = vi.fn(async () => Counter).mockRejectedValueOnce(new TypeError('offline'));
  const { keepsServerNodes, recovered } = await takeOver(load);
  button.element().focus({ preventScroll: true });
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(button).toHaveTextContent('Count 0');
  expect(keepsServerNodes()).toBe(true);
  await userEvent.click(button);
  await expect.element(button).toHaveTextContent('Count 1');
  expect(load).toHaveBeenCalledTimes(2);
  expect(recovered).toEqual([]);
});

it('hydrates at once when its code is loaded already', async () => {
  const load = vi.fn(async () => Counter);
  const Part = island(load);
  await render(<Part start={7} />);
  await expect.element(button).toHaveTextContent('Count 7');
  const OnServer = island(async () => Counter);
  const { recovered } = await hydrate(await serverMarkup(<OnServer start={8} />), <Part start={8} />);
  await userEvent.click(button.nth(1));
  await expect.element(button.nth(1)).toHaveTextContent('Count 9');
  expect(load).toHaveBeenCalledOnce();
  expect(recovered).toEqual([]);
});

it('loads nothing after it is unmounted', async () => {
  const load = vi.fn(async () => Counter);
  const { unmount, host } = await takeOver(load);
  const sleeping = button.element();
  await unmount();
  host.append(sleeping);
  sleeping.focus();
  await userEvent.click(button);
  expect(load).not.toHaveBeenCalled();
});

function Letter() {
  const [subject, setSubject] = useState('Hello');
  return (
    <form>
      <label>
        Subject <input type="email" value={subject} onChange={(event) => setSubject(event.target.value)} />
      </label>
      <output>{subject}</output>
      <label>
        Text <textarea name="text" />
      </label>
      <select aria-label="Tone" name="tone">
        <option>calm</option>
        <option>warm</option>
      </select>
      <input aria-label="Copy" name="copy" defaultValue="none" />
    </form>
  );
}

it.each(['form', 'label', 'form > :last-child'])(
  'keeps typed text and caret when an extension has added an element at %s (F-E8)',
  async (place) => {
    const Part = island(async () => Letter);
    const { recovered } = await hydrate(await serverMarkup(<Part />), <Part />, (host) => {
      const subject = host.querySelector('input');
      const text = host.querySelector('textarea');
      const tone = host.querySelector('select');
      if (subject) subject.value = 'Good news';
      if (tone) tone.value = 'warm';
      if (text) text.value = 'Dear Layla';
      text?.focus();
      text?.setSelectionRange(4, 4);
      host.querySelector(place)?.insertAdjacentHTML('beforebegin', '<i></i>');
      host
        .querySelector(place)
        ?.insertAdjacentHTML('afterbegin', '<b><input name="hidden-by-extension" /></b>');
    });
    expect(recovered).toHaveLength(1);
    await expect.element(page.getByLabelText('Subject')).toHaveValue('Good news');
    await expect.element(page.getByRole('status')).toHaveTextContent('Good news');
    await expect.element(page.getByLabelText('Tone')).toHaveValue('warm');
    await expect.element(page.getByLabelText('Copy')).toHaveValue('none');
    await expect.element(page.getByLabelText('Text')).toHaveFocus();
    await userEvent.keyboard('est');
    await expect.element(page.getByLabelText('Text')).toHaveValue('Dearest Layla');
  },
);
