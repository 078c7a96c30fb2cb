import { cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { filmsSchema } from '#src/model/films.schema.ts';
import { films } from '#content/films.ts';
import { paths } from '#scripts/support/paths.ts';
import { copyFilms, findFilmProblems } from './films.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'films-'));
  for (const path of ['content/films.ts', 'content/films'])
    await cp(join(paths.root, path), join(root, path), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

it.each<readonly [what: string, file: string, spoil: (file: string) => Promise<unknown>, message: RegExp]>([
  [
    'a missing film',
    'tour/tour-1280.webm',
    rm,
    /^content\/films\.ts:\d+ films\.tour\.webm .* is in no folder/,
  ],
  [
    'missing captions',
    'tour/tour.en.vtt',
    rm,
    /^content\/films\.ts:\d+ films\.tour\.captions\.en .*: add it/,
  ],
  [
    'a film of 60 MB',
    'tour/tour-1280.mp4',
    (file) => truncate(file, 60_000_000),
    /^content\/films\/tour\/tour-1280\.mp4 has 60 MB, more than 20: export it with a lower bit rate/,
  ],
  [
    'a loop of 2 MB',
    'hero-loop/hero-loop-960.webm',
    (file) => truncate(file, 2_000_000),
    /2 MB, more than 1:/,
  ],
  [
    'a heavy poster',
    'tour/tour-1280-poster.jpg',
    (file) => truncate(file, 400_000),
    /0\.4 MB, more than 0\.3: export it with a lower quality/,
  ],
  [
    'captions of another format',
    'tour/tour.en.vtt',
    (file) => writeFile(file, 'WEBVTTX\n\n00:01.000 --> 00:02.000\nOne\n'),
    /tour\.en\.vtt:1 does not begin with WEBVTT: export the captions as WebVTT/,
  ],
])('refuses %s with file and remedy (F-P2)', async (_what, name, spoil, message) => {
  const file = join(root, 'content/films', name);
  const original = await readFile(file);
  await spoil(file);
  const found = await findFilmProblems(root);
  await writeFile(file, original);
  expect(found).toEqual([expect.stringMatching(message)]);
});

it('needs each format, the captions and the poster of a film (F-P2)', () => {
  const { mp4: _mp4, captions: _captions, poster: _poster, ...tour } = films.tour;
  const { error } = filmsSchema.safeParse({ ...films, tour });
  const missing = ['tour.mp4', 'tour.poster', 'tour.captions'];
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(missing);
});

it('refuses two films with files of one name', async () => {
  const film = join(root, 'content/films/hero-loop/tour.en.vtt');
  await writeFile(film, 'WEBVTT\n');
  await expect(copyFilms(join(root, 'content/films'), join(root, 'out'))).rejects.toThrow(
    'both have tour.en.vtt',
  );
  await rm(film);
});

it.each([
  ['hero-loop-960', 150_000],
  ['hero-loop-1600', 350_000],
])('keeps %s, a film above the fold, within %i bytes in each format', async (name, maxBytes) => {
  for (const ending of ['mp4', 'webm']) {
    const { size } = await stat(join(paths.root, `content/films/hero-loop/${name}.${ending}`));
    expect(size).toBeLessThanOrEqual(maxBytes);
  }
});
