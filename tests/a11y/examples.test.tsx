import axe from 'axe-core';
import { renderToString } from 'react-dom/server.browser';
import { expect, it, onTestFinished, vi } from 'vitest';

import { primitives } from '#src/app/gallery/primitives.ts';
import { hydrate } from '#tests/support/hydrate.tsx';

const states = primitives.flatMap(({ name, examples }) =>
  examples.map(([state, element]) => [name, state, element] as const),
);

// axe skips rules for whole pages (title, language) by itself.
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Off unless asked for, although it is of level AA.
  rules: { 'target-size': { enabled: true } },
};

/** One line per element that breaks a rule. */
async function faultsIn(host: HTMLElement): Promise<string[]> {
  await rest();
  const { violations } = await axe.run(host, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Resolves when observers have reported and transitions have ended. */
async function rest(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map((transition) => transition.finished));
}

/** Opens questions, menus, a panel, a dialog. */
function open(host: HTMLElement): void {
  for (const details of host.querySelectorAll('details')) details.open = true;
  host.querySelector<HTMLElement>('[aria-haspopup="dialog"], [popovertarget]')?.click();
}

it.each(states)('%s: %s hydrates as it was rendered and passes axe', async (_name, _state, element) => {
  // React reports attributes that differ only here.
  const consoleError = vi.spyOn(console, 'error');
  onTestFinished(() => consoleError.mockRestore());
  const markup = renderToString(element);
  expect(markup).not.toMatch(/<[^>]+ style=/);

  const { host, recovered } = await hydrate(markup, element);
  expect(await faultsIn(host)).toEqual([]);
  open(host);
  expect(await faultsIn(host)).toEqual([]);
  expect(recovered).toEqual([]);
  expect(consoleError).not.toHaveBeenCalled();
});
