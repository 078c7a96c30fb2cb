import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { markOf } from './films/film-samples.ts';
import { heroLoop } from './films/hero-loop/film.ts';
import { findOldArt } from './find-old-art.ts';
import { findOldSamples, type Sample, writeSamples } from './marked-svg.ts';

// The films are drawn once a second, and their text is set.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'art-'));
});

afterEach(() => rm(folder, { recursive: true }));

const sample = (source: string): Sample => ({
  id: 'valley',
  source,
  draw: () => Promise.resolve(`<svg viewBox="0 0 9 9">${source}</svg>`),
});

it('has committed every sample as it is drawn now', async () => {
  expect(await findOldArt(join(paths.root, 'content'))).toEqual([]);
});

it('takes a film for unchanged whatever the last digit of its numbers, which depends on the version of Node', () => {
  const markWith = (opacity: string) =>
    markOf({ ...heroLoop, durationS: 1, draw: () => `<g opacity="${opacity}"/>` });
  expect(markWith('0.7814195857103904')).toBe(markWith('0.7814195857103905'));
  expect(markWith('0.7815')).not.toBe(markWith('0.7814195857103905'));
});

it('draws what is missing or has changed, and nothing else', async () => {
  expect(await writeSamples(folder, [sample('one')])).toEqual(['valley']);
  expect(await writeSamples(folder, [sample('one')])).toEqual([]);
  expect(await findOldSamples(folder, [sample('two')])).toEqual(['valley']);
  expect(await writeSamples(folder, [sample('two')])).toEqual(['valley']);
  expect(await readFile(join(folder, 'valley.svg'), 'utf8')).toContain('two');
});

it.each(['valley.jpg', 'valley.svg'])("leaves an owner's %s alone", async (name) => {
  await writeFile(join(folder, name), '<svg/>');
  expect(await findOldSamples(folder, [sample('one')])).toEqual([]);
  expect(await writeSamples(folder, [sample('one')])).toEqual([]);
  expect(await readdir(folder)).toEqual([name]);
});
