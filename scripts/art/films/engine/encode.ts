import { spawn } from 'node:child_process';
import { once } from 'node:events';

import type { Film } from './film.ts';
import { prepareFrames, type Size, toYuvBytes } from './frame.ts';

const colourTags = [
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-colorspace',
  'bt709',
  '-color_range',
  'tv',
];

/** No dates and no random ids: the same frames give the same bytes with the same ffmpeg on as many cores. */
const repeatable = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

/** Starts ffmpeg; `ended` fails when it does. */
const startFfmpeg = (args: readonly string[]) => {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, SVT_LOG: '1' },
  });
  const ended = once(child, 'close').then(([code]: unknown[]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with code ${String(code)}: ${args.join(' ')}`);
  });
  return { frames: child.stdin, ended };
};

const runFfmpeg = async (args: readonly string[]): Promise<void> => {
  const { frames, ended } = startFfmpeg(args);
  frames.end();
  await ended;
};

/** Draws every frame of the film once, into a file without loss that the encoders read afterwards. */
export const renderMaster = async (film: Film, size: Size, path: string): Promise<void> => {
  const { frames, ended } = startFfmpeg([
    ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${size.widthPx}x${size.heightPx}`],
    ...[
      '-r',
      String(film.framesPerSecond),
      ...colourTags,
      '-i',
      'pipe:0',
      '-c:v',
      'ffv1',
      '-level',
      '3',
      path,
    ],
  ]);
  const rasterise = await prepareFrames(film, size);
  const count = Math.round(film.durationS * film.framesPerSecond);
  // Two frames at a time: one is drawn by the library's thread while the other is turned into bytes here.
  // A picture that stands still is drawn once.
  let markup = film.draw(0);
  let next = rasterise(markup);
  for (let index = 1; index <= count; index++) {
    const frame = await next;
    const following = film.draw(index / film.framesPerSecond);
    if (index < count && following !== markup) next = rasterise((markup = following));
    if (!frames.write(toYuvBytes(frame, size))) await once(frames, 'drain');
  }
  frames.end();
  await ended;
};

/**
 * How a film is compressed. `quality` is the constant rate factor, `firstFrame` the quantiser of the first frame
 * where that one carries all the others: lower is better and larger.
 */
export type Encoding = { quality: number; keyFrameEvery: number; firstFrame?: number };

/**
 * x264 tuned for faint lines on flat ground: bits go to the dark parts, small differences are not thrown away,
 * and the key frame is better than the rest, because everything after it builds on it.
 */
const x264Tuning = [
  'aq-mode=3:aq-strength=1.4:psy-rd=0.0,0:deblock=0,0:chroma-qp-offset=-6',
  'deadzone-inter=8:deadzone-intra=6:no-dct-decimate=1',
  'ipratio=2.2:pbratio=1.35:bframes=16:b-adapt=2:ref=4:rc-lookahead=120',
].join(':');

/** H.264, which every browser plays. */
export const encodeMp4 = async (master: string, path: string, encoding: Encoding): Promise<void> => {
  const first = encoding.firstFrame === undefined ? '' : `:zones=0,0,q=${encoding.firstFrame}`;
  await runFfmpeg([
    ...[
      '-i',
      master,
      '-an',
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
    ],
    ...[
      '-crf',
      String(encoding.quality),
      '-g',
      String(encoding.keyFrameEvery),
      '-x264-params',
      x264Tuning + first,
    ],
    ...[...colourTags, ...repeatable, '-movflags', '+faststart', path],
  ]);
};

/** AV1 in WebM: smaller and cleaner, for the browsers that have it. */
export const encodeWebm = async (
  master: string,
  path: string,
  { quality, keyFrameEvery }: Encoding,
): Promise<void> =>
  runFfmpeg([
    ...['-i', master, '-an', '-c:v', 'libsvtav1', '-preset', '3', '-pix_fmt', 'yuv420p'],
    ...['-crf', String(quality), '-g', String(keyFrameEvery), '-svtav1-params', 'tune=0'],
    ...[...colourTags, ...repeatable, path],
  ]);
