import { expect, it } from 'vitest';

import { pluralText } from './plural-text.ts';

const projects = { one: '{count} project', other: '{count} projects' };

it.each([
  [0, '0 projects'],
  [1, '1 project'],
  [1200, '1,200 projects'],
])('the English form of %i is used', (count, text) => {
  expect(pluralText(projects, count, 'en-GB')).toBe(text);
});

const days = {
  zero: 'لا أيام',
  one: 'يوم واحد',
  two: 'يومان',
  few: '{count} أيام',
  many: '{count} يومًا',
  other: '{count} يوم',
};

it.each([
  [0, 'لا أيام'],
  [1, 'يوم واحد'],
  [2, 'يومان'],
  [10, '10 أيام'],
  [99, '99 يومًا'],
  [1200, '1,200 يوم'],
])('the Arabic form of %i is used, with Latin digits', (count, text) => {
  expect(pluralText(days, count, 'ar-AE-u-nu-latn')).toBe(text);
});

it('the general form is used for a missing category', () => {
  expect(pluralText(projects, 2, 'ar-AE-u-nu-latn')).toBe('2 projects');
});
