import type { Subject } from './contact-sheet.ts';
import { screenWidths } from './screen-files.ts';
import { routeIds, routes } from '#src/routes.ts';
import { openStates } from '#tests/support/browser/open-states.ts';

/** Every page, the one for unknown addresses included. */
export const pages: readonly Subject[] = [
  ...routeIds.map((id) => ({ name: id, path: routes[id], widths: screenWidths })),
  { name: 'not-found', path: '/no-such-page', widths: screenWidths },
];

/** Every state, in the windows in which it can be. */
export const states = Object.entries(openStates).map(([name, { path, from, to, open }]) => ({
  ...{ name, path, open },
  widths: screenWidths.filter((width) => width >= from && width <= to),
}));
