import type { ComponentType } from 'react';

import { type Control, isEdited } from '#src/lib/is-edited.ts';
import { isPlainPress } from '#src/lib/is-plain-press.ts';

import { whenNear } from '#src/platform/when-near.ts';

/** Islands whose code does not run yet. A failed one is tried again by the next touch. */
const ASLEEP = '[data-island]:not([data-awake=true])';

/** Path of the module of each island → its code, which exports the component named after the file. */
type Islands = Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType>>>>>;

/** `fee-calculator` → `FeeCalculator`: file and component of an island. */
export const toComponentName = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/**
 * Hydrates each island when it is touched, or comes near if it is marked so. The click that woke an island is repeated
 * once. If its code fails, the built HTML stays and is marked `data-awake="failed"`.
 */
export function wakeIslands(islands: Islands): void {
  const clicked = new WeakMap<Element, HTMLElement>();
  const waking = new WeakSet<Element>();

  const load = async (host: HTMLElement) => {
    const { island = '' } = host.dataset;
    const file = Object.keys(islands).find((path) => path.endsWith(`/${island}.island.tsx`)) ?? '';
    const [{ hydrateIsland }, module] = await Promise.all([
      import('./hydrate-island.tsx'),
      islands[file]?.(),
    ]);
    const Part = module?.[toComponentName(island)];
    if (!Part) throw new Error(`${island}.island.tsx has no ${toComponentName(island)}`);
    await hydrateIsland(host, Part);
  };

  const wake = (host: HTMLElement) => {
    if (waking.has(host)) return;
    waking.add(host);
    load(host).then(
      () => {
        host.dataset['awake'] = 'true';
        clicked.get(host)?.click();
      },
      (error: unknown) => {
        console.warn(error);
        waking.delete(host);
        host.dataset['awake'] = 'failed';
        const isUsed = clicked.delete(host) || host.contains(document.activeElement);
        if (isUsed && !hasTyped(host)) followRelease().catch(console.warn);
      },
    );
  };

  const onTouch = (event: Event) => {
    const { target } = event;
    const host = target instanceof Element && target.closest<HTMLElement>(ASLEEP);
    if (!host) return;
    const control = target.closest<HTMLElement>('button:not([commandfor])');
    if (control && event instanceof MouseEvent && event.type === 'click' && isPlainPress(event)) {
      // A form would be submitted by the browser.
      event.preventDefault();
      clicked.set(host, control);
    }
    wake(host);
  };
  // A dialog that an address opens gets no focus event in a window without the focus, but it toggles.
  for (const type of ['click', 'focusin', 'pointerover', 'input', 'toggle'])
    addEventListener(type, onTouch, true);

  whenNear(document.querySelectorAll('[data-island][data-wakes=near]'), wake);

  // What happened before this code came.
  const control = window.earlyClick;
  const earlyHost = control?.closest<HTMLElement>(ASLEEP);
  if (control && earlyHost) clicked.set(earlyHost, control);
  for (const host of [
    earlyHost,
    document.querySelector('dialog[open]')?.closest<HTMLElement>(ASLEEP),
    ...document.querySelectorAll<HTMLElement>(`${ASLEEP}:is(:hover,:focus-within)`),
  ])
    if (host) wake(host);
}

/** A reload would lose what is typed. */
const hasTyped = (host: HTMLElement) =>
  [...host.querySelectorAll<Control>('input, textarea, select')].some(isEdited);

const namesEntry = /(?<=name="scripts" content=")[^" ]+/;

/** Reloads the page if its host serves another release, which has removed the files of this one (F-E24). */
async function followRelease(): Promise<void> {
  const answer = await fetch(location.href);
  const [entry] = namesEntry.exec(document.head.innerHTML) ?? [''];
  if (answer.ok && !(await answer.text()).includes(entry)) location.reload();
}
