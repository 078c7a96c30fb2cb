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
  ['a text', 'necessary,tracking'],
])('reads %s', (_case, detail) => {
  expect(readLevels(detail)).toEqual(['necessary', 'tracking']);
});

it.each([undefined, null, '', 'nontracking', 7, {}, [], [true], { tracking: 'false' }, { tracking: 0 }])(
  'allows nothing for %j',
  (detail) => {
    expect(readLevels(detail)).toEqual([]);
  },
);

it('never fails, and never gives what it does not know', () => {
  assert(
    property(anything(), (detail) => {
      expect(consentLevels).toEqual(expect.arrayContaining([...readLevels(detail)]));
    }),
  );
});
