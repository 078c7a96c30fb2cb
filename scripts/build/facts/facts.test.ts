import { describe, expect, it } from 'vitest';

import { facts } from '#content/facts-today.ts';
import { factsSchema } from '#src/model/facts.schema.ts';
import { madeUpSite, pageHtml } from '#tests/support/made-up-site.ts';
import { factUsage } from './fact-usage.ts';
import { outdatedClaims } from './list-facts.ts';

const claim = { source: 'A report', reviewBy: '2026-06-01' };
const table = {
  market: { value: 150, text: '150+', claim },
  later: { value: 300, text: '300+', claim: { ...claim, reviewBy: '2027-06-01' } },
  price: { value: 5, text: '$5' },
};

describe('outdatedClaims', () => {
  it.each([
    ['2026-05-31', []],
    ['2026-06-01', ['market']],
    ['2027-06-02', ['market', 'later']],
  ])('on %s are %j', (day, ids) => {
    expect(outdatedClaims(new Date(`${day}T12:00:00Z`), table).map(({ id }) => id)).toEqual(ids);
  });

  it('say what each claim rests on', () => {
    expect(outdatedClaims(new Date('2026-07-01'), table)).toEqual([{ id: 'market', text: '150+', ...claim }]);
  });
});

describe('factsSchema', () => {
  it.each([
    ['a claim without a source', { reviewBy: '2026-06-01' }],
    ['a claim without a day of review', { source: 'A report' }],
    ['a day that is none', { ...claim, reviewBy: 'next year' }],
  ])('refuses %s', (_case, value) => {
    expect(factsSchema.safeParse({ a: { value: 1, text: '1', claim: value } }).success).toBe(false);
  });

  it('knows what every claim rests on (R9.6, R2.35)', () => {
    const claims = Object.entries(facts).flatMap(([id, fact]) => ('claim' in fact ? [id] : []));
    expect(claims).toEqual([
      'countries',
      'traditionalSuccessFee',
      'capitalRaised',
      'firmsServed',
      'dealsRun',
    ]);
  });
});

describe('factUsage', () => {
  it('names the place of a fact, the lines that use it and the pages that show it', async () => {
    const site = await madeUpSite({
      'content/facts.ts': 'export const facts = {\n  countries: {},\n};\n',
      'content/en/pages/about.ts': 'const a = `${facts.countries.text}`;\n',
      'content/legal/terms.mdx': 'One\n\n<Fact id="countries" /> and facts.countriesOther\n',
      'dist/about.html': pageHtml({ path: '/about', body: '<p>From <b>150+</b> countries</p>' }),
    });
    const { countries } = factUsage(site);
    expect(countries).toEqual({
      ...facts.countries,
      place: 'content/facts.ts:2',
      usedIn: ['content/en/pages/about.ts:1', 'content/legal/terms.mdx:3'],
      shownOn: ['/about'],
    });
  });

  it.each([
    ['a plain number beside its own words', '<p>You must be 18 years old</p>', 'minimumAge', true],
    ['a plain number elsewhere', '<p>After 18 months</p>', 'minimumAge', false],
    [
      'one of two facts that read alike',
      '<p>Fees are payable within 5 calendar days</p>',
      'feeDueDays',
      true,
    ],
    [
      'the other of two facts that read alike',
      '<p>Fees are payable within 5 calendar days</p>',
      'feeChangeNoticeDays',
      false,
    ],
    ['a figure within another', '<p>US$1,000,500</p>', 'priceCapitalSeekers', false],
  ])('reports %s', async (_case, body, id, isShown) => {
    const usage = factUsage(await madeUpSite({ 'dist/about.html': pageHtml({ path: '/about', body }) }));
    expect(usage[id]?.shownOn.includes('/about')).toBe(isShown);
  });
});
