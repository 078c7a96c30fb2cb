import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { type Colour, contrastOf as contrastOfColours, readHexColour } from '#src/lib/colour/colour.ts';

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const colours = new Map(
  [...sheet.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
);

function colourOf(name: string): Colour {
  const colour = readHexColour(colours.get(name) ?? '');
  if (!colour) throw new Error(`tokens.css has no --color-${name} in six digits`);
  return colour;
}

const contrastOf = (one: string, other: string) => contrastOfColours(colourOf(one), colourOf(other));

const pairsOf = (inks: readonly string[], surfaces: readonly string[]) =>
  inks.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const));

const paper = ['page', 'surface', 'surface-sunk'];
const tints = ['accent-tint', 'second-tint', 'error-tint'];
const night = ['surface-night', 'surface-night-raised'];

const textPairs = [
  ...pairsOf(['text', 'text-muted', 'accent', 'accent-hover', 'second', 'error'], [...paper, ...tints]),
  ...pairsOf(['text-on-night', 'text-on-night-muted', 'accent-on-night', 'second-on-night'], night),
  ...pairsOf(['on-accent'], ['accent', 'accent-hover', 'error']),
  ...pairsOf(['on-accent-fill'], ['accent-fill']),
  ...pairsOf(['on-accent-fill-hover'], ['accent-fill-hover']),
  ...pairsOf(['sample-brand'], ['surface', 'sample-brand-tint']),
  // The skip link, and the button that is light on night.
  ['page', 'text'] as const,
  ...pairsOf(['surface-night'], ['text-on-night', 'surface']),
];

describe('text', () => {
  it.each(textPairs)('in %s can be read on %s', (ink, surface) => {
    expect(contrastOf(ink, surface)).toBeGreaterThanOrEqual(4.5);
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
    expect(contrastOf(edge, surface)).toBeGreaterThanOrEqual(3);
  });

  it.each(pairsOf(['focus'], [...paper, ...tints, ...night]))(
    'has a ring of %s that stands out from %s',
    (ring, surface) => {
      expect(contrastOf(ring, surface)).toBeGreaterThanOrEqual(3);
    },
  );
});

it('writes every colour token in six digits, so that all of them are read here', () => {
  expect(sheet.match(/--color-[\w-]+:/g)).toHaveLength(colours.size);
});
