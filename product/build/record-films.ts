import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Browser, Page } from 'playwright';
import sharp from 'sharp';

import { FILM_SIZE, filmFiles } from '../../content/films.ts';
import { languages } from '../../content/languages.ts';
import { siteDay } from '../../content/site-day.ts';
import { startDevelopment } from '../../scripts/build/vite/start-development.ts';
import { findChromium, launchChromium } from '../../scripts/support/chromium.ts';
import { paths } from '../../scripts/support/paths.ts';
import {
  captionsOf,
  FOLDER,
  type FilmRecord,
  listFilms,
  readFilm,
  readRecord,
  recordFile,
  staleFilms,
} from './films.ts';

const FPS = 25;
/** Each of them films a part of a film: a frame is mostly waited for. */
const PAGES = 4;

/** Where films are until all of them are written. */
const WORK = join(paths.root, '.cache/films');

const fileOf = (address: string): string => join(WORK, basename(address));

type Recording = {
  /** As in content/films/record.json: `tour.ar`. */
  readonly id: string;
  readonly key: string;
  /** Of the page in development that plays it. */
  readonly path: string;
  readonly seconds: number;
  /** The files, by the addresses of the site. */
  readonly webm: string;
  readonly mp4: string;
  readonly poster: string;
  /** The moment of the poster. */
  readonly posterAt: number;
  /** The other files, as text. */
  readonly texts: Readonly<Record<string, string>>;
};

async function recordingOf(shown: ReturnType<typeof listFilms>[number]): Promise<Recording> {
  const { film, key } = await readFilm(shown);
  const { webm, mp4, poster, captions } = filmFiles(shown.film, shown.code);
  const [first, second] = film.scenes;
  return {
    id: `${shown.film}.${shown.code}`,
    key,
    path: `${languages[shown.code].base}/film?film=${shown.film}`,
    seconds: film.scenes.reduce((sum, { seconds }) => sum + seconds, 0),
    ...{ webm, mp4, poster },
    // The second scene, when it has come to rest.
    posterAt: (first?.seconds ?? 0) + (second?.seconds ?? 0) - 1,
    texts: { [captions]: captionsOf(film) },
  };
}

/**
 * Plays films in Chromium, as development shows them at `/film`, and writes them with ffmpeg.
 * @param asked ids of films; by default those whose words or figures have changed
 * @returns the ids of those that were written
 * @throws Error if Chromium or ffmpeg is missing, or a scene names a text that its screen does not show
 */
export async function recordFilms(asked: readonly string[]): Promise<string[]> {
  const record: FilmRecord = { ...(await readRecord()) };
  const all = await Promise.all(listFilms().map(recordingOf));
  const unknown = asked.find((id) => all.every((one) => one.id !== id));
  if (unknown) throw new Error(`There is no film ${unknown}: write ${all.map(({ id }) => id).join(', ')}`);
  const stale = asked.length > 0 ? asked : await staleFilms();
  const wanted = all.filter(({ id }) => stale.includes(id) || (asked.length === 0 && !record[id]));
  if (wanted.length === 0) return [];
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium to play the films: run npm run setup');
  await rm(WORK, { recursive: true, force: true });
  await mkdir(WORK, { recursive: true });
  if (spawnSync('ffmpeg', ['-version']).error)
    throw new Error('There is no ffmpeg to write the films: run npm run setup');
  const server = await startDevelopment({ logLevel: 'error' });
  const browser = await launchChromium(executablePath);
  try {
    const [address = ''] = server.resolvedUrls?.local ?? [];
    for (const recording of wanted) {
      await write(browser, address, recording);
      record[recording.id] = { key: recording.key, day: siteDay };
    }
  } finally {
    await browser.close();
    await server.close();
  }
  // At the end: development reloads its pages when a file of the content changes.
  await cp(WORK, join(paths.root, FOLDER), { recursive: true });
  await writeFile(recordFile, `${JSON.stringify(record, undefined, 2)}\n`);
  return wanted.map(({ id }) => id);
}

async function write(browser: Browser, address: string, recording: Recording): Promise<void> {
  const { path, seconds, posterAt, texts } = recording;
  const length = seconds * FPS;
  const parts = Array.from({ length: PAGES }, (_, part) =>
    [part, part + 1].map((edge) => Math.round((edge * length) / PAGES)),
  );
  const filmed = parts.map(async ([start = 0, end = 0]) => {
    const page = await openFilm(browser, new URL(path, address).href);
    const frameAt = await camera(page);
    const frames: Buffer[] = [];
    for (let frame = start; frame < end; frame += 1) frames.push(await frameAt(frame / FPS));
    const poster = start === 0 ? [await frameAt(posterAt)] : [];
    await page.close();
    return { frames, poster };
  });
  const all = await Promise.all(filmed);
  await encode(
    recording,
    all.flatMap(({ frames }) => frames),
  );
  await sharp(all.flatMap((part) => part.poster)[0])
    .resize(FILM_SIZE.width)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(fileOf(recording.poster));
  for (const [file, text] of Object.entries(texts)) await writeFile(fileOf(file), text);
  console.log(`${recording.id} has ${seconds} s`);
}

async function openFilm(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: FILM_SIZE });
  const failed = new Promise<never>((_, reject) => page.on('pageerror', reject));
  // A busy machine takes long to transform the modules of a page.
  page.setDefaultTimeout(180_000);
  await page.goto(address);
  await Promise.race([failed, page.waitForFunction(() => 'showFrame' in window)]);
  return page;
}

/** A picture of each moment, by the protocol itself: Playwright's own waits for fonts each time. */
async function camera(page: Page): Promise<(second: number) => Promise<Buffer>> {
  const session = await page.context().newCDPSession(page);
  let last = { look: '', picture: Buffer.alloc(0) };
  return async (second) => {
    const look = (await page.evaluate((shown) => window.showFrame?.(shown), second)) ?? '';
    if (look === last.look) return last.picture;
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    last = { look, picture: Buffer.from(data, 'base64') };
    return last.picture;
  };
}

const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** Encodes pictures as AV1 and H.264. The quality (`crf`) is as their encoders count it: less is better. */
async function encode({ webm, mp4 }: Recording, frames: readonly Buffer[]): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(FPS), '-c:v', 'png', '-i', '-'];
  const scaled = `scale=${FILM_SIZE.width}:-2:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  const common = ['-vf', scaled, '-g', '250', ...colours];
  const outputs = [
    ...[...common, '-c:v', 'libsvtav1', '-preset', '8', '-crf', '38', fileOf(webm)],
    ...[...common, '-c:v', 'libx264', '-preset', 'medium', '-tune', 'animation', '-crf', '24'],
    ...['-movflags', '+faststart', fileOf(mp4)],
  ];
  const program = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, SVT_LOG: '1' },
  });
  const ended = new Promise<number | null>((resolve) => program.on('close', resolve));
  await pipeline(Readable.from(frames), program.stdin);
  const status = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with the status ${String(status)}: see above`);
}
