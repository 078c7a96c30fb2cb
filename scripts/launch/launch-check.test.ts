import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { facts } from '#content/facts-today.ts';
import { paths } from '#scripts/support/paths.ts';
import type { Facts } from '#src/model/facts.schema.ts';
import { madeUpDocument } from '#tests/support/legal/made-up-documents.ts';
import { findDueDates } from './find-due-dates.ts';
import { findLegalSamples, findPlaceholderHosts, findSamples } from './find-samples.ts';
import { findServiceSettings, findUnsetSettings, launchSettings } from './find-settings.ts';
import { findUnreadLanguages } from './find-unread.ts';
import { reportOf } from './obstacle.ts';

describe('findSamples', () => {
  it('finds every mark in the content, at its line', async () => {
    const found = await findSamples();
    const files = [
      'content/site.ts',
      'content/logos.ts',
      'content/en/team.ts',
      'content/pictures.ts',
      'content/films.ts',
    ];
    for (const file of files) {
      const lines = (await readFile(join(paths.root, file), 'utf8')).split('\n');
      const marks = lines.filter((line) => /(?<!`)sample: true/.test(line)).length;
      expect(found.filter(({ place }) => place.startsWith(`${file}:`))).toHaveLength(marks);
    }
  });

  it('names what is a sample', async () => {
    const value = [{ name: 'Jane Roe', sample: true }];
    const found = await findSamples([
      { file: 'content/en/team.ts', exportName: 'team', value, schema: z.any() },
    ]);
    expect(found.map(({ found: text }) => text)).toEqual(['team.0 is a sample: Jane Roe']);
  });

  it('finds none where the marks are gone', async () => {
    const value = [{ name: 'A real firm' }, { name: 'Another', sample: false }];
    expect(
      await findSamples([{ file: 'content/en/team.ts', exportName: 'team', value, schema: z.any() }]),
    ).toEqual([]);
  });
});

it('names the languages that await a native reader', async () => {
  const found = await findUnreadLanguages(['en', 'ar']);
  expect(
    found.map(({ place, found: text, urgency }) => `${place.split(':')[0]} ${text}, ${urgency}`),
  ).toEqual(['content/ar/language.ts العربية awaits a native reader, must']);
});

describe('findLegalSamples', () => {
  const of = (sample?: true) => ({ version: '1.0', effectiveDate: '2025-03-01', ...(sample && { sample }) });

  it('lists every text that is marked as a sample, the kept versions too', () => {
    const kept = { version: '0.9', effectiveDate: '2024-03-01', sample: true } as const;
    const found = findLegalSamples([madeUpDocument('terms', of(true), kept)]);
    expect(found.map(({ place, urgency }) => `${place} ${urgency}`)).toEqual([
      'content/legal/terms.mdx:6 must',
      'content/legal/versions/terms/2024-03-01.mdx:6 must',
    ]);
  });

  it('lists none of a real text without an archive', () => {
    expect(findLegalSamples([madeUpDocument('terms', of())])).toEqual([]);
  });
});

describe('findPlaceholderHosts', () => {
  it('names each host once a file, and no host that somebody may own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    await writeFile(join(folder, 'a.mdx'), 'See https://real.ae\n\nor mail a@some.example, b@some.example');
    await writeFile(join(folder, 'b.ts'), "export const b = 'https://www.example.com/for.example';");
    const found = await findPlaceholderHosts(folder);
    await rm(folder, { recursive: true });
    expect(
      found.map(({ place, found: text }) => `${place.replace(/.*\//, '')} ${text.split(' ')[0]}`),
    ).toEqual(['a.mdx:3 some.example', 'b.ts:1 www.example.com', 'b.ts:1 for.example']);
  });
});

describe('findUnsetSettings', () => {
  it('names those that are empty or missing', () => {
    const all = Object.fromEntries(launchSettings.map(({ name }) => [name, 'set']));
    expect(findUnsetSettings(all)).toEqual([]);
    expect(findUnsetSettings({ ...all, VITE_RECAPTCHA_KEY: '' }).map(({ place }) => place)).toEqual([
      'VITE_RECAPTCHA_KEY',
    ]);
  });

  it('names only variables that docs/running.md explains', async () => {
    const table = await readFile(join(paths.root, 'docs/running.md'), 'utf8');
    expect(launchSettings.filter(({ name }) => !table.includes(`| \`${name}\``))).toEqual([]);
  });
});

describe('findServiceSettings', () => {
  it('asks for location tracking where analytics is in use, and only warns', () => {
    const found = findServiceSettings({ VITE_GA_ID: 'G-1' });
    expect(found.map(({ place, urgency }) => `${place} ${urgency}`)).toEqual(['VITE_GA_ID may']);
    expect(found[0]?.found).toContain('location tracking');
    expect(findServiceSettings({ VITE_GA_ID: '' })).toEqual([]);
  });
});

describe('findDueDates', () => {
  const source = 'The register';
  const table: Facts = {
    ...facts,
    countries: { value: 150, text: '150+', claim: { source, reviewBy: '2027-01-01' } },
  };
  const oneClaim = Object.fromEntries(Object.entries(table).filter(([id]) => id === 'countries'));

  it.each([
    ['nothing is near', '2026-12-31', '2027-12-31', []],
    ['a claim is due', '2027-01-01', '2027-12-31', ['claim may']],
    ['security.txt is near its end', '2026-12-31', '2027-03-30', ['expiry may']],
    ['both', '2027-06-01', '2027-03-30', ['claim may', 'expiry may']],
  ])('only warns when %s', async (_case, today, expires, rules) => {
    const found = await findDueDates(new Date(`${today}T12:00:00Z`), oneClaim, expires);
    expect(found.map(({ rule, urgency }) => `${rule} ${urgency}`)).toEqual(rules);
  });

  it('holds back a claim that its source calls unconfirmed', async () => {
    const claim = { source: 'Our figures, to be confirmed by the owner', reviewBy: '2030-01-01' };
    const found = await findDueDates(
      new Date('2026-01-01'),
      { countries: { value: 1, text: '1', claim } },
      '2030-01-01',
    );
    expect(found.map(({ rule, urgency }) => `${rule} ${urgency}`)).toEqual(['claim must']);
  });
});

describe('reportOf', () => {
  const finding = {
    rule: 'setting',
    place: 'A',
    found: 'A is not set',
    meaning: 'Set it.',
    urgency: 'must',
  } as const;

  it('says each meaning once, above all that it is true of', () => {
    const report = reportOf([finding, { ...finding, place: 'B', found: 'B is not set' }]);
    expect(report).toBe('Stops a release (2):\n\n  Set it.\n    A  A is not set\n    B  B is not set');
  });

  it('lists apart what stops a release and what only warns', () => {
    const warning = { ...finding, place: 'B', found: 'B is not set', urgency: 'may' } as const;
    expect(reportOf([warning, finding])).toMatch(
      /^Stops a release \(1\):[^B]*A is not set\n\nOnly warns \(1\):/,
    );
    expect(reportOf([warning])).toMatch(/^Nothing stops a release\.\n\nOnly warns \(1\)/);
  });
});
