import { expect, it } from 'vitest';

import { pictures } from '#content/pictures.ts';
import type { Pictures } from '#src/model/pictures.schema.ts';
import { sourceOf } from '#scripts/build/drawing/drawing.ts';
import { drawings, wideDrawings } from './drawings.ts';

const ids = Object.keys(drawings);

it('has a drawing of each that is drawn wide', () => {
  expect(ids).toEqual(expect.arrayContaining([...wideDrawings]));
});

it.each(ids)('draws %s the same every time', (id) => {
  const source = () => {
    const drawing = drawings[id]?.();
    return drawing ? sourceOf(drawing) : undefined;
  };
  expect(source()).toBe(source());
});

it.each(ids)('draws %s without a number that went wrong', (id) => {
  const drawing = drawings[id]?.();
  expect(drawing && sourceOf(drawing)).not.toMatch(/NaN|Infinity|undefined/);
});

/** Shown smaller, words are a texture. */
const LEAST_TEXT_PX = 11;

const known: Pictures = pictures;
const withWords = ids.filter((id) => drawings[id]?.().page && id in known);

it.each(withWords)('%s is said to be legible from the width at which its smallest words are', (id) => {
  const drawing = drawings[id]?.();
  const source = drawing ? `${sourceOf(drawing)}${drawing.css}` : '';
  const sizes = [...source.matchAll(/font-size:\s*([\d.]+)px/g)].map(([, size]) => Number(size));
  const leastWidth = (LEAST_TEXT_PX * (drawing?.width ?? 0)) / Math.min(...sizes);
  expect(known[id]?.legibleFromPx).toBe(Math.ceil(leastWidth));
});
