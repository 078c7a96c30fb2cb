import { expect, it } from 'vitest';

import { press } from './press.ts';
import { drawWordmark } from './wordmark.tsx';
import { wordmarks } from './wordmarks.ts';

it.each(Object.entries(wordmarks))('draws %s as outlines of one colour', async (_, wordmark) => {
  const { svg, width, height } = await drawWordmark(wordmark);
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(svg).not.toMatch(/<text|<image|<mask|NaN/);
  expect(new Set(svg.match(/#[\da-f]{6}/g))).toEqual(new Set(['#47565c']));
  expect(height).toBe(40);
  expect(width).toBeLessThan(320);
});

// The sample API serves committed files, without a build. `vitest -u` writes them again.
it.each([...press.entries()])(
  'has drawn the press logo %i that the sample API serves',
  async (index, wordmark) => {
    const { svg } = await drawWordmark(wordmark);
    const file = `../../preview/platform-api/sample-media/press-${index + 1}.svg`;
    await expect(svg).toMatchFileSnapshot(file);
  },
);
