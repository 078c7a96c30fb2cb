import { expect, it } from 'vitest';

import { loadSite } from '#scripts/checks/support/built-site.ts';
import { audienceIds } from '#src/routes.ts';

const site = await loadSite();

const mainOf = (id: string) => {
  const main = site.pages.find(({ routeId }) => routeId === id)?.root.querySelector('main');
  if (!main) throw new Error(`There is no page of ${id}`);
  return main;
};

/** All but the last, which calls to action. */
const bandsOf = (id: string) =>
  mainOf(id)
    .querySelectorAll('section')
    .filter((section) => !section.parentNode?.closest('section'))
    .slice(0, -1);

/** A diagram, a case, a picture, the steps of a workflow, or the axis of a calendar. */
const LOOK = 'figure, picture, [role=group], ol[aria-hidden]';

it.each(audienceIds)('at most two of five bands on %s show only text', (id) => {
  const bands = bandsOf(id);
  expect(bands.length).toBeGreaterThanOrEqual(4);
  const textOnly = bands.filter((band) => !band.querySelector(LOOK));
  expect(textOnly.length / bands.length).toBeLessThanOrEqual(2 / 5);
});

it.each(audienceIds)('%s shows no picture twice', (id) => {
  const files = mainOf(id)
    .querySelectorAll('img')
    .map((image) => image.getAttribute('src')?.replace(/-\d+\.\w+\.\w+$/, ''));
  expect(files).toEqual([...new Set(files)]);
});

const sequenceOf = (id: string) =>
  bandsOf(id)
    .map((band) => [band, ...band.querySelectorAll('figure, ul, ol, dl, table, [role=group]')])
    .map((parts) =>
      parts.map((part) => `${part.tagName} ${part.classNames} ${part.getAttribute('data-layout')}`),
    )
    .join();

it.each(audienceIds)('the sections of %s stand in a sequence of their own', (id) => {
  expect(audienceIds.filter((other) => sequenceOf(other) === sequenceOf(id))).toEqual([id]);
});
