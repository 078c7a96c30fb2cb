import type { Subject } from './contact-sheet.ts';
import { screenWidths } from './screen-files.ts';
import { contactSubjectIds } from '#content/contact-subjects.ts';
import { href, routeIds, routes } from '#src/routes.ts';
import { allStates } from '#tests/support/browser/host-states.ts';

/** Every page and each promise of the contact page, the page for unknown addresses included. */
export const pages: readonly Subject[] = [
  ...routeIds.map((id) => ({ name: id, path: routes[id], widths: screenWidths })),
  ...contactSubjectIds.map((subject) => ({
    name: `contact ${subject}`,
    path: href({ route: 'contact', subject }),
    widths: screenWidths,
  })),
  { name: 'not-found', path: '/no-such-page', widths: screenWidths },
];

/** Hosts of partners: one with all that a partner can have, one with a name alone, one that there is not. */
export const partners: readonly Subject[] = ['acme', 'empty', 'nobody'].map((path) => ({
  name: `partner ${path}`,
  path,
  widths: screenWidths,
}));

/** Every state, in the windows in which it can be. */
export const states = Object.entries(allStates).map(([name, state]) => ({
  ...{ ...state, name },
  widths: screenWidths.filter((width) => width >= state.from && width <= state.to),
}));
