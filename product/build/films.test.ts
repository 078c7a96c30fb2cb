import { copyFile, cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dialogFilms, filmFiles, films, loopFiles } from '../../content/films.ts';
import { publishedCodes } from '../../content/languages.ts';
import { paths } from '../../scripts/support/paths.ts';
import { formatFinding } from '../../scripts/support/findings.ts';
import {
  captionsOf,
  findCopiedFilms,
  findFilmProblems,
  findStaleFilms,
  readFilm,
  sourceOf,
} from './films.ts';

/** Titles and sentences are short and stay in the picture too. */
const MAX_LETTERS_A_SECOND = 25;

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'films-'));
  await cp(join(paths.root, 'content/films'), join(root, 'content/films'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

const sized = (megabytes: number) => (file: string) => truncate(file, megabytes * 1_000_000);
const otherFormat = (file: string) => writeFile(file, 'WEBVTTX\n\n00:01.000 --> 00:02.000\nOne\n');

it.each<readonly [name: string, says: string, spoil: (file: string) => Promise<unknown>]>([
  ['tour.ar.webm', 'is missing: add it, or run npm run films', rm],
  ['tour.en.vtt', 'is missing: add it, or run npm run films', rm],
  ['tour.en.mp4', 'has 60 MB, more than 20: export it with a lower bit rate', sized(60)],
  ['hero-loop-960.webm', 'has 2 MB, more than 1: export it', sized(2)],
  ['tour.en.jpg', 'has 0.4 MB, more than 0.3: export it with a lower quality', sized(0.4)],
  ['tour.en.vtt', 'does not begin with WEBVTT: export the captions as WebVTT', otherFormat],
])(
  'the check of films says what is wrong with %s, and the remedy: it %s (F-P2)',
  async (name, says, spoil) => {
    const file = join(root, 'content/films', name);
    const original = await readFile(file);
    await spoil(file);
    const found = (await findFilmProblems(root)).map(formatFinding);
    await writeFile(file, original);
    expect(found).toEqual([expect.stringContaining(`content/films/${name}:1 ${says}`)]);
  },
);

it('the check of films finds a film and captions of another language that are those of English', async () => {
  const file = join(root, 'content/films/tour.ar.vtt');
  const original = await readFile(file);
  expect(await findCopiedFilms(root)).toEqual([]);
  await copyFile(join(root, 'content/films/tour.en.vtt'), file);
  const found = (await findCopiedFilms(root)).map(formatFinding);
  await writeFile(file, original);
  expect(found).toEqual([
    expect.stringMatching(
      /^content\/films\/tour\.ar\.vtt:1 is a copy of content\/films\/tour\.en\.vtt: run npm run films/,
    ),
  ]);
});

/** Those that `npm run films` wrote: a film of an owner brings its own captions. */
const ownFilms = dialogFilms.filter((film) => 'sample' in films[film]);
const shown = publishedCodes.flatMap((code) => ownFilms.map((film) => ({ film, code })));

describe.each(shown)('the captions of $film in $code', ({ film, code }) => {
  it('have the words of the scenes, each for its time, from the first picture to the last', async () => {
    const { scenes } = (await readFilm({ film, code })).film;
    const cues = [...captionsOf({ scenes }).matchAll(/^(\S+) --> (\S+)\n(.+)\n(.+)$/gm)];
    const atSecond = (time = '') => Date.parse(`1970-01-01T${time}Z`) / 1000;
    expect(cues.map(([, from, to]) => atSecond(to) - atSecond(from))).toEqual(
      scenes.map(({ seconds }) => seconds),
    );
    expect(cues.map(([, from]) => from)).toEqual([
      '00:00:00.000',
      ...cues.slice(0, -1).map(([, , to]) => to),
    ]);
    expect(cues.map(([, , , ...lines]) => lines)).toEqual(scenes.map(({ title, text }) => [title, text]));
  });

  it('can be read in their time', async () => {
    const { scenes } = (await readFilm({ film, code })).film;
    const speeds = scenes.map(({ title, text, seconds }) => (title.length + text.length) / seconds);
    expect(Math.max(...speeds)).toBeLessThan(MAX_LETTERS_A_SECOND);
  });

  it('are those of the words of today: else run npm run films', async () => {
    const file = join(paths.root, sourceOf(filmFiles(film, code).captions));
    expect(await readFile(file, 'utf8')).toBe(captionsOf((await readFilm({ film, code })).film));
  });
});

it('the check of films names a film whose words or figures have changed since it was written', async () => {
  const day = '2026-05-12';
  const record: Record<string, { readonly key: string; readonly day: string }> = {};
  for (const code of publishedCodes) {
    const { key } = await readFilm({ film: 'tour', code }, day);
    expect(key).not.toBe((await readFilm({ film: 'tour', code }, '2026-05-13')).key);
    record[`tour.${code}`] = { key, day };
  }
  expect(await findStaleFilms(record)).toEqual([]);
  const stale = await findStaleFilms({ ...record, 'tour.ar': { key: 'another', day } });
  expect(stale.map(formatFinding)).toEqual([
    'content/films/tour.ar.mp4:1 shows other words or figures than the site: run npm run films',
  ]);
});

it('the loop, above the fold, has at most 150 kB in each format', async () => {
  for (const address of Object.values(loopFiles)) {
    const { size } = await stat(join(paths.root, sourceOf(address)));
    expect(size).toBeLessThanOrEqual(150_000);
  }
});
