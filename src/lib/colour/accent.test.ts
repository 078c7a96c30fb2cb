import { describe, expect, it } from 'vitest';

import { accentTokens } from './accent.ts';
import { black, contrastOf, readHexColour, white } from './colour.ts';

const named = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#808080',
  '#24508f',
  '#2b1a3d',
  '#8a4b12',
  '#00ff00',
  '#0000ff',
];
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const grid = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

const tokensOf = (accent: string) => accentTokens(readHexColour(accent) ?? black);

type Pair = { accent: string; one: string; other: string; contrast: number };

/** The lowest contrast among pairs of tokens, over every accent, with the accent it was met in. */
function worst(pairs: readonly (readonly [string, string])[]): Pair {
  const all = [...named, ...grid].flatMap((accent) => {
    const tokens = tokensOf(accent);
    const colour = (name: string) => readHexColour(tokens[`--color-${name}`] ?? '') ?? black;
    return pairs.map(([one, other]) => ({
      accent,
      one,
      other,
      contrast: contrastOf(colour(one), colour(other)),
    }));
  });
  return all.reduce((low, pair) => (pair.contrast < low.contrast ? pair : low));
}

const pairsOf = (inks: readonly string[], grounds: readonly string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

const paper = ['page', 'surface', 'surface-sunk', 'accent-tint', 'second-tint'];
const night = ['surface-night', 'surface-night-raised'];

describe('the palette of any accent', () => {
  it.each([
    ['words on paper', pairsOf(['text', 'text-muted', 'accent', 'accent-hover', 'second'], paper)],
    [
      'words on night',
      pairsOf(['text-on-night', 'text-on-night-muted', 'accent-on-night', 'second-on-night'], night),
    ],
    [
      'words on the accent',
      [
        ['on-accent-fill', 'accent-fill'],
        ['on-accent-fill-hover', 'accent-fill-hover'],
      ] as const,
    ],
    ['words on its dark tone', pairsOf(['on-accent'], ['accent', 'accent-hover'])],
    ['words on a light button at night', pairsOf(['surface-night'], ['text-on-night', 'surface'])],
  ])('can be read: %s', (_name, pairs) => {
    expect(worst(pairs)).toSatisfy(({ contrast }: Pair) => contrast >= 4.5);
  });

  it('shows edges and the focus on paper and at night', () => {
    const lowest = worst([...pairsOf(['line-strong', 'focus'], paper), ...pairsOf(['focus'], night)]);
    expect(lowest).toSatisfy(({ contrast }: Pair) => contrast >= 3);
  });
});

it('keeps the accent for fills, and hovers at 70 % of its brightness (F-A9)', () => {
  const tokens = tokensOf('#64c832');
  expect(tokens['--color-accent-fill']).toBe('#64c832');
  expect(tokens['--color-accent-fill-hover']).toBe('#468c23');
});

it('keeps an accent that can be read, and writes with a darker tone of one that cannot', () => {
  expect(tokensOf('#24508f')['--color-accent']).toBe('#24508f');
  const yellow = readHexColour(tokensOf('#ffff00')['--color-accent'] ?? '') ?? white;
  expect(contrastOf(yellow, white)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(yellow, white), 'no darker than it has to be').toBeLessThan(5);
});

it('writes every value as six digits, so that nothing else can reach a style', () => {
  const values = Object.values(tokensOf('#fc0'));
  expect(values.filter((value) => !/^#[\da-f]{6}$/.test(value))).toEqual([]);
});
