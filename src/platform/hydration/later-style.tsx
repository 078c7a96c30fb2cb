import { type ComponentProps, createContext, use } from 'react';

import { ForeignPlace } from './frozen.tsx';

/** The style of all that stands below the first view of the page. Known at build only. */
export const LaterSheet = createContext<ComponentProps<'link'> | undefined>(undefined);

/**
 * Stands at the end of a page's first view, whose style is inside the document: here the browser waits for the
 * rest, after it has painted what is above.
 */
export function LaterStyle() {
  const sheet = use(LaterSheet);
  return (
    <ForeignPlace id="later-style" hidden>
      {sheet && <link rel="stylesheet" {...sheet} />}
    </ForeignPlace>
  );
}
