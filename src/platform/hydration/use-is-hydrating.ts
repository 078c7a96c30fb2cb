import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Remembers that React asked for the server's snapshot, which it does only while it hydrates. */
function createPin() {
  let isHydrating = false;
  return { read: () => isHydrating, readOnServer: () => (isHydrating = true) };
}

/**
 * Pinned for the life of a component: React would flip it right after hydration and render again, which would empty an
 * island that is not hydrated yet.
 */
export function useIsHydrating(): boolean {
  const [pin] = useState(createPin);
  return useSyncExternalStore(never, pin.read, pin.readOnServer);
}
