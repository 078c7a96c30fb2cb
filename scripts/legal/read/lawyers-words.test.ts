import { expect, it } from 'vitest';

import { findingsAfter } from '#tests/support/legal/findings-after.ts';

/** Words of programmers, which say nothing to those who write legal documents. */
const PROGRAMMERS = /\bcode\b|\bexpression|formerPaths (?!is missing)|\.tsx?\b|\bschema\b|\bJSX\b/;

it.each([
  ['braces', 'A delay is {no} waiver.'],
  ['open braces', 'A delay is { no waiver.'],
  ['braces with figures', 'A delay is {1} waiver.'],
  ['a line that begins with import', 'import of goods is no waiver.'],
  ['a figure that is not known', 'A delay of <Fact id="nothing" /> is no waiver.'],
  ['an unknown component', 'A delay is <Delay /> no waiver.'],
])('says what to write for %s in words of the text', async (_what, words) => {
  const found = await findingsAfter('A delay is no waiver.', words);
  expect(found).not.toEqual([]);
  expect(found.filter((finding) => PROGRAMMERS.test(finding.replace(/^\S+ /, '')))).toEqual([]);
});

it('says of a former address where it stands, without the name of its field', async () => {
  const [found] = await findingsAfter('formerPaths: []', "formerPaths: ['/terms#no-waiver -> #notices']");
  expect(found).toMatch(/terms\.mdx:6 the list of former addresses has #no-waiver/);
});
