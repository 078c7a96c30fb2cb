import { expect, it } from 'vitest';

import { token } from './tokens.ts';
import { withTokenColours } from './token-colours.ts';

it('gives a colour that an SVG names its value', () => {
  expect(withTokenColours('a.svg', '<path fill="var(--color-accent)" stroke="#123456"/>')).toBe(
    `<path fill="${token('accent')}" stroke="#123456"/>`,
  );
});

it('mixes two colours as CSS does', () => {
  const mixOf = (share: string) =>
    `color-mix(in srgb, var(--color-accent) ${share}, var(--color-accent-tint))`;
  expect(withTokenColours('a.svg', mixOf('100%'))).toBe(token('accent'));
  expect(withTokenColours('a.svg', mixOf('75%'))).toBe('#408b87');
});

it('names the file with a colour that does not exist', () => {
  expect(() => withTokenColours('a.svg', 'var(--color-acent)')).toThrow(
    'a.svg: src/styles/tokens.css has no --color-acent',
  );
});
