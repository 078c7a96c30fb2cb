import { expect, it } from 'vitest';

import { listCountries } from './list-countries.ts';

const countries = listCountries('en-GB');
const named = (name: string) => countries.find((country) => country.name === name);

it('gives every country a name, an ISO code and a calling code', () => {
  expect(countries.length).toBeGreaterThan(240);
  const faulty = countries.filter(
    ({ code, name, callingCode }) =>
      !/^[A-Z]{2}$/.test(code) || name === code || !/^[1-9]\d{0,2}$/.test(callingCode),
  );
  expect(faulty).toEqual([]);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
});

it('sorts by name, letters with signs beside those without', () => {
  const names = countries.map(({ name }) => name);
  expect(names[0]).toBe('Afghanistan');
  expect(names.indexOf('Åland Islands')).toBe(1);
});

it('names one main country for every calling code', () => {
  const main = countries.filter(({ isSecond }) => !isSecond);
  expect(new Set(main.map(({ callingCode }) => callingCode)).size).toBe(main.length);
  expect(new Set(countries.map(({ callingCode }) => callingCode)).size).toBe(main.length);
  expect(main.find(({ callingCode }) => callingCode === '1')?.code).toBe('US');
  expect(main.find(({ callingCode }) => callingCode === '44')?.code).toBe('GB');
});

it('knows which digits are dialled only inside a country', () => {
  expect(named('United Arab Emirates')).toEqual({
    code: 'AE',
    name: 'United Arab Emirates',
    callingCode: '971',
    trunk: '0',
  });
  expect(named('Italy')?.trunk).toBe('');
  expect(named('Russia')?.trunk).toBe('');
  expect(named('United States')?.trunk).toBe('1');
});
