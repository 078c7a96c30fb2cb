import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react';

import { type LazyPart, lazyPart, type LoadPart } from './lazy-part.ts';
import { useIsHydrating } from './use-is-hydrating.ts';
import { takeEarlyClick, hydrateOnDemand } from './hydrate-on-demand.ts';

/** Mark of an island that handles clicks. Until then the boot script intercepts them. */
const LISTENING = 'live';

/**
 * Markup with behaviour. After a failed download the server's HTML stays, and the next touch tries again.
 * @param hydrates `touched` for a part that does nothing by itself
 */
export function island<Props extends object>(
  fetchPart: LoadPart<Props>,
  hydrates: 'near' | 'touched' = 'near',
): ComponentType<Props> {
  const part = lazyPart(fetchPart);
  return function Island(props: Props) {
    const host = useRef<HTMLDivElement>(null);
    const stopWatching = useRef<() => HTMLElement | undefined>(() => undefined);
    const isBuilt = useIsHydrating();
    const isHydrating = isBuilt && !import.meta.env.SSR;
    const [trigger] = useState(() => (isHydrating && !part.current() ? deferred() : undefined));
    useEffect(() => {
      if (!host.current) return undefined;
      host.current.dataset['island'] = LISTENING;
      if (!trigger) return undefined;
      stopWatching.current = hydrateOnDemand(host.current, {
        load: part.load,
        isNearEnough: hydrates === 'near',
        onLoaded: trigger.resolve,
      });
      return () => void stopWatching.current();
    }, [trigger]);
    const findBuilt = () => (isHydrating && host.current ? findControls(host.current) : undefined);
    // React does not replay clicks on markup it has not hydrated, so the last one is replayed.
    const takeOver = (built: ReturnType<typeof findBuilt>) => {
      const clicked = stopWatching.current();
      if (built && host.current) restoreTyped(built, host.current);
      // A failed download may have marked it.
      if (host.current) host.current.dataset['island'] = LISTENING;
      (clicked ?? takeEarlyClick(host.current))?.click();
    };
    const parts = { part, trigger: trigger?.promise, props, findBuilt };
    const content = <HydratedPart {...parts} onHydrated={takeOver} />;
    // Without Suspense, a client navigation waits for its islands, so that the height of the page is final.
    return (
      <div ref={host} data-island={isBuilt ? '' : LISTENING} data-wakes={hydrates}>
        {isBuilt ? <Suspense>{content}</Suspense> : content}
      </div>
    );
  };
}

type HydratedProps<Props, Built> = {
  part: LazyPart<Props>;
  trigger: Promise<void> | undefined;
  props: Props;
  findBuilt: () => Built;
  onHydrated: (built: Built) => void;
};

function HydratedPart<Props extends object, Built>(all: HydratedProps<Props, Built>) {
  const { part, trigger, props, findBuilt, onHydrated } = all;
  // Hooks before `use`: React replays a suspended component, which then may not call `use`.
  const [built] = useState(findBuilt);
  const [reportHydrated] = useState(() => () => onHydrated(built));
  useEffect(reportHydrated, [reportHydrated]);
  // Read synchronously once loaded: another `use` would hide the boundary briefly.
  if (!part.current() && trigger) use(trigger);
  const Part = part.current() ?? use(part.load());
  return <Part {...props} />;
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (element: Element) => [...element.querySelectorAll<Control>('input, textarea, select')];

const findControls = (host: Element) => ({
  controls: controlsIn(host),
  focused: document.activeElement,
});

/**
 * React replaces built markup in which an extension or a translator has put an element (F-E8). This copies text,
 * choice, focus and caret to the new controls, by events that React listens to.
 */
function restoreTyped(built: ReturnType<typeof findControls>, host: Element): void {
  const fresh = controlsIn(host);
  for (const old of built.controls) {
    const isSame = ({ name, type }: Control) => name === old.name && type === old.type;
    const control = fresh.filter(isSame)[built.controls.filter(isSame).indexOf(old)];
    if (old.isConnected || !control) continue;
    if (isChanged(old) && control.value !== old.value) {
      // The setter of the prototype: React replaces the one of the element, and then ignores the event.
      Reflect.set(Object.getPrototypeOf(control), 'value', old.value, control);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (old !== built.focused) continue;
    control.focus();
    if ('setSelectionRange' in old && 'setSelectionRange' in control && old.selectionStart !== null)
      control.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}

function isChanged(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const built = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(built, 0);
}
