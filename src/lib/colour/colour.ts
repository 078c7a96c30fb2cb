/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** `#rgb` or `#rrggbb`, also with the alpha of an opaque colour (`f`, `ff`), nothing else. */
export function readHexColour(text: string): Colour | undefined {
  const digits = /^#(?:([\da-f]{3})f?|([\da-f]{6})(?:ff)?)$/i.exec(text.trim())?.slice(1).find(Boolean);
  if (!digits) return undefined;
  const size = digits.length / 3;
  const part = (index: number) =>
    Number.parseInt(digits.slice(index * size, (index + 1) * size).repeat(3 - size), 16);
  return [part(0), part(1), part(2)];
}

/** `#rrggbb`. */
export const toHex = (colour: Colour) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, 0 to 1, of linearised parts (WCAG 2.2). */
export function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` (0 to 1) of `other` in `one`. */
export const mix = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

export const black: Colour = [0, 0, 0];
export const white: Colour = [255, 255, 255];

/** The same hue, lighter or darker, with at most the luminance asked for (to a 255th of a part). */
export function withLuminance(colour: Colour, luminance: number): Colour {
  const target = luminanceOf(colour) > luminance ? black : white;
  let [low, high] = [0, 1];
  for (let turn = 0; turn < 12; turn += 1) {
    const middle = (low + high) / 2;
    const isPast = luminanceOf(mix(colour, target, middle)) > luminance === (target === white);
    if (isPast) high = middle;
    else low = middle;
  }
  // The darker end, rounded down, so that the contrast is reached.
  const [red, green, blue] = mix(colour, target, target === white ? low : high);
  return [Math.floor(red), Math.floor(green), Math.floor(blue)];
}
