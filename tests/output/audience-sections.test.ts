import { expect, it } from 'vitest';

import { loadSite } from '#scripts/checks/support/built-site.ts';
import { countWords, visibleText } from '#scripts/checks/support/text-of.ts';
import { audienceIds } from '#src/routes.ts';

/** Bands of nothing but text that each page had when they were counted first. */
const textBandsAtFirst: Readonly<Record<string, number>> = {
  'family-office': 5,
  'fund-managers': 6,
  'advisory-ma': 4,
  'pe-venture-capital': 3,
  accelerators: 2,
  investors: 5,
  founders: 4,
  fundraisers: 3,
  consultants: 3,
  'luxury-real-estate': 5,
  'secondary-exit': 3,
};

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

it.each(audienceIds)('at most half of the bands that had only text on %s still do', (id) => {
  const bands = bandsOf(id);
  expect(bands.length).toBeGreaterThanOrEqual(4);
  const textOnly = bands.filter((band) => !band.querySelector(LOOK));
  expect(textOnly.length).toBeLessThanOrEqual((textBandsAtFirst[id] ?? 0) / 2);
});

const MAX_WORDS = 700;

it.each(audienceIds)('%s says what it has to say in at most 700 words', (id) => {
  const main = mainOf(id);
  // The controls of the workflow viewer repeat the titles of its steps.
  const controls = main.querySelectorAll('[role=group] button').map(visibleText);
  const words = countWords(visibleText(main)) - countWords(controls.join(' '));
  expect(words).toBeLessThanOrEqual(MAX_WORDS);
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

it('no two of these pages have the same sequence of sections', () => {
  const sequences = audienceIds.map((id) =>
    bandsOf(id)
      .map((band) => [band, ...band.querySelectorAll('figure, ul, ol, dl, table, [role=group]')])
      .map((parts) =>
        parts.map((part) => `${part.tagName} ${part.classNames} ${part.getAttribute('data-layout')}`),
      )
      .join(),
  );
  expect(new Set(sequences).size).toBe(audienceIds.length);
});
