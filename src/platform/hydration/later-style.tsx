import { type ComponentProps, createContext, use } from 'react';

import { ForeignPlace } from './frozen.tsx';

/** The sheet of all styles below the first view. Known at build only. */
export const LaterSheet = createContext<ComponentProps<'link'> | undefined>(undefined);

/** Marks the end of the first view, whose style is inline: here the browser paints, then waits for the other styles. */
export function LaterStyle() {
  const sheet = use(LaterSheet);
  return (
    <ForeignPlace id="later-style" hidden>
      {sheet && <link rel="stylesheet" {...sheet} />}
    </ForeignPlace>
  );
}
