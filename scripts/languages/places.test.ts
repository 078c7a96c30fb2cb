import { expect, it } from 'vitest';

import { templateOf } from './places.ts';

const text =
  '{sampleNames.firms.olive.name}: {money(1000000)} of {money(24000000)}, {money(1000000)} since {day(2026-05-12)}';

it('places name sample values by their kind, so that another amount or day needs no translation', () => {
  expect(templateOf(text).template).toBe('{firms}: {money} of {money.2}, {money} since {day}');
});

it('a text gets its values back in another order', () => {
  const { restore } = templateOf(text);
  expect(restore('{day}: {money.2} {money} {firms} {other}')).toBe(
    '{day(2026-05-12)}: {money(24000000)} {money(1000000)} {sampleNames.firms.olive.name} {other}',
  );
});
