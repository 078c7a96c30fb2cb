import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

import type { Plugin } from 'vite';
import { z } from 'zod';

import { type DialogFilm, dialogFilms, filmFiles, loopFiles } from '../../content/films.ts';
import { defaultLanguage, type LanguageCode, publishedCodes } from '../../content/languages.ts';
import { siteDay } from '../../content/site-day.ts';
import type { Scene } from '#product/films/film.ts';
import { readEnglish } from '../../scripts/languages/english.ts';
import { loadWords, type Words } from '../../scripts/languages/load-words.ts';
import { translate } from '../../scripts/languages/translate.ts';
import type { Finding } from '../../scripts/support/findings.ts';
import { hashOf } from '../../scripts/support/file-cache.ts';
import { paths } from '../../scripts/support/paths.ts';
import { copyName } from '../../src/routes.ts';

export const FOLDER = 'content/films';

/** Every visitor of home fetches the loop; a film in a dialog is fetched when it is played. */
const MAX_LOOP_BYTES = 1_000_000;
const MAX_FILM_BYTES = 20_000_000;
const MAX_POSTER_BYTES = 300_000;

/** Perhaps after a byte order mark. */
const CAPTIONS_HEAD = /^\u{feff}?WEBVTT(?:\s|$)/u;

/** The file of an address below /films/, from the root. */
export const sourceOf = (address: string): string => join(FOLDER, address.slice('/films/'.length));

/** The films in dialogs, in each language. */
export const listFilms = () => publishedCodes.flatMap((code) => dialogFilms.map((film) => ({ film, code })));

/** Everything wrong with the files of the films, each with file and remedy. */
export async function findFilmProblems(root = paths.root): Promise<Finding[]> {
  const inDialogs = listFilms().flatMap(({ film, code }) => {
    const { language: _language, ...files } = filmFiles(film, code);
    return Object.values(files);
  });
  const found = [
    ...inDialogs.map((file) => problemsOf(root, sourceOf(file), MAX_FILM_BYTES)),
    ...Object.values(loopFiles).map((file) => problemsOf(root, sourceOf(file), MAX_LOOP_BYTES)),
  ];
  return (await Promise.all(found)).flat();
}

/** Films of other languages that are the English ones. A missing file is a problem of its own. */
export async function findCopiedFilms(root = paths.root): Promise<Finding[]> {
  const read = (address: string) => readFile(join(root, sourceOf(address))).catch(() => undefined);
  const found = listFilms()
    .filter(({ code }) => code !== defaultLanguage)
    .map(async ({ film, code }) => {
      const [own, english] = [filmFiles(film, code), filmFiles(film, defaultLanguage)];
      const addresses = (['webm', 'mp4', 'captions'] as const).map(
        (kind) => [own[kind], english[kind]] as const,
      );
      const problems = addresses.map(async ([address, original]) => {
        const [copy, first] = await Promise.all([read(address), read(original)]);
        if (!copy || !first?.equals(copy)) return [];
        const message = `is a copy of ${sourceOf(original)}: run npm run films, or export it in its language. Right if it has no words`;
        return [{ file: sourceOf(address), line: 1, message }];
      });
      return (await Promise.all(problems)).flat();
    });
  return (await Promise.all(found)).flat();
}

async function problemsOf(root: string, file: string, maxFilmBytes: number): Promise<Finding[]> {
  const problem = (message: string) => [{ file, line: 1, message }];
  const ending = extname(file);
  const isPoster = /^\.(?:jpg|avif)$/.test(ending);
  const maxBytes = isPoster ? MAX_POSTER_BYTES : maxFilmBytes;
  const found = await stat(join(root, file)).catch(() => undefined);
  if (!found) return problem('is missing: add it, or run npm run films, which writes it');
  if (found.size > maxBytes) {
    const remedy = isPoster ? 'with a lower quality' : 'with a lower bit rate, or make it shorter';
    return problem(`has ${megabytes(found.size)} MB, more than ${megabytes(maxBytes)}: export it ${remedy}`);
  }
  if (ending !== '.vtt' || CAPTIONS_HEAD.test(await readFile(join(root, file), 'utf8'))) return [];
  return problem('does not begin with WEBVTT: export the captions as WebVTT');
}

const megabytes = (bytes: number) => Number((bytes / 1_000_000).toFixed(1));

/** The captions of a film as WebVTT: a cue for each scene, which together last as long as the film. */
export function captionsOf({ scenes }: FilmedWords): string {
  let end = 0;
  const cues = scenes.map(({ seconds, title, text }) => {
    const start = end;
    end += seconds;
    return `${timeOf(start)} --> ${timeOf(end)}\n${title}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

const timeOf = (second: number) => new Date(second * 1000).toISOString().slice(11, 23);

/** Film and language → the key of what it shows, and the day of the sample world in it. */
export const recordFile = join(paths.root, FOLDER, 'record.json');
const recordSchema = z.record(z.string(), z.object({ key: z.string(), day: z.iso.date() }));

export type FilmRecord = z.output<typeof recordSchema>;

type FilmedWords = { readonly scenes: readonly Pick<Scene, 'seconds' | 'title' | 'text'>[] };

const filmSchema = z.looseObject({
  scenes: z.array(
    z.looseObject({
      ...{ seconds: z.number(), title: z.string(), text: z.string() },
      screen: z.string().optional(),
    }),
  ),
});
const filmWordsSchema = z.looseObject({ tour: filmSchema, explainer: filmSchema });

type Shown = { readonly film: DialogFilm; readonly code: LanguageCode };

/** The sample world as it was on a day. */
const asOf = (day: string): Plugin => ({
  name: 'day-of-film',
  load: {
    filter: { id: /\/content\/site-day\.ts$/ },
    handler: () => `export const siteDay = ${JSON.stringify(day)};`,
  },
});

/** The words of a day. Those that a build made of another language are of the day of that build. */
const wordsOn = async (code: LanguageCode, day: string): Promise<Words> =>
  code === defaultLanguage
    ? loadWords(paths.root, code, [asOf(day)])
    : (await translate(paths.root, code, await readEnglish(paths.root, [asOf(day)]), day)).words;

/**
 * What a film shows on a day.
 * @param given the words of that day, if they are known
 * @returns its words, and a key that changes with each word and figure
 */
export async function readFilm(
  { film, code }: Shown,
  day = siteDay,
  given?: Promise<Words>,
): Promise<{ readonly film: FilmedWords; readonly key: string }> {
  const words = await (given ?? wordsOn(code, day));
  const own = filmWordsSchema.parse(words.get('film-words.ts')?.['filmWords'])[film];
  const screens = own.scenes.flatMap(({ screen }) =>
    screen ? [words.get(`screens/${screen}.ts`)?.[copyName(screen)]] : [],
  );
  const menus = words.get('screen-menus.ts')?.['menus'];
  return { film: own, key: hashOf(JSON.stringify([own, screens, menus])).slice(0, 32) };
}

export const readRecord = async () =>
  recordSchema.parse(JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}')));

/** The films that `npm run films` wrote with other words or figures than those of the same day now, by their ids. */
export async function staleFilms(given?: FilmRecord): Promise<string[]> {
  const record = given ?? (await readRecord());
  const days = new Map<string, Promise<Words>>();
  const wordsOnce = (code: LanguageCode, day: string) => {
    const words = days.get(`${code} ${day}`) ?? wordsOn(code, day);
    days.set(`${code} ${day}`, words);
    return words;
  };
  const found = listFilms().map(async (shown) => {
    const id = `${shown.film}.${shown.code}`;
    const filmed = record[id];
    if (!filmed) return [];
    const { key } = await readFilm(shown, filmed.day, wordsOnce(shown.code, filmed.day));
    return filmed.key === key ? [] : [id];
  });
  return (await Promise.all(found)).flat();
}

/** The same as findings. */
export const findStaleFilms = async (given?: FilmRecord): Promise<Finding[]> =>
  (await staleFilms(given)).map((id) => ({
    file: `${FOLDER}/${id}.mp4`,
    line: 1,
    message: 'shows other words or figures than the site: run npm run films',
  }));
