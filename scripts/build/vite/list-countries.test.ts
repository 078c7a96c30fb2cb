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

it('takes the names of the language before those of the standard', () => {
  const renamed = listCountries('en-GB', { HK: 'Aaa' });
  expect(renamed[0]?.code).toBe('HK');
});

it('sorts by name and ignores diacritics', () => {
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

it('knows which digits are dialled only inside a country, and how long its numbers are', () => {
  expect(named('United Arab Emirates')).toEqual({
    code: 'AE',
    name: 'United Arab Emirates',
    callingCode: '971',
    trunks: ['0'],
    lengths: [8, 9],
  });
  expect(named('Italy')?.trunks).toEqual([]);
  expect(named('Russia')).toMatchObject({ trunks: ['8'], lengths: [10] });
  expect(named('Belarus')?.trunks).toEqual(['0', '8', '80']);
  expect(named('Hungary')?.trunks).toEqual(['06']);
  expect(named('United States')?.trunks).toEqual(['1']);
  expect(countries.filter(({ lengths }) => lengths.length === 0)).toEqual([]);
});

it('knows where national numbers begin like the calling code', () => {
  expect(named('Italy')?.nationalLengths).toEqual([9, 10]);
  expect(named('Poland')?.nationalLengths).toEqual([9]);
  // Numbers of ten digits with the code, of seven to nine without.
  expect(named('New Zealand')).not.toHaveProperty('nationalLengths');
});
