import { expect, it } from 'vitest';

import { render } from '#tests/support/render.tsx';
import { Brand } from './brand.tsx';

it('is read as the name alone, and draws its mark in the height of the letters', async () => {
  const host = await render(<Brand name="Brand" />);
  expect(host.textContent).toBe('Brand');
  const mark = host.querySelector('[aria-hidden="true"]');
  const letters = Number.parseFloat(getComputedStyle(host.firstElementChild ?? host).fontSize);
  expect(mark?.getBoundingClientRect().height).toBeCloseTo(1.15 * letters, 0);
});

it.each([
  ['Brand', -1],
  ['علامة', 1],
])('has its mark before %s, in the direction of its letters', async (name, side) => {
  const host = await render(<Brand name={name} />);
  const [mark, text] = ['svg', 'svg + span'].map((part) => host.querySelector(part)?.getBoundingClientRect());
  expect(Math.sign((mark?.left ?? 0) - (text?.left ?? 0))).toBe(side);
});
