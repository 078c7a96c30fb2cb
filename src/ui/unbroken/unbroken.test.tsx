import { expect, it } from 'vitest';

import { render } from '#tests/support/render.tsx';
import { Unbroken } from './unbroken.tsx';

it.each([
  ['2–5%', 'Fees of 2–5% are traditional'],
  ['private-market', 'Every private-market deal'],
  ['end-to-end', 'An end-to-end record'],
  ['Brand 360', 'See Brand 360 and more'],
])('never breaks %s', async (together, text) => {
  const host = await render(
    <p style={{ inlineSize: '1px' }}>
      <Unbroken text={text} />
    </p>,
  );
  const part = host.querySelector('span');
  expect(part?.textContent).toBe(together);
  expect(part?.getClientRects()).toHaveLength(1);
});

it('renders other text unchanged', async () => {
  const host = await render(<Unbroken text="Records of company-administration" />);
  expect(host.textContent).toBe('Records of company-administration');
  expect(host.querySelector('span')).toBeNull();
});
