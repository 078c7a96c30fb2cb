import { expect, it } from 'vitest';

import { render } from '#tests/support/render.tsx';
import { Brand } from './brand.tsx';

it.each([
  ['Brand', -1],
  ['علامة', 1],
])('the brand has its mark before %s, in the direction of its letters', async (name, side) => {
  const host = await render(<Brand name={name} />);
  const [mark, text] = ['svg', 'svg + span'].map((part) => host.querySelector(part)?.getBoundingClientRect());
  expect(Math.sign((mark?.left ?? 0) - (text?.left ?? 0))).toBe(side);
});
