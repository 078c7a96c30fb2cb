import { black, type Colour, contrastOf, luminanceOf, mix, toHex, white, withLuminance } from './colour.ts';

/** Brightness of the accent under the pointer (R9.14). */
const HOVER_BRIGHTNESS = 0.7;
const READABLE = 4.5;

/** Below this contrast a fill is not seen as a button. */
const SEEN = 1.5;

/** Luminance that rounding of the paper may lose. */
const ROUNDING = 0.002;

const grey: Colour = [128, 128, 128];

const darkened = (colour: Colour) => mix(black, colour, HOVER_BRIGHTNESS);
const readableOn = (fill: Colour) => (contrastOf(white, fill) >= contrastOf(black, fill) ? white : black);

/** The accent, darkened if it is not legible on `paper` (F-A9). */
function inkOf(accent: Colour, paper: Colour): Colour {
  if (contrastOf(accent, paper) >= READABLE) return accent;
  return withLuminance(accent, (luminanceOf(paper) + 0.05) / READABLE - 0.05 - ROUNDING);
}

/**
 * The colour tokens of a partner's pages. Fills have the accent itself; text, edges and marks a tone of it that is
 * legible on its tints.
 */
export function accentTokens(accent: Colour): Readonly<Record<string, string>> {
  const sunk = mix(white, accent, 0.07);
  const tint = mix(white, accent, 0.1);
  const ink = inkOf(accent, tint);
  const hover = darkened(accent);
  const quiet = mix(accent, grey, 0.7);
  const night = withLuminance(accent, 0.012);
  const onNight = withLuminance(accent, Math.max(luminanceOf(accent), 0.42));
  const text = withLuminance(mix(accent, grey, 0.4), 0.011);
  const colours = {
    page: mix(white, accent, 0.025),
    surface: white,
    'surface-sunk': sunk,
    'surface-night': night,
    'surface-night-raised': withLuminance(accent, 0.022),
    text,
    'text-muted': withLuminance(quiet, 0.095),
    'text-on-night': mix(white, accent, 0.02),
    'text-on-night-muted': withLuminance(quiet, 0.52),
    line: mix(white, quiet, 0.22),
    'line-strong': withLuminance(quiet, 0.2),
    'line-on-night': withLuminance(accent, 0.06),
    accent: ink,
    'accent-hover': darkened(ink),
    'accent-fill': accent,
    'accent-fill-hover': hover,
    'accent-edge': contrastOf(accent, white) < SEEN ? text : accent,
    'accent-tint': tint,
    'accent-on-night': onNight,
    'on-accent': white,
    'on-accent-fill': readableOn(accent),
    'on-accent-fill-hover': readableOn(hover),
    second: ink,
    'second-tint': tint,
    'second-on-night': onNight,
    focus: withLuminance(accent, 0.19),
  } satisfies Record<string, Colour>;
  return Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [`--color-${name}`, toHex(colour)]),
  );
}
