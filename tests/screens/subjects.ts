import { join } from 'node:path';

import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { contactSubjectIds } from '#content/contact-subjects.ts';
import { href, routeIds, routes } from '#src/routes.ts';
import { allStates } from '#tests/support/browser/states.ts';

/** Widths of the windows that are photographed, in CSS pixels. */
export const screenWidths: readonly number[] = process.env['SCREENS_WIDTHS']?.split(',').map(Number) ?? [
  390, 820, 1440, 1920,
];

export type Subject = {
  readonly name: string;
  /** Of a page; of a partner's landing page the first label of its host. */
  readonly path: string;
  readonly widths: readonly number[];
};

const subject = (name: string, path: string): Subject => ({ name, path, widths: screenWidths });

/** Every page, each subject of the contact page and the page for unknown addresses. */
export const pages: readonly Subject[] = [
  ...routeIds.map((id) => subject(id, routes[id])),
  ...contactSubjectIds.map((id) => subject(`contact ${id}`, href({ route: 'contact', subject: id }))),
  subject('not-found', '/no-such-page'),
];

/** Partners' hosts: one with everything that a partner can have, one with a name only, one unknown. */
export const partners = ['acme', 'empty', 'nobody'].map((host) => subject(`partner ${host}`, host));

/** Every open state, in the windows in which it can be. */
export const states = Object.entries(allStates).map(([name, state]) => ({
  ...{ ...state, name },
  widths: screenWidths.filter((width) => width >= state.from && width <= state.to),
}));

/** Path of a photograph: `faq-390.webp`. States have a name of several words. */
export const screenFile = (name: string, width: number) =>
  join(process.env['SCREENS_FOLDER'] ?? '', `${name.replaceAll(' ', '-')}-${width}.webp`);

/**
 * The pages and open states at a path, and the partner of that name.
 * @throws Error if there are none
 */
export function subjectsAt(path: string): readonly Subject[] {
  const found = [...pages, ...partners, ...states].filter((one) => one.path.split(/[?#]/)[0] === path);
  if (found.length > 0) return found;
  throw new Error(`No page is at ${path}: give a path of src/pages.ts, as in --only /pricing`);
}

/** As `takeScreens` takes their names. */
export const patternsOf = (subjects: readonly Subject[]) => subjects.map(({ name }) => escapePattern(name));
