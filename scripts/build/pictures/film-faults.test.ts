import { cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { filmsSchema } from '#src/model/films.schema.ts';
import { films } from '#content/films.ts';
import { paths } from '#scripts/support/paths.ts';
import { findFilmFaults } from './film-faults.ts';

let root: string;
const tour = (name: string) => join(root, 'content/films/tour', name);
const loop = (name: string) => join(root, 'content/films/hero-loop', name);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'films-'));
  for (const path of ['content/films.ts', 'content/films'])
    await cp(join(paths.root, path), join(root, path), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

it('finds nothing wrong with the films of the site', async () => {
  expect(await findFilmFaults()).toEqual([]);
});

const RANDOM = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251));

/** File, change, expected finding. */
const mistakes: readonly (readonly [string, () => string, (file: string) => Promise<unknown>, RegExp])[] = [
  [
    'a missing film',
    () => tour('tour-1280.webm'),
    (file) => rm(file),
    /^content\/films\.ts:\d+ films\.tour\.webm tour-1280\.webm is in no folder .*: add it/,
  ],
  [
    'missing captions',
    () => tour('tour.en.vtt'),
    (file) => rm(file),
    /^content\/films\.ts:\d+ films\.tour\.captions\.en tour\.en\.vtt is in no folder/,
  ],
  [
    'a film of 60 MB',
    () => tour('tour-1280.mp4'),
    (file) => truncate(file, 60_000_000),
    /^content\/films\/tour\/tour-1280\.mp4 has 60 MB, more than 20: export it with a lower bit rate/,
  ],
  [
    'a loop of 2 MB',
    () => loop('hero-loop-960.webm'),
    (file) => truncate(file, 2_000_000),
    /^content\/films\/hero-loop\/hero-loop-960\.webm has 2 MB, more than 1: /,
  ],
  [
    'random bytes as mp4',
    () => tour('tour-1280.mp4'),
    (file) => writeFile(file, RANDOM),
    /tour-1280\.mp4 is no MP4 file: export it again/,
  ],
  [
    'random bytes as webm',
    () => tour('tour-1280.webm'),
    (file) => writeFile(file, RANDOM),
    /tour-1280\.webm is no WEBM file/,
  ],
  [
    'a webm that is named mp4',
    () => tour('tour-1280.mp4'),
    async (file) => writeFile(file, await readFile(tour('tour-1280.webm'))),
    /tour-1280\.mp4 is no MP4 file/,
  ],
  [
    'a poster of another kind',
    () => tour('tour-1280-poster.jpg'),
    async (file) => writeFile(file, await readFile(tour('tour-1280-poster.avif'))),
    /tour-1280-poster\.jpg is no JPG file/,
  ],
  [
    'captions of another format',
    () => tour('tour.en.vtt'),
    (file) => writeFile(file, '1\n00:00:00,200 --> 00:00:02,400\nFirst\n'),
    /tour\.en\.vtt:1 does not begin with WEBVTT: export the captions as WebVTT/,
  ],
  [
    'captions with a longer first word',
    () => tour('tour.en.vtt'),
    (file) => writeFile(file, 'WEBVTTX\n\n00:01.000 --> 00:02.000\nOne\n'),
    /tour\.en\.vtt:1 does not begin with WEBVTT/,
  ],
];

it.each(mistakes)('refuses %s with file and remedy (F-P2)', async (_name, fileOf, spoil, message) => {
  const file = fileOf();
  const kept = await readFile(file);
  await spoil(file);
  const found = await findFilmFaults(root);
  await writeFile(file, kept);
  expect(found).toContainEqual(expect.stringMatching(message));
  expect(await findFilmFaults(root)).toEqual([]);
});

it('needs each format, the captions and the poster of a film (F-P2)', () => {
  const { mp4, captions, poster, ...tourWithout } = films.tour;
  const { error } = filmsSchema.safeParse({ ...films, tour: tourWithout });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'tour.mp4',
    'tour.poster',
    'tour.captions',
  ]);
  expect([mp4, poster, captions.en].every((path) => path.startsWith('/films/'))).toBe(true);
});

it.each([
  ['hero-loop-960.mp4', 150_000],
  ['hero-loop-960.webm', 150_000],
  ['hero-loop-1600.mp4', 350_000],
  ['hero-loop-1600.webm', 350_000],
])('keeps %s, a film of the first screen, within %i bytes', async (name, most) => {
  const { size } = await stat(join(paths.root, 'content/films/hero-loop', name));
  expect(size).toBeLessThanOrEqual(most);
});
