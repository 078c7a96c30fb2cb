import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { accentTokens } from '#src/lib/colour/accent.ts';
import { contrastOf, readHexColour } from '#src/lib/colour/colour.ts';

type Palette = Readonly<Record<string, string>>;

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const own: Palette = Object.fromEntries(
  [...sheet.matchAll(/(--color-[\w-]+):\s*(#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
);

function colourOf(palette: Palette, name: string) {
  const colour = readHexColour(palette[`--color-${name}`] ?? '');
  if (!colour) throw new Error(`tokens.css has no --color-${name} in six digits`);
  return colour;
}

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const accents = [
  ...['#808080', '#24508f', '#2b1a3d', '#8a4b12'],
  ...steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`))),
];

/** The colours of the brand, and those of a partner with each accent. */
const palettes: readonly Palette[] = [
  own,
  ...accents.map((accent) => ({ ...own, ...accentTokens(colourOf({ '--color-accent': accent }, 'accent')) })),
];

/** The lowest contrast of a pair, with the accent that has it. */
const lowestContrast = (one: string, other: string) =>
  palettes
    .map((palette) => ({
      accent: palette['--color-accent-fill'],
      contrast: contrastOf(colourOf(palette, one), colourOf(palette, other)),
    }))
    .reduce((low, next) => (next.contrast < low.contrast ? next : low));

const pairsOf = (inks: readonly string[], surfaces: readonly string[]) =>
  inks.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const));

const paper = ['page', 'surface', 'surface-sunk'];
const tints = ['accent-tint', 'second-tint'];
const night = ['surface-night', 'surface-night-raised'];

const textPairs = [
  ...pairsOf(['text', 'text-muted', 'accent', 'accent-hover', 'second', 'error'], [...paper, ...tints]),
  ...pairsOf(['text-on-night', 'text-on-night-muted', 'accent-on-night', 'second-on-night'], night),
  ...pairsOf(['text', 'error'], ['error-tint']),
  ...pairsOf(['on-accent'], ['accent', 'accent-hover', 'error']),
  ...pairsOf(['on-accent-fill'], ['accent-fill']),
  ...pairsOf(['on-accent-fill-hover'], ['accent-fill-hover']),
  ...pairsOf(['sample-brand'], ['surface']),
  // The skip link, and the button that is light on night.
  ['page', 'text'] as const,
  ...pairsOf(['surface-night'], ['text-on-night', 'surface']),
];

describe('text', () => {
  it.each(textPairs)('in %s can be read on %s', (ink, surface) => {
    expect(lowestContrast(ink, surface)).toSatisfy(({ contrast }) => contrast >= 4.5);
  });

  it('is only ever in a colour that is tested here', () => {
    const folder = new URL('..', import.meta.url);
    const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    const inks = new Set(textPairs.map(([ink]) => ink));
    const untested = sheets.flatMap((file) => {
      const used = readFileSync(new URL(file, folder), 'utf8').matchAll(
        /(?<![\w-])color: var\(--color-([\w-]+)\)/g,
      );
      return [...used].flatMap(([, ink = '']) => (inks.has(ink) ? [] : [`${file}: ${ink}`]));
    });
    expect(untested).toEqual([]);
  });
});

describe('what shows a control or its state', () => {
  it.each([
    // Edges of fields, marks of tabs and slides that are not chosen.
    ...pairsOf(['line-strong'], paper),
    // Fills and edges of buttons, chosen marks, fields with an error.
    ...pairsOf(['accent', 'text', 'error'], [...paper, 'accent-tint']),
    ...pairsOf(['text-on-night', 'text-on-night-muted', 'accent-on-night'], night),
  ])('in %s contrasts with %s', (edge, surface) => {
    expect(lowestContrast(edge, surface)).toSatisfy(({ contrast }) => contrast >= 3);
  });

  it.each(pairsOf(['focus'], [...paper, ...tints, 'error-tint', ...night]))(
    'has a ring of %s that stands out from %s',
    (ring, surface) => {
      expect(lowestContrast(ring, surface)).toSatisfy(({ contrast }) => contrast >= 3);
    },
  );
});

it('every colour token is written in six digits, so that all of them are read here', () => {
  expect(sheet.match(/--color-[\w-]+:/g)).toHaveLength(Object.keys(own).length);
});
