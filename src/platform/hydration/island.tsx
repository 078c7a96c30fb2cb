import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react';

import { type LazyPart, lazyPart, type LoadPart } from './lazy-part.ts';
import { findControls, restoreTyped } from './typed-text.ts';
import { useIsHydrating } from './use-is-hydrating.ts';
import { takeEarlyClick, watchForWaking } from './watch-for-waking.ts';

/** Mark of an island that handles clicks. Until then the boot script holds them. */
const LISTENING = 'live';

/**
 * Markup with behaviour, whose code is fetched and hydrated when it comes near the viewport or is
 * touched. After a failed download the server's HTML stays, and the next touch tries again.
 * @param wakes `touched` for a part that does nothing by itself
 */
export function island<Props extends object>(
  fetchPart: LoadPart<Props>,
  wakes: 'near' | 'touched' = 'near',
): ComponentType<Props> {
  const part = lazyPart(fetchPart);
  return function Island(props: Props) {
    const host = useRef<HTMLDivElement>(null);
    const stopWatching = useRef<() => HTMLElement | undefined>(() => undefined);
    const isBuilt = useIsHydrating();
    const isHydrating = isBuilt && !import.meta.env.SSR;
    const [sleep] = useState(() => (isHydrating && !part.current() ? deferred() : undefined));
    useEffect(() => {
      if (!host.current) return undefined;
      host.current.dataset['island'] = LISTENING;
      if (!sleep) return undefined;
      stopWatching.current = watchForWaking(host.current, {
        load: part.load,
        isNearEnough: wakes === 'near',
        onLoaded: sleep.resolve,
      });
      return () => void stopWatching.current();
    }, [sleep]);
    const findBuilt = () => (isHydrating && host.current ? findControls(host.current) : undefined);
    // React does not replay clicks on markup it has not hydrated, so the last one is repeated.
    const takeOver = (built: ReturnType<typeof findBuilt>) => {
      const held = stopWatching.current();
      if (built && host.current) restoreTyped(built, host.current);
      // A failed download may have marked it.
      if (host.current) host.current.dataset['island'] = LISTENING;
      (held ?? takeEarlyClick(host.current))?.click();
    };
    const parts = { part, sleep: sleep?.promise, props, findBuilt };
    const content = <Awake {...parts} onHydrated={takeOver} />;
    // Without Suspense, a client navigation waits for its islands, so that the height of the page is final.
    return (
      <div ref={host} data-island={isBuilt ? '' : LISTENING} data-wakes={wakes}>
        {isBuilt ? <Suspense>{content}</Suspense> : content}
      </div>
    );
  };
}

type AwakeProps<Props, Built> = {
  part: LazyPart<Props>;
  sleep: Promise<void> | undefined;
  props: Props;
  findBuilt: () => Built;
  onHydrated: (built: Built) => void;
};

function Awake<Props extends object, Built>(awake: AwakeProps<Props, Built>) {
  const { part, sleep, props, findBuilt, onHydrated } = awake;
  // Hooks before `use`: React replays a suspended component, which then may not call `use`.
  const [built] = useState(findBuilt);
  const [reportHydrated] = useState(() => () => onHydrated(built));
  useEffect(reportHydrated, [reportHydrated]);
  // Read synchronously once loaded: another `use` would hide the boundary briefly.
  if (!part.current() && sleep) use(sleep);
  const Part = part.current() ?? use(part.load());
  return <Part {...props} />;
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
