import { expect, it } from 'vitest';

import { logos } from '#content/logos.ts';
import { pictures } from '#content/pictures.ts';
import { sourceOf } from './drawing.ts';
import { drawings } from './drawings.ts';
import { wordmarks } from './logos/wordmarks.ts';

const ids = Object.keys(drawings);

it('has a drawing for every picture of the catalogue, and no other', () => {
  expect(ids.toSorted()).toEqual(Object.keys(pictures).toSorted());
});

it('has a wordmark for every logo, and no other', () => {
  expect(Object.keys(wordmarks).toSorted()).toEqual(logos.map(({ id }) => id).toSorted());
});

it.each(Object.entries(pictures))('draws %s in the shape of its entry', (id, { width, height }) => {
  const drawing = drawings[id]?.();
  expect((drawing?.width ?? 0) / (drawing?.height ?? 1)).toBeCloseTo(width / height, 4);
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
