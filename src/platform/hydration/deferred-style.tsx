import { type ComponentProps, createContext, use } from 'react';

import { ForeignPlace } from './frozen.tsx';

/** The sheet of all styles below the fold. Known at build only. */
export const DeferredSheet = createContext<ComponentProps<'link'> | undefined>(undefined);

/** Marks the fold: the style above is inline; here the browser paints, then waits for the deferred sheet. */
export function DeferredStyle() {
  const sheet = use(DeferredSheet);
  return (
    <ForeignPlace id="later-style" hidden>
      {sheet && <link rel="stylesheet" {...sheet} />}
    </ForeignPlace>
  );
}
