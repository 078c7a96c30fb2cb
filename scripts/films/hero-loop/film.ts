import { colour, toRgb, blend } from '../engine/colours.ts';
import { bell, easeInOut, progress } from '../engine/easing.ts';
import type { Backdrop, Film } from '../engine/film.ts';
import { linearGradient, type Stop, tag } from '../engine/svg.ts';
import { cameraAt, durationS, frameSize, horizon } from './camera.ts';
import { drawPulses } from './pulses.ts';
import { drawShafts } from './shafts.ts';
import { drawBeds, drawHills } from './strata.ts';
import { drawChannels, channels, field } from './water.ts';

const night = toRgb(colour.night);
const deep = toRgb('#08171d');
const glow = toRgb('#1d4650');
const warm = toRgb('#3a3a38');

const backdrop: Backdrop = (x, y) => {
  const line = horizon / frameSize.heightPx;
  const ground = easeInOut(progress(y, line, 1));
  const base = blend(night, deep, 0.75 * ground);
  const light = 0.8 * bell((y - line) * (y < line ? 1 : 0.75), 0.17) * bell(x - 0.62, 0.42);
  return blend(blend(base, glow, 0.75 * light), warm, 0.16 * light * bell(x - 0.64, 0.16));
};

const fog = (id: string, paint: string): string => {
  const list: Stop[] = [
    [0.028, paint, 0],
    [0.06, paint, 0.13],
    [0.16, paint, 0.5],
    [0.4, paint, 0.9],
    [0.8, paint, 1],
    [1, paint, 0.55],
  ];
  return linearGradient(id, [0, horizon], [0, frameSize.heightPx], list);
};

/** The loop has no beginning; it is cut where a light has just passed the nearest shaft, which makes the poster. */
const cutS = 5;

const draw = (filmS: number): string => {
  const timeS = filmS + cutS;
  const camera = cameraAt(timeS);
  const paints =
    fog('teal', colour.accentOnNight) +
    fog('copper', colour.secondOnNight) +
    fog('paper', colour.textOnNight);
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
