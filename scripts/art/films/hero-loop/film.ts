import { paint } from '#scripts/build/drawing/palette.ts';
import { mix } from '#src/lib/colour/colour.ts';
import { toRgb } from '#scripts/art/kit/colours.ts';
import { swell } from '#scripts/art/kit/geometry.ts';
import { easeInOut, progress } from '#scripts/art/kit/easing.ts';
import { linear, type Stop, tag } from '#scripts/art/kit/svg.ts';
import type { Backdrop, Film } from '../engine/film.ts';
import { cameraAt, durationS, frameSize, horizon } from './camera.ts';
import { drawPulses } from './pulses.ts';
import { drawShafts } from './shafts.ts';
import { drawBeds, drawHills } from './strata.ts';
import { drawChannels, channels, field } from './water.ts';

const night = toRgb(paint.night);
const deep = toRgb('#08171d');
const glow = toRgb('#1d4650');
const warm = toRgb('#3a3a38');

const backdrop: Backdrop = (x, y) => {
  const line = horizon / frameSize.heightPx;
  const ground = easeInOut(progress(y, line, 1));
  const base = mix(night, deep, 0.75 * ground);
  const light = 0.8 * swell((y - line) * (y < line ? 1 : 0.75), 0, 0.17) * swell(x - 0.62, 0, 0.42);
  return mix(mix(base, glow, 0.75 * light), warm, 0.16 * light * swell(x - 0.64, 0, 0.16));
};

const fog = (id: string, ink: string): string => {
  const list: Stop[] = [
    [0.028, ink, 0],
    [0.06, ink, 0.13],
    [0.16, ink, 0.5],
    [0.4, ink, 0.9],
    [0.8, ink, 1],
    [1, ink, 0.55],
  ];
  return linear(id, [0, horizon], [0, frameSize.heightPx], list);
};

/** The loop has no beginning; it is cut where a light has just passed the nearest shaft, which makes the poster. */
const cutS = 5;

const draw = (filmS: number): string => {
  const timeS = filmS + cutS;
  const camera = cameraAt(timeS);
  const paints = fog('teal', paint.water) + fog('copper', paint.clay) + fog('paper', paint.cream);
  return (
    tag('defs', {}, paints) +
    drawHills(camera) +
    drawChannels(camera, field) +
    drawChannels(camera, channels) +
    drawPulses(camera, timeS) +
    drawShafts(camera, timeS) +
    drawBeds(camera)
  );
};

/** The channel under the plain: twelve seconds that end where they begin. */
export const heroLoop: Film = {
  name: 'hero-loop',
  ...frameSize,
  framesPerSecond: 30,
  durationS,
  posterTimeS: 0,
  backdrop,
  draw,
};
