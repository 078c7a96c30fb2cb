import { describe, expect, it } from 'vitest';

import { readProjects } from './read-projects.ts';

const read = (content: unknown) => readProjects({ content }, 'https://api.example');

const full = {
  title: 'Cold-chain warehouses',
  shortDescription: 'Three warehouses beside a port.',
  picture: { link: '/media/project-01.svg' },
  assetClass: { name: 'Infrastructure', tags: [{ name: 'Logistics' }, { name: 'Income' }] },
  regions: [{ name: 'Middle East' }],
  target: 120_000_000,
  targetAmount: 45_000_000,
  currency: 'usd',
  endDate: '2026-12-31',
  creatorName: 'Tamarisk Sample Infrastructure',
  keepPublisherConfidential: false,
};

const project = {
  title: 'Cold-chain warehouses',
  description: 'Three warehouses beside a port.',
  picture: 'https://api.example/media/project-01.svg',
  assetClass: 'Infrastructure',
  tags: ['Logistics', 'Income'],
  regions: ['Middle East'],
  target: 120_000_000,
  targetAmount: 45_000_000,
  currency: 'USD',
  endDate: '2026-12-31T20:00:00.000Z',
  creatorName: 'Tamarisk Sample Infrastructure',
};

it('reads every field of a project (R3.9)', () => {
  expect(read([full])).toEqual([project]);
});

it.each([
  [{ title: null }, { title: '' }],
  [{ title: ['Cold'] }, { title: '' }],
  [{ shortDescription: 7 }, { description: undefined }],
  [{ picture: 'https://cdn.example/a.svg' }, { picture: undefined }],
  [{ picture: { link: 'javascript:alert(1)' } }, { picture: undefined }],
  [{ assetClass: 'Infrastructure' }, { assetClass: undefined, tags: [] }],
  [{ assetClass: { name: null, tags: {} } }, { assetClass: undefined, tags: [] }],
  [
    { assetClass: { name: ' Private\n credit ', tags: [null, 'x', {}] } },
    { assetClass: 'Private credit', tags: [] },
  ],
  [{ regions: [{ name: 'Africa' }, { name: 7 }, { name: ' Africa' }] }, { regions: ['Africa'] }],
  [
    { target: Number.NaN, targetAmount: -1 },
    { target: undefined, targetAmount: undefined },
  ],
  [
    { target: 1e21, targetAmount: '45' },
    { target: undefined, targetAmount: undefined },
  ],
  [{ currency: 'ZZZ1' }, { currency: undefined }],
  [{ endDate: '2026-02-30' }, { endDate: undefined }],
])('keeps the rest of a project with %j (F-A15)', (fields, expected) => {
  expect(read([{ ...full, ...fields }])).toEqual([{ ...project, ...expected }]);
});

describe('the name of a publisher (F-A16)', () => {
  it.each([true, 'true', 'TRUE', 1, {}, []])('is not given when keepPublisherConfidential is %j', (keep) => {
    const read1 = read([{ ...full, keepPublisherConfidential: keep }]);
    expect(JSON.stringify(read1)).not.toContain('Tamarisk');
  });

  it.each([false, 'false', null, undefined])('is given when it is %j', (keep) => {
    expect(read([{ ...full, keepPublisherConfidential: keep }])[0]?.creatorName).toBe(full.creatorName);
  });
});

it.each([null, 7, 'text', [], {}, { target: 5 }, JSON.parse(`{"__proto__":${JSON.stringify(full)}}`)])(
  'drops the entry %j, which has nothing to show',
  (entry) => {
    expect(read([entry, full])).toEqual([project]);
  },
);

it.each([
  { title: 'A' },
  { shortDescription: 'A' },
  { picture: { link: '/a.svg' } },
  { assetClass: { name: 'A' } },
])('keeps an entry that has no more than %j', (entry) => {
  expect(read([entry])).toHaveLength(1);
});

it('keeps all of 10,000 projects and all of 500 tags, and no more tags than that', () => {
  const tags = Array.from({ length: 600 }, (_, index) => ({ name: `Tag ${index}` }));
  expect(read([{ ...full, assetClass: { name: 'Credit', tags } }])[0]?.tags).toHaveLength(500);
  expect(read(Array.from({ length: 10_000 }, () => full))).toHaveLength(10_000);
});
