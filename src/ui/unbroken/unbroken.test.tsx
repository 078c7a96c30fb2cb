import { expect, it } from 'vitest';

import { render } from '#tests/support/render.tsx';
import { Unbroken } from './unbroken.tsx';

it.each([
  ['2–5%', 'Fees of 2–5% are traditional'],
  ['3 × $35', 'Three gigabytes: 3 × $35 in all'],
  ['3 × 35 دولارًا', 'ثلاثة جيجابايت: 3 × 35 دولارًا'],
  ['1,000 دولار', 'بسعر 1,000 دولار لمرة واحدة'],
  ['private-market', 'Every private-market deal'],
  ['end-to-end', 'An end-to-end record'],
  ['10,000–20,000', 'Between (10,000–20,000) dollars'],
  ['Brand 360', 'See Brand 360 and more'],
])('the words %s never break', async (together, text) => {
  const host = await render(
    <p style={{ inlineSize: '1px' }}>
      <Unbroken text={text} />
    </p>,
  );
  const part = host.querySelector('span');
  expect(part?.textContent).toBe(together);
  // Of two directions, it has two boxes.
  const tops = Array.from(part?.getClientRects() ?? [], ({ top }) => top);
  expect(new Set(tops).size).toBe(1);
});

it.each([
  'Records of company-administration',
  'Checks to know-your-customer',
  'Write to jane@co-fund.example',
  'An M&A-led sale, the founder’s-eye view',
  'Released on 2026-11-28',
])('the text is rendered unchanged: %s', async (text) => {
  const host = await render(<Unbroken text={text} />);
  expect(host.innerHTML.replaceAll('&amp;', '&')).toBe(text);
});
