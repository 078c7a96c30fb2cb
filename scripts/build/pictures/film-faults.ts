import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

import sharp from 'sharp';

import { films } from '#content/films.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';
import type { Films } from '#src/model/films.schema.ts';
import { readCaptions } from './captions.ts';
import { filmLength } from './film-length.ts';

const CONTENT = 'content/films.ts';
const FOLDER = 'content/films';

/** The loop is fetched by each visitor of home, a film of a dialog by those who play it. */
const MAX_LOOP_BYTES = 1_000_000;
const MAX_FILM_BYTES = 20_000_000;
const MAX_POSTER_BYTES = 300_000;

/** Two encoders round the last frame differently. */
const TOLERANCE_S = 0.5;

/** Ending of a poster → its format, as sharp calls it. */
const POSTERS: Readonly<Record<string, string>> = { '.jpg': 'jpeg', '.avif': 'heif' };

type FilmFile = {
  /** Keys that lead to the path in content/films.ts. */
  readonly keys: readonly (string | number)[];
  /** File name. */
  readonly name: string;
};

type Judged = FilmFile & { readonly faults: readonly string[]; readonly lengthS?: number | undefined };

/** Everything wrong with the files that content/films.ts names, each with file and remedy. */
export async function findFilmFaults(root = paths.root, table: Films = films): Promise<string[]> {
  const source = await readFile(join(root, CONTENT), 'utf8');
  const places = await filesIn(root);
  const judge = async (file: FilmFile): Promise<Judged> => {
    const place = places.get(file.name);
    if (place) return { ...file, ...(await judgeFile(root, place, file)) };
    const line = lineOfValue(source, 'films', file.keys);
    const path = ['films', ...file.keys].join('.');
    const fault = `${CONTENT}:${line} ${path} ${file.name} is in no folder of ${FOLDER}: add it, or correct the name`;
    return { ...file, faults: [fault] };
  };
  const found = await Promise.all(
    Object.entries(table).map(async ([id, film]) => {
      const files = await Promise.all(filesOf(film, [id]).map(judge));
      return [...files.flatMap(({ faults }) => faults), ...lengthFaults(id, files)];
    }),
  );
  return found.flat();
}

/** File name → path from the root. */
async function filesIn(root: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(join(root, FOLDER), { recursive: true });
  return new Map(names.map((name) => [name.split(/[/\\]/).at(-1) ?? '', `${FOLDER}/${name}`]));
}

function filesOf(value: unknown, keys: readonly (string | number)[]): FilmFile[] {
  if (typeof value === 'string')
    return value.startsWith('/films/') ? [{ keys, name: value.slice('/films/'.length) }] : [];
  if (Array.isArray(value)) return value.flatMap((member, index) => filesOf(member, [...keys, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => filesOf(member, [...keys, key]));
}

async function judgeFile(root: string, place: string, { keys, name }: FilmFile) {
  const path = join(root, place);
  const ending = extname(name);
  const poster = POSTERS[ending];
  const maxBytes = poster ? MAX_POSTER_BYTES : keys[0] === 'heroLoop' ? MAX_LOOP_BYTES : MAX_FILM_BYTES;
  const { size } = await stat(path);
  if (size > maxBytes) {
    const remedy = poster ? 'with a lower quality' : 'with a lower bit rate, or make it shorter';
    return {
      faults: [`${place} has ${megabytes(size)} MB, more than ${megabytes(maxBytes)}: export it ${remedy}`],
    };
  }
  const bytes = await readFile(path);
  if (ending === '.vtt') {
    const { faults, endS } = readCaptions(bytes.toString('utf8'));
    return { faults: faults.map(({ line, message }) => `${place}:${line} ${message}`), lengthS: endS };
  }
  if (poster) {
    const picture = await sharp(bytes)
      .metadata()
      .catch(() => undefined);
    return { faults: picture?.format === poster ? [] : [`${place} is ${notA(ending)}`] };
  }
  const lengthS = filmLength(ending === '.mp4' ? 'mp4' : 'webm', bytes);
  return { faults: lengthS ? [] : [`${place} is ${notA(ending)}`], lengthS };
}

const notA = (ending: string) =>
  `damaged, or no ${ending.slice(1).toUpperCase()} file: export it again in that format`;

const megabytes = (bytes: number) => Number((bytes / 1_000_000).toFixed(1));

/** All formats of a film are equally long, and its captions end before it does. */
function lengthFaults(id: string, files: readonly Judged[]): string[] {
  const [first, ...others] = files.flatMap(({ name, lengthS }) => (lengthS ? [{ name, lengthS }] : []));
  if (!first) return [];
  return others.flatMap(({ name, lengthS }) => {
    const isCaptions = name.endsWith('.vtt');
    const isTooLong = lengthS - first.lengthS > TOLERANCE_S;
    if (!isTooLong && (isCaptions || first.lengthS - lengthS <= TOLERANCE_S)) return [];
    const lengths = `${name} ${isCaptions ? 'ends after' : 'has'} ${seconds(lengthS)}, and ${first.name} has ${seconds(first.lengthS)}`;
    const remedy = isCaptions ? 'correct the times' : 'export both from one film';
    return [`${FOLDER} ${id}: ${lengths}: ${remedy}`];
  });
}

const seconds = (value: number) => `${value.toFixed(1)} s`;
