import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { encodeMp4, encodeWebm, type Encoding, renderMaster } from './engine/encode.ts';
import type { Film } from './engine/film.ts';
import type { Size } from './engine/frame.ts';
import { writePosters } from './engine/poster.ts';
import { toWebVtt } from './engine/web-vtt.ts';
import { markName, markOf } from './film-samples.ts';
import { createFilms } from './films.ts';
import { heroLoop } from './hero-loop/film.ts';

/** One size of a film, what it may weigh, and how hard it is pressed to get there. */
type Rendition = { size: Size; mp4: Encoding; webm: Encoding; largestBytes: number };

const oneKeyFrame = heroLoop.durationS * heroLoop.framesPerSecond * 2;

const heroRenditions: readonly Rendition[] = [
  {
    size: { widthPx: 1600, heightPx: 1000 },
    mp4: { quality: 36, firstFrame: 31, keyFrameEvery: oneKeyFrame },
    webm: { quality: 46, keyFrameEvery: oneKeyFrame },
    largestBytes: 350_000,
  },
  {
    size: { widthPx: 960, heightPx: 600 },
    mp4: { quality: 36, firstFrame: 31, keyFrameEvery: oneKeyFrame },
    webm: { quality: 50, keyFrameEvery: oneKeyFrame },
    largestBytes: 150_000,
  },
];

/** What a film of the dialogs is, in its only size. */
const inDialog = (mp4: number, webm: number, largestBytes: number): readonly Rendition[] => [
  {
    size: { widthPx: 1280, heightPx: 720 },
    mp4: { quality: mp4, keyFrameEvery: 300 },
    webm: { quality: webm, keyFrameEvery: 300 },
    largestBytes,
  },
];

const renditions: Readonly<Record<string, readonly Rendition[]>> = {
  [heroLoop.name]: heroRenditions,
  explainer: inDialog(28.5, 42, 1_600_000),
  tour: inDialog(32, 54, 1_500_000),
};

const requireWeight = (path: string, largestBytes: number): void => {
  const bytes = statSync(path).size;
  if (bytes > largestBytes)
    throw new Error(`${path} weighs ${bytes} bytes, more than ${largestBytes}: raise its quality number`);
  console.log(`${path}  ${bytes} bytes`);
};

const render = async (
  film: Film,
  { size, mp4, webm, largestBytes }: Rendition,
  scratch: string,
  target: string,
): Promise<void> => {
  const path = join(target, `${film.name}-${size.widthPx}`);
  const master = join(scratch, 'master.mkv');
  await renderMaster(film, size, master);
  await encodeMp4(master, `${path}.mp4`, mp4);
  await encodeWebm(master, `${path}.webm`, webm);
  await writePosters(film, size, `${path}-poster`);
  requireWeight(`${path}.mp4`, largestBytes);
  requireWeight(`${path}.webm`, largestBytes);
};

/** Renders all films, or those named, into a folder of each in `folder`. Takes about an hour on two cores. */
export async function renderFilms(folder: string, names: readonly string[]): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'films-'));
  try {
    for (const film of await createFilms()) {
      if (names.length > 0 && !names.includes(film.name)) continue;
      const target = join(folder, film.name);
      mkdirSync(target, { recursive: true });
      if (film.cues) writeFileSync(join(target, `${film.name}.en.vtt`), toWebVtt(film.cues));
      for (const rendition of renditions[film.name] ?? []) await render(film, rendition, scratch, target);
      writeFileSync(join(target, markName), `${markOf(film)}\n`);
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
