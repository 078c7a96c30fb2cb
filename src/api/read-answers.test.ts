import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { readFeaturedIn } from './read-featured-in.ts';
import { readPartnerConfig } from './read-partner-config.ts';
import { readProjects } from './read-projects.ts';
import { readRoles } from './read-roles.ts';
import { readStatistics } from './read-statistics.ts';
import { readSubdomain } from './read-subdomain.ts';

// What is kept of an answer. That nothing unsafe is: hostile-answers.test.ts.

const origin = 'https://api.example';

it.each([
  ['https://press.example/a', '/media/a.svg', 'https://press.example/a', 'https://api.example/media/a.svg'],
  ['http://press.example/a', '/a.svg', 'http://press.example/a', 'https://api.example/a.svg'],
  ['javascript:alert(1)', 'https://cdn.example/a.svg', undefined, 'https://cdn.example/a.svg'],
])(
  'a publication has of the link %s and the picture %s what is safe (R7.3, F-A23)',
  (link, image, kept, shown) => {
    expect(readFeaturedIn([null, { link }, { link, image }], origin)).toEqual([{ link: kept, image: shown }]);
  },
);

it('the roles keep ids as they came, each once, as number or text, and markup as text (R3.5, F-A20)', () => {
  const roles = [
    { id: 7, name: '<option>Investor</option>' },
    { id: 'x'.repeat(200), name: 'n'.repeat(120) },
  ];
  const others = [
    { id: 7, name: 'Second' },
    { id: '7', name: 'Third' },
    { id: 1.5, name: 'Half' },
  ];
  expect(readRoles([...roles, ...others, { id: 8, name: ' ' }])).toEqual(roles);
});

it('the statistics are the numbers of the answer (R3.8, F-T11)', () => {
  const answer = { countries: 150, firms: 0, deals: '900', raised: -1, share: 0.5, of: null };
  expect(readStatistics(answer)).toEqual({ countries: 150, firms: 0, share: 0.5 });
});

/** What is kept of so many entries, as a platform that is broken would send them. */
const entry = (id: number) => ({ id, name: `Role ${id}`, image: `/media/${id}.svg`, title: 'A' });
const many = Array.from({ length: 10_000 }, (_, index) => entry(index));
const readMany = {
  publications: () => readFeaturedIn(many, origin),
  roles: () => readRoles(many),
  figures: () => Object.keys(readStatistics(Object.fromEntries(many.map(({ id }) => [id, id])))),
  projects: () => readProjects({ content: many }, origin),
  'tags of a project': () =>
    readProjects({ content: [{ assetClass: { name: 'Credit', tags: many } }] }, origin)[0]?.tags,
};

it.each([
  ['publications', 200],
  ['roles', 1000],
  ['figures', 100],
  ['projects', 10_000],
  ['tags of a project', 500],
] as const)('of 10,000 %s, %i are kept', (name, count) => {
  expect(readMany[name]()).toHaveLength(count);
});

it.each([
  [{ exists: true, redirect: false }, true, false],
  [{ exists: false, redirect: true }, false, true],
  [{ exists: 'true', redirect: 1 }, false, false],
  [JSON.parse('{"__proto__":{"exists":true,"redirect":true}}'), false, false],
])('the subdomain %j is read from an answer (R3.7, F-A4)', (answer, exists, redirect) => {
  expect(readSubdomain(answer)).toEqual({ exists, redirect });
});

describe('the brand of a partner', () => {
  const read = (answer: unknown) => readPartnerConfig(answer, origin);
  const full = {
    logo: { link: '/media/logo.svg' },
    backgroundPicture: { link: 'https://cdn.example/a.jpg' },
    tagline: 'Patient capital',
    privacyPolicyDocument: { link: 'https://documents.example/privacy.pdf' },
    termsOfServiceDocument: { link: 'https://documents.example/terms.pdf' },
    accentColor: '#24508f',
    legalName: 'واحة للاستثمار',
  };
  const brand = {
    logo: 'https://api.example/media/logo.svg',
    backgroundPicture: 'https://cdn.example/a.jpg',
    tagline: 'Patient capital',
    privacyPolicy: 'https://documents.example/privacy.pdf',
    termsOfService: 'https://documents.example/terms.pdf',
    accentColor: '#24508f',
    legalName: 'واحة للاستثمار',
  };

  it('is read as a whole (R3.6)', () => {
    expect(read(full)).toEqual(brand);
    expect(Object.values(read(JSON.parse(`{"__proto__":${JSON.stringify(full)}}`))).filter(Boolean)).toEqual(
      [],
    );
  });

  it.each([
    ['logo', 'logo', 'https://cdn.example/logo.svg'],
    ['backgroundPicture', 'backgroundPicture', [{ link: 'https://cdn.example/a.jpg' }]],
    ['tagline', 'tagline', ' \u202e '],
    ['privacyPolicyDocument', 'privacyPolicy', { link: 'javascript:alert(1)' }],
    ['termsOfServiceDocument', 'termsOfService', null],
    ['accentColor', 'accentColor', 7],
    ['legalName', 'legalName', ['Acme']],
  ])('keeps the rest where %s, for %s, is %j (F-A6, F-A7)', (field, name, value) => {
    expect(read({ ...full, [field]: value })).toEqual({ ...brand, [name]: undefined });
  });

  it('has an accent of six digits; any other text is logged, and gives black (R5.14, F-A8)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    expect(read({ accentColor: ' #06CF ' }).accentColor).toBe('#0066cc');
    expect(warn).not.toHaveBeenCalled();
    expect(read({ accentColor: '#'.repeat(10_000) }).accentColor).toBe('#000000');
    expect(warn.mock.lastCall?.join().length).toBeLessThan(200);
  });

  it.each([
    ['legalName', 120],
    ['tagline', 240],
  ] as const)('has a %s of %i characters at most', (field, limit) => {
    const textOf = (length: number) => read({ ...full, [field]: 'n'.repeat(length) })[field];
    expect(textOf(limit)).toBe('n'.repeat(limit));
    expect(textOf(limit + 1)).toBe(`${'n'.repeat(limit - 1)}…`);
  });
});

describe('the featured projects', () => {
  const read = (content: unknown) => readProjects({ content }, origin);
  const same = {
    title: 'Cold-chain warehouses',
    target: 120_000_000,
    targetAmount: 45_000_000,
    creatorName: 'Tamarisk Sample Infrastructure',
  };
  const full = {
    ...same,
    shortDescription: 'Three warehouses beside a port.',
    picture: { link: '/media/project-01.svg' },
    assetClass: { name: 'Infrastructure', tags: [{ name: 'Logistics' }, { name: 'Income' }] },
    regions: [{ name: 'Middle East' }],
    currency: 'usd',
    endDate: '2026-12-31',
    keepPublisherConfidential: false,
  };
  const project = {
    ...same,
    description: 'Three warehouses beside a port.',
    picture: 'https://api.example/media/project-01.svg',
    assetClass: 'Infrastructure',
    tags: ['Logistics', 'Income'],
    regions: ['Middle East'],
    currency: 'USD',
    endDate: '2026-12-31T20:00:00.000Z',
  };

  it('have every field (R3.9)', () => {
    expect(read([full])).toEqual([project]);
  });

  it.each([
    [{ title: ['Cold'] }, { title: '' }],
    [{ shortDescription: 7 }, { description: undefined }],
    [{ picture: { link: 'javascript:alert(1)' } }, { picture: undefined }],
    [{ assetClass: 'Infrastructure' }, { assetClass: undefined, tags: [] }],
    [
      { assetClass: { name: ' Private\n credit ', tags: [null, {}] } },
      { assetClass: 'Private credit', tags: [] },
    ],
    [{ regions: [{ name: 'Africa' }, { name: 7 }, { name: ' Africa' }] }, { regions: ['Africa'] }],
    [{ target: 1e21 }, { target: undefined }],
    [{ targetAmount: '45' }, { targetAmount: undefined }],
    [{ currency: 'ZZZ1' }, { currency: undefined }],
    [{ endDate: '2026-02-30' }, { endDate: undefined }],
  ])('keep the rest of one with %j (F-A15)', (fields, expected) => {
    expect(read([{ ...full, ...fields }])).toEqual([{ ...project, ...expected }]);
  });

  it('name the publisher unless keepPublisherConfidential may mean yes (F-A16)', () => {
    const namesOf = (keep: unknown) => read([{ ...full, keepPublisherConfidential: keep }])[0]?.creatorName;
    const named = [false, 'false', null, undefined].map(namesOf);
    expect(named).toEqual(named.map(() => same.creatorName));
    expect([true, 'TRUE', 1, 0, '', {}, []].flatMap((keep) => namesOf(keep) ?? [])).toEqual([]);
  });

  it.each([
    [[null, {}, { target: 5 }], 0],
    [[{ title: 'A' }, { shortDescription: 'A' }], 2],
    [[{ picture: { link: '/a.svg' } }, { assetClass: { name: 'A' } }], 2],
  ])('are of %j those with something to show: %i', (entries, count) => {
    expect(read(entries)).toHaveLength(count);
  });
});
