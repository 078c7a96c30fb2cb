import { expect, it } from 'vitest';

import { render } from '#tests/support/render.tsx';
import { FigureValue } from './figure-value.tsx';

it.each([
  ['more than 25 billion', ['more than ', ' billion']],
  ['من 2% إلى 5%', ['من ', ' إلى ']],
  ['$25B+', []],
  ['Zero', []],
])('the words of the figure %s are %j', async (text, words) => {
  const host = await render(<FigureValue text={text} />);
  expect(host.textContent).toBe(text);
  expect([...host.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(words);
});
