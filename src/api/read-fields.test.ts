import { describe, expect, it } from 'vitest';

import { amountOf, currencyOf, dateOf, fieldOf, pictureOf, textOf } from './read-fields.ts';

it.each([
  [{ a: 1 }, 'a', 1],
  [JSON.parse('{"__proto__":{"a":1}}'), 'a', undefined],
  [{}, 'toString', undefined],
  [null, 'a', undefined],
  ['text', 'length', undefined],
])('fieldOf reads from %j its own %s', (value, name, expected) => {
  expect(fieldOf(value, name)).toEqual(expected);
});

describe('textOf', () => {
  it.each([
    ['  Water \n for\tall ', 'Water for all'],
    ['<b onclick="x">Water</b>', '<b onclick="x">Water</b>'],
    ['واحة للاستثمار', 'واحة للاستثمار'],
    ['👩‍👩‍👧 é', '👩‍👩‍👧 é'],
    ['safe\u202egpj.exe\u2066', 'safegpj.exe'],
    ['a\u0000b\u009fc', 'a b c'],
    ['half \ud83d', 'half \ufffd'],
    ['S\u0327ahin', 'Şahin'],
    [`Z\u0301\u0302\u0303${'\u0300'.repeat(20)}algo`, '\u0179\u0302\u0303\u0300algo'],
    [`ก${'\u0e47\u200d'.repeat(30)}`, `ก\u0e47\u200d\u0e47\u200d\u0e47\u200d\u0e47`],
    ['ế ُّ བསྒྲུབས', 'ế ُّ བསྒྲུབས'],
    [`${' '.repeat(5000)}Water`, 'Water'],
    ['ä'.repeat(40), 'ä'.repeat(40)],
    [`${'ä'.repeat(38)} water`, `${'ä'.repeat(38)}…`],
  ])('makes of %j %j', (value, expected) => {
    expect(textOf(value, 40)).toBe(expected);
  });

  it.each(['', '\u3164', '\u0301', null, 7, {}, ['text']])('sees no text in %j', (value) => {
    expect(textOf(value, 40)).toBeUndefined();
  });

  it.each(['a', 'ä', '😀', '\ud83d'])('cuts 5,000 of %j at the limit, with an ellipsis', (character) => {
    const text = textOf(character.repeat(5000), 40) ?? '';
    expect(Array.from(text)).toHaveLength(40);
    expect(text.endsWith('…')).toBe(true);
  });
});

it('amountOf keeps amounts that can be written out', () => {
  expect([0, 0.5, 1e15].map(amountOf)).toEqual([0, 0.5, 1e15]);
  expect([Number.NaN, Infinity, 1e15 + 1, -1, '120', null].flatMap((value) => amountOf(value) ?? [])).toEqual(
    [],
  );
});

it('currencyOf keeps three letters, in capitals', () => {
  expect(currencyOf(' aed ')).toBe('AED');
  expect(['ZZZ1', '1USD', 'US', 'ÉUR', null, 840].flatMap((value) => currencyOf(value) ?? [])).toEqual([]);
});

describe('dateOf', () => {
  it.each([
    ['2026-12-31', '2026-12-31T20:00:00.000Z'],
    ['2026-12-31Z', '2027-01-01T00:00:00.000Z'],
    ['2026-12-31T10:30:00', '2026-12-31T10:30:00.000Z'],
    ['2026-12-31T10:30:00.123456Z', '2026-12-31T10:30:00.123Z'],
    ['2026-12-31T02:00:00+04:00', '2026-12-30T22:00:00.000Z'],
    ['2026-12-31T02:00:00+0400', '2026-12-30T22:00:00.000Z'],
    [' 2026-12-31 ', '2026-12-31T20:00:00.000Z'],
  ])('reads %j', (value, expected) => {
    expect(dateOf(value)).toBe(expected);
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-12-31T25:00:00Z',
    '2026-12-31T10:30:00+99:99',
    'on 2026-12-31',
    '2026-12-31 or so',
    '+275760-09-14',
    null,
  ])('drops %j', (value) => {
    expect(dateOf(value)).toBeUndefined();
  });
});

describe('pictureOf', () => {
  it('leaves nothing that ends the url() of a style', () => {
    const picture = pictureOf('https://cdn.example/a")b(c)\'d?e\\f#g\\', 'https://api.example');
    expect(picture).toBe('https://cdn.example/a%22%29b%28c%29%27d?e%5Cf#g%5C');
  });
});
