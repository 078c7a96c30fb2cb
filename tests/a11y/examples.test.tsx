import axe from 'axe-core';
import { expect, it } from 'vitest';

import { primitives } from '#src/app/gallery/primitives.ts';
import { always, hydrate } from '#tests/support/hydrate.tsx';

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
async function problemsIn(host: HTMLElement): Promise<string[]> {
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
  const { host, recovered } = await hydrate(always(element), (built) => {
    expect(built.innerHTML).not.toMatch(/<[^>]+ style=/);
  });
  expect(await problemsIn(host)).toEqual([]);
  open(host);
  expect(await problemsIn(host)).toEqual([]);
  // React reports attributes that differ here too.
  expect(recovered()).toEqual([]);
});
