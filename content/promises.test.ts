import { expect, it } from 'vitest';

import { familyOffice } from './en/pages/family-office.ts';
import { investors } from './en/pages/investors.ts';
import { promises } from './en/promises.ts';
import { knowledge, namedIn, rowOf } from './promises.ts';

it('hides the name of an investor who browses from issuers and other investors (R1.4)', () => {
  expect(knowledge.issuer.browses).toBe('noName');
  for (const party of ['otherIssuers', 'otherInvestors'] as const) expect(namedIn(party)).toEqual([]);
});

it.each([
  ['family offices', familyOffice.sections.discretion.exhibit.rows],
  ['investors', investors.sections.privacy.exhibit.rows],
])('the table for %s keeps what is promised of each party', (_, rows) => {
  const promised = (['platform', 'administrators', 'issuer', 'otherIssuers', 'otherInvestors'] as const).map(
    (party) => rowOf(party, promises),
  );
  const shown = rows.filter(({ who }) => promised.some((row) => row.who === who));
  expect(shown.length).toBeGreaterThan(2);
  expect(promised).toEqual(expect.arrayContaining(shown));
});
