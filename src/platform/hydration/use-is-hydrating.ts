import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True for the life of a component that took over the server's markup, false for one that was
 * first rendered by a client navigation. Pinned, because React would flip it right after hydration.
 */
export function useIsHydrating(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
