import type { Colour } from '#src/lib/colour/colour.ts';
import type { Cue } from './web-vtt.ts';

/**
 * What lies behind every drawing of a film, as a function of the place in the frame (0 to 1 on both axes).
 * It is kept out of the SVG because an 8-bit gradient shows bands on a dark ground. Fractions are kept until the frame is dithered.
 */
export type Backdrop = (x: number, y: number) => Colour;

/** An SVG, and all that decides how it looks, which is found sooner. */
export type Picture = { source: string; draw: () => Promise<string> };

/** A film: a pure function of the time, in seconds, to the inner markup of an SVG. */
export type Film = {
  name: string;
  /** Size of the drawing; renditions are scaled from it. */
  widthPx: number;
  heightPx: number;
  framesPerSecond: number;
  durationS: number;
  /** Moment shown before the film plays. */
  posterTimeS: number;
  /** What it says, for those who do not see it. A film that only decorates has none. */
  cues?: readonly Cue[];
  /**
   * SVGs with so much in them that they are turned into pixels once, in their own size. `draw` shows one as
   * `<image href="name">`.
   */
  pictures?: Readonly<Record<string, Picture>>;
  backdrop: Backdrop;
  draw: (timeS: number) => string;
};
