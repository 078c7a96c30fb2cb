import { anything, assert, property } from 'fast-check';
import { expect, it } from 'vitest';

import { consentLevels } from '#src/platform/services/consent-levels.ts';
import { readLevels } from './read-levels.ts';

it.each([
  ['a list of names', ['necessary', 'tracking']],
  ['a list under a name', { levels: ['strictly-necessary', 'tracking'] }],
  ['what was accepted and what was not', { accepted: ['necessary', 'analytics'], rejected: ['marketing'] }],
  ['a record', { necessary: true, functionality: false, tracking: true, targeting: false }],
  ['a record under a name', { action: 'save', consent: { necessary: 'granted', statistics: 'granted' } }],
  ['a record of words', { 'strictly-necessary': 'allow', performance: 'Allow', marketing: 'deny' }],
  ['a text with commas and spaces', 'necessary,tracking , '],
])('the consent levels are read from %s', (_case, detail) => {
  expect(readLevels(detail)).toEqual(['necessary', 'tracking']);
});

it.each([undefined, null, '', 7, {}, [true], { tracking: 'false' }, { tracking: 2 }])(
  'the answer %j allows nothing',
  (detail) => {
    expect(readLevels(detail)).toEqual([]);
  },
);

const words = {
  necessary: 'necessary strictlynecessary strictly-necessary strictly_necessary strict essential',
  functionality: 'functional functionality preference preferences personalisation personalization',
  tracking: 'tracking analytics statistic statistics performance measurement',
  targeting: 'targeting marketing advertising advertisement ads',
};
const wordRows = Object.entries(words).flatMap(([level, names]) =>
  names.split(' ').map((name) => [name, level] as const),
);

it.each(wordRows)('the word %s is read as %s, in any case, and as a whole word', (name, level) => {
  expect(readLevels([name.toUpperCase()])).toEqual([level]);
  expect(readLevels([`x${name}`, `${name}x`])).toEqual([]);
});

it.each(['allow', 'allowed', 'granted', 'accepted', 'yes', 'true', '1', 'YES', true, 1])(
  'the value %j is taken for a yes',
  (value) => {
    expect(readLevels({ tracking: value })).toEqual(['tracking']);
  },
);

it.each(['accepted', 'levels', 'categories', 'consent', 'status', 'level'])(
  'the levels are found under %s, and no deeper',
  (name) => {
    expect(readLevels({ [name]: ['tracking'], marketing: true })).toEqual(['tracking']);
    expect(readLevels({ [name]: { levels: ['tracking'], analytics: true } })).toEqual(['tracking']);
    expect(readLevels({ [name]: { levels: ['tracking'] } })).toEqual([]);
  },
);

it('the reader of levels never throws, and returns known levels only', () => {
  assert(
    property(anything(), (detail) => {
      expect(consentLevels).toEqual(expect.arrayContaining([...readLevels(detail)]));
    }),
  );
});
