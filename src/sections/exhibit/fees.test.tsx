import { expect, it } from 'vitest';

import { render } from '#tests/support/render.tsx';
import { Fees } from './fees.tsx';

it('the fees and the price are drawn to one scale, the highest at full length', async () => {
  const host = await render(
    <Fees
      copy={{
        kind: 'fees',
        title: 'A round',
        aside: 'Example',
        fees: [
          { name: 'Low fee', value: '$20k', amount: 20_000 },
          { name: 'High fee', value: '$50k', amount: 50_000 },
        ],
        price: { name: 'Price', value: '$1k', amount: 1000 },
        note: 'A sample.',
      }}
    />,
  );
  const track = host.querySelector('svg')?.getBoundingClientRect().width ?? 0;
  const shares = [...host.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect().width / track);
  expect(shares.map((share) => Math.round(share * 100))).toEqual([40, 100, 2]);
});
