import { expect, it } from 'vitest';

import { render } from '#tests/support/render.tsx';
import { Unbroken } from './unbroken.tsx';

it('never breaks a range after its dash', async () => {
  const host = await render(
    <p style={{ inlineSize: '1px' }}>
      <Unbroken text="Fees of 2–5% are traditional" />
    </p>,
  );
  const range = host.querySelector('span');
  expect(range?.textContent).toBe('2–5%');
  expect(range?.getClientRects()).toHaveLength(1);
});

it('renders other text unchanged', async () => {
  const host = await render(<Unbroken text="Well-kept records" />);
  expect(host.textContent).toBe('Well-kept records');
  expect(host.querySelector('span')).toBeNull();
});
