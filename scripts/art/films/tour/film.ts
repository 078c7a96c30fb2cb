import { site } from '#content/site.ts';
import { toRgb } from '#scripts/art/kit/colours.ts';
import { easeInOut, easeOut, progress } from '#scripts/art/kit/easing.ts';
import { group, round, tag } from '#scripts/art/kit/svg.ts';
import { sourceOf, svgOf } from '#scripts/build/drawing/drawing.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import type { Film } from '../engine/film.ts';
import { closingText } from '../explainer/captions.ts';
import { createClosing } from '../explainer/scenes/closing.ts';
import { stage } from '../explainer/stage.ts';
import { createTypeset, type Typeset } from '../explainer/typeset.ts';
import { drawRising, drawSoft, setBlock } from '../explainer/words.ts';
import { lengthOf, viewAt, whole } from './camera.ts';
import { type Stop, stops } from './screens.ts';

const openingS = 2.4;
const closingS = 3.8;
const fadeS = 0.5;
const opening = {
  headline: [`${site.name},`, 'screen by screen'],
  note: 'All names and figures are samples.',
};

/** The window in which the screens are seen. It goes on below the frame. */
const pane = { x: stage.marginPx, y: 168, width: stage.widthPx - 2 * stage.marginPx, height: 552 } as const;

/** Twice the size of the drawing: sharp enough where the camera is near. */
const pictureSize = { width: 2 * whole.width, height: 2 * whole.height };

/** A screen with what is said above it, from its first second to its last. */
type Placed = { stop: Stop; startS: number; endS: number; words: (timeS: number) => string };

const setWords = async (typeset: Typeset, { headline, product }: Stop, startS: number, endS: number) => {
  const title = await setBlock(typeset, [headline], 'display', 58, { trackingEm: -0.02 });
  const label = await setBlock(typeset, [product], 'text-medium', 34);
  const labelX = pane.x + pane.width - (label.lines[0]?.widthPx ?? 0);
  const cue = { inS: startS + 0.15, outS: endS };
  return (timeS: number): string =>
    drawRising(title, pane.x - 2, 112, paint.cream, timeS, cue) +
    drawSoft(label, labelX, 110, paint.water, timeS, cue);
};

const place = async (typeset: Typeset): Promise<readonly Placed[]> => {
  const placed: Placed[] = [];
  for (const stop of stops) {
    const startS = placed.at(-1)?.endS ?? openingS;
    const endS = startS + lengthOf(stop.views);
    const words = await setWords(typeset, stop, startS, endS);
    placed.push({ stop, startS, endS, words });
  }
  return placed;
};

/** What the window shows of a screen; it stays below the next one until that has come in. */
const drawView = ({ stop, startS, endS }: Placed, timeS: number, isFirst: boolean): string => {
  if (timeS < startS - (isFirst ? 1 : 0) || timeS >= endS + fadeS) return '';
  const { x, y, width } = viewAt(stop.views, timeS - startS);
  const here = isFirst ? 1 : easeInOut(progress(timeS, startS, startS + fadeS));
  const viewBox = [x, y, width, (width * pane.height) / pane.width].map((side) => round(side, 3)).join(' ');
  return group(
    { opacity: here === 1 ? undefined : here.toFixed(3) },
    tag('svg', { ...pane, viewBox }, tag('image', { href: stop.name, ...whole })),
  );
};

/** The window with what is seen in it; it rises into the frame and sinks out of it. */
const drawPane = (placed: readonly Placed[], timeS: number, endS: number): string => {
  const rising = 1 - easeOut(progress(timeS, openingS - 0.9, openingS + 0.3));
  const sinking = easeInOut(progress(timeS, endS - 0.2, endS + 0.6));
  const drop = (rising + sinking) * (pane.height + 8);
  if (rising === 1 || sinking === 1) return '';
  const shape = { ...pane, height: pane.height + 40, rx: 16 };
  return group(
    { transform: drop === 0 ? undefined : `translate(0 ${round(drop)})` },
    tag('clipPath', { id: 'pane' }, tag('rect', shape)),
    group({ 'clip-path': 'url(#pane)' }, ...placed.map((one, index) => drawView(one, timeS, index === 0))),
    tag('rect', { ...shape, fill: 'none', stroke: paint.nightLine, 'stroke-width': 1.5 }),
  );
};

/** The product's own screens, one after the other, each whole and then so near that it can be read. */
export const createTour = async (): Promise<Film> => {
  const typeset = await createTypeset();
  const headline = await setBlock(typeset, opening.headline, 'display', 92, { trackingEm: -0.022 });
  const note = await setBlock(typeset, [opening.note], 'text', 34);
  const closing = await createClosing(typeset);
  const placed = await place(typeset);
  const pictures = stops.map(({ name, draw }) => {
    const drawing = draw();
    return [name, { source: sourceOf(drawing), draw: () => svgOf(drawing, pictureSize) }] as const;
  });
  const endS = placed.at(-1)?.endS ?? openingS;
  const drawOpening = (timeS: number): string =>
    drawRising(headline, stage.marginPx - 3, 322, paint.cream, timeS, { inS: 0.1, outS: openingS - 0.5 }) +
    drawSoft(note, stage.marginPx, 500, paint.haze, timeS, { inS: 0.6, outS: openingS - 0.5 });
  return {
    name: 'tour',
    widthPx: stage.widthPx,
    heightPx: stage.heightPx,
    framesPerSecond: 24,
    durationS: endS + closingS,
    posterTimeS: openingS + 1,
    cues: [
      { fromS: 0.2, toS: openingS, text: `${opening.headline.join(' ')}. ${opening.note}` },
      ...placed.map(({ stop, startS, endS: toS }) => ({ fromS: startS + 0.1, toS, text: stop.caption })),
      { fromS: endS + 0.5, toS: endS + closingS - 0.1, text: closingText },
    ],
    pictures: Object.fromEntries(pictures),
    backdrop: () => toRgb(paint.night),
    draw: (timeS) =>
      drawOpening(timeS) +
      placed.map(({ words }) => words(timeS)).join('') +
      (timeS > endS ? closing.draw(timeS - endS + 0.5) : '') +
      drawPane(placed, timeS, endS),
  };
};
