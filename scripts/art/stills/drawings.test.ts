import { expect, it } from 'vitest';

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
