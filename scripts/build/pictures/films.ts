import { copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { films } from '#content/films.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';

const CONTENT = 'content/films.ts';
const FOLDER = 'content/films';
const PUBLISHED = /\.(?:webm|mp4|vtt|avif|webp|jpe?g|png)$/;

/** Every visitor of home fetches the loop; a film in a dialog is fetched when it is played. */
const MAX_LOOP_BYTES = 1_000_000;
const MAX_FILM_BYTES = 20_000_000;
const MAX_POSTER_BYTES = 300_000;

/** Perhaps after a byte order mark. */
const CAPTIONS_HEAD = /^\u{feff}?WEBVTT(?:\s|$)/u;

type FilmFile = { readonly keys: readonly (string | number)[]; readonly name: string };

/** Everything wrong with the files that content/films.ts names, each with file and remedy. */
export async function findFilmProblems(root = paths.root): Promise<string[]> {
  const source = await readFile(join(root, CONTENT), 'utf8');
  const folders = await foldersOfFilms(join(root, FOLDER));
  const found = filesOf(films, []).map(async ({ keys, name }) => {
    const folder = folders.get(name);
    if (folder) return problemsOf(root, `${FOLDER}/${folder}/${name}`, keys[0] === 'heroLoop');
    const place = `${CONTENT}:${lineOfValue(source, 'films', keys)} ${['films', ...keys].join('.')}`;
    return [`${place} ${name} is in no folder of ${FOLDER}: add it, or correct the name`];
  });
  return (await Promise.all(found)).flat();
}

function filesOf(value: unknown, keys: FilmFile['keys']): FilmFile[] {
  if (typeof value === 'string')
    return value.startsWith('/films/') ? [{ keys, name: value.slice('/films/'.length) }] : [];
  if (Array.isArray(value)) return value.flatMap((member, index) => filesOf(member, [...keys, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => filesOf(member, [...keys, key]));
}

async function problemsOf(root: string, file: string, isLoop: boolean): Promise<string[]> {
  const ending = extname(file);
  const isPoster = /^\.(?:jpg|avif)$/.test(ending);
  const maxBytes = isPoster ? MAX_POSTER_BYTES : isLoop ? MAX_LOOP_BYTES : MAX_FILM_BYTES;
  const { size } = await stat(join(root, file));
  if (size > maxBytes) {
    const remedy = isPoster ? 'with a lower quality' : 'with a lower bit rate, or make it shorter';
    return [`${file} has ${megabytes(size)} MB, more than ${megabytes(maxBytes)}: export it ${remedy}`];
  }
  if (ending !== '.vtt' || CAPTIONS_HEAD.test(await readFile(join(root, file), 'utf8'))) return [];
  return [`${file}:1 does not begin with WEBVTT: export the captions as WebVTT`];
}

const megabytes = (bytes: number) => Number((bytes / 1_000_000).toFixed(1));

/**
 * Copies the files of every film, `<folder>/<id>/<file>`, into `outDir`, which holds nothing else.
 * @throws Error when two films have files of one name
 */
export async function copyFilms(folder: string, outDir: string): Promise<void> {
  const files = await foldersOfFilms(folder);
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  await Promise.all([...files].map(([name, id]) => copyFile(join(folder, id, name), join(outDir, name))));
}

async function foldersOfFilms(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = new Map<string, string>();
  for (const { name: id } of entries.filter((entry) => entry.isDirectory()))
    for (const name of (await readdir(join(folder, id))).filter((file) => PUBLISHED.test(file))) {
      const other = folders.get(name);
      if (other)
        throw new Error(
          `${FOLDER}/${other} and ${FOLDER}/${id} both have ${name}: begin its name with the film's`,
        );
      folders.set(name, id);
    }
  return folders;
}
