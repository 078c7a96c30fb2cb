import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { platformToday } from '#words/pages/about.ts';
import { paths } from '#scripts/support/paths.ts';
import { ask, post, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import { findHighClaims } from './find-high-claims.ts';

let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture();
});
afterAll(() => preview.close());

it('finds nothing when every live figure is at least the claim', async () => {
  expect(await findHighClaims(preview.url)).toEqual([]);
});

it('lists each claim above the live figure, at the line of its fact', async () => {
  const figures = platformToday.figures.map(({ name, claim }) => ({ name, claim: claim * 2 }));
  const found = await findHighClaims(preview.url, figures);
  const lines = (await readFile(join(paths.root, 'content/facts.ts'), 'utf8')).split('\n');
  const obstacles = found.map(({ place, found: text, urgency }) => {
    const fact = lines[Number(place.split(':')[1]) - 1]?.trim().split(':')[0];
    return `${fact} ${text} ${urgency}`;
  });
  expect(obstacles).toEqual([
    'countries countries claims 300, and the platform counts 154 may',
    'firmsServed firmsServed claims 600, and the platform counts 337 may',
    'dealsRun dealsRun claims 5,000, and the platform counts 2,618 may',
    'capitalRaised capitalRaised claims 50,000,000,000, and the platform counts 26,400,000,000 may',
  ]);
});

it.each([
  ['500', /statistics gave no figures: the answer is 500$/],
  ['html', /gave no figures: .*not valid JSON/],
  ['drop', /gave no figures: fetch failed \(.+\)$/],
])('reports why the platform gave no figures: %s', async (mode, message) => {
  await post(preview, '/__faults', { endpoint: 'statistics', mode });
  const [found, ...others] = await findHighClaims(preview.url);
  await ask(preview, '/__faults', { method: 'DELETE' });
  expect([found?.place, found?.urgency, others]).toEqual(['VITE_API_ORIGIN', 'may', []]);
  expect(found?.found).toMatch(message);
});

it('reports that no platform is set', async () => {
  const found = await findHighClaims(undefined);
  expect(found.map(({ place, urgency }) => `${place} ${urgency}`)).toEqual(['VITE_API_ORIGIN may']);
});
