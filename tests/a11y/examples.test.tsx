import axe from 'axe-core';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, it, onTestFinished, vi } from 'vitest';

import { primitives } from '#src/app/gallery/primitives.ts';

const states = primitives.flatMap(({ name, examples }) =>
  examples.map(([state, element]) => [name, state, element] as const),
);

// An example is a part of a page: axe leaves the rules on whole pages (title, language) out by itself.
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Off unless asked for, although it is of level AA.
  rules: { 'target-size': { enabled: true } },
};

/** One line per element that breaks a rule. */
async function faultsIn(host: HTMLElement): Promise<string[]> {
  await act(rest);
  const { violations } = await axe.run(host, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Resolves when observers have reported and what fades has faded. */
async function rest(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map((transition) => transition.finished));
}

/** Opens what stands closed: questions, menus, a panel, a dialog. */
async function open(host: HTMLElement): Promise<void> {
  for (const details of host.querySelectorAll('details')) details.open = true;
  const trigger = host.querySelector<HTMLElement>('[aria-haspopup="dialog"], [popovertarget]');
  await act(async () => trigger?.click());
}

it.each(states)('%s: %s hydrates as it was rendered and passes axe', async (_name, _state, element) => {
  // React tells of attributes that differ here only.
  const consoleError = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const host = document.createElement('main');
  host.innerHTML = renderToString(element);
  document.body.append(host);
  expect(host.querySelectorAll('[style]')).toHaveLength(0);

  const root = await act(async () => hydrateRoot(host, element, { onRecoverableError }));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    consoleError.mockRestore();
  });

  expect(await faultsIn(host)).toEqual([]);
  await open(host);
  expect(await faultsIn(host)).toEqual([]);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
});
