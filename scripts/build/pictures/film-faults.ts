import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { films } from '#content/films.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';
import type { Films } from '#src/model/films.schema.ts';

const CONTENT = 'content/films.ts';
const FOLDER = 'content/films';

/** Every visitor of home fetches the loop; a film in a dialog is fetched when it is played. */
const MAX_LOOP_BYTES = 1_000_000;
const MAX_FILM_BYTES = 20_000_000;
const MAX_POSTER_BYTES = 300_000;

/** Ending → the first bytes of such a file. Captions may have a byte order mark. */
const HEADS: Readonly<Record<string, RegExp>> = {
  '.vtt': /^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:\s|$)/,
  '.mp4': /^.{4}ftyp/s,
  '.webm': /^.E\u00df\u00a3/s,
  '.jpg': /^\u00ff\u00d8/,
  '.avif': /^.{4}ftypavif/s,
};

type FilmFile = {
  /** Keys that lead to the path in content/films.ts. */
  readonly keys: readonly (string | number)[];
  /** File name. */
  readonly name: string;
};

/** Everything wrong with the files that content/films.ts names, each with file and remedy. */
export async function findFilmFaults(root = paths.root, table: Films = films): Promise<string[]> {
  const source = await readFile(join(root, CONTENT), 'utf8');
  const places = await filesIn(root);
  const found = Object.entries(table)
    .flatMap(([id, film]) => filesOf(film, [id]))
    .map(async (file) => {
      const place = places.get(file.name);
      if (place) return judgeFile(root, place, file);
      const line = lineOfValue(source, 'films', file.keys);
      const path = ['films', ...file.keys].join('.');
      return [
        `${CONTENT}:${line} ${path} ${file.name} is in no folder of ${FOLDER}: add it, or correct the name`,
      ];
    });
  return (await Promise.all(found)).flat();
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

async function judgeFile(root: string, place: string, { keys, name }: FilmFile): Promise<string[]> {
  const ending = extname(name);
  const isPoster = ending === '.jpg' || ending === '.avif';
  const maxBytes = isPoster ? MAX_POSTER_BYTES : keys[0] === 'heroLoop' ? MAX_LOOP_BYTES : MAX_FILM_BYTES;
  const path = join(root, place);
  const { size } = await stat(path);
  if (size > maxBytes) {
    const remedy = isPoster ? 'with a lower quality' : 'with a lower bit rate, or make it shorter';
    return [`${place} has ${megabytes(size)} MB, more than ${megabytes(maxBytes)}: export it ${remedy}`];
  }
  if (HEADS[ending]?.test(await readFile(path, 'latin1'))) return [];
  if (ending === '.vtt') return [`${place}:1 does not begin with WEBVTT: export the captions as WebVTT`];
  return [`${place} is no ${ending.slice(1).toUpperCase()} file: export it again in that format`];
}

const megabytes = (bytes: number) => Number((bytes / 1_000_000).toFixed(1));
