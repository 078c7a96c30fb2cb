import { type Colour, mix as mixColours, readHexColour, toHex } from '#src/lib/colour/colour.ts';

/** Red, green and blue of `#rrggbb`. */
export function toRgb(hex: string): Colour {
  const colour = readHexColour(hex);
  if (!colour) throw new Error(`${hex} is no colour: write it as #rrggbb`);
  return colour;
}

/** The colour part of the way from one `#rrggbb` to another; `share` 0 is the first. */
export const mix = (from: string, to: string, share: number) =>
  toHex(mixColours(toRgb(from), toRgb(to), share));
