import { expect, it } from 'vitest';

import { loadSite } from '#scripts/checks/support/built-site.ts';
import { countWords, visibleText } from '#scripts/checks/support/text-of.ts';
import { audienceIds, routeIdOf, rowOf } from '#src/routes.ts';

const site = await loadSite();

const mainOf = (id: string) => {
  const main = site.pages
    .find(({ routeId, language }) => routeId === id && language === 'en')
    ?.root.querySelector('main');
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

it.each([['home', 600], ...audienceIds.map((id) => [id, 700] as const)] as const)(
  '%s has at most %i words',
  (id, most) => {
    const main = mainOf(id);
    // What is pressed is no body copy, and a marquee repeats its items.
    const beside = main.querySelectorAll('a, button, ul[aria-hidden]').map(visibleText);
    const words = countWords(visibleText(main)) - countWords(beside.join(' '));
    expect(words).toBeLessThanOrEqual(most);
  },
);

/** Pages that the body of a page links to. */
const linkedFrom = (id: string) =>
  mainOf(id)
    .querySelectorAll('a')
    .map((link) => routeIdOf(link.getAttribute('href')?.replace(/[?#].*/, '') ?? ''));

it.each(audienceIds)('%s ends with links to related pages and the FAQ', (id) => {
  const linked = linkedFrom(id);
  expect(linked).toContain('faq');
  expect(
    new Set(linked.filter((other) => other && other !== id && rowOf(other).audience)).size,
  ).toBeGreaterThan(1);
});

it.each(audienceIds)('%s is linked from the body of home', (id) => {
  expect(linkedFrom('home')).toContain(id);
});

const hardToFind = [
  'pe-venture-capital',
  'fundraisers',
  'luxury-real-estate',
  'secondary-exit',
  'consultants',
] as const;

it.each(hardToFind)('%s, in no menu of the header, is linked from another audience', (id) => {
  expect(audienceIds.filter((other) => other !== id && linkedFrom(other).includes(id))).not.toEqual([]);
});

it.each(audienceIds)('exhibits on %s show who has access, never who read what', (id) => {
  const exhibits = mainOf(id).querySelectorAll('figure').map(visibleText).join('\n');
  expect(exhibits).not.toMatch(/\b(?:read|readers?|opened|viewed|views)\b/i);
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

it.each(audienceIds)('the sequence of sections of %s is unique', (id) => {
  expect(audienceIds.filter((other) => sequenceOf(other) === sequenceOf(id))).toEqual([id]);
});

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

it.each(audienceIds)('a number in a heading on %s is the number of items below it', (id) => {
  for (const band of bandsOf(id)) {
    const words = band.querySelector('h2')?.text.toLowerCase().split(/[ ,]/) ?? [];
    const said = NUMBERS.findIndex((number) => words.includes(number)) + 2;
    if (said < 2) continue;
    const lists = band
      .querySelectorAll('ul, ol, dl')
      .map((list) => list.querySelectorAll(':scope > *').length);
    expect(lists).toContain(said);
  }
});

it.each(site.pages.map(({ path }) => path))('%s sets a heading beside its text twice at most', (path) => {
  const page = site.pages.find((one) => one.path === path);
  expect(page?.root.querySelectorAll('[data-layout=split]').length).toBeLessThanOrEqual(2);
});
