import { expect, it } from 'vitest';

import { listCountries } from './list-countries.ts';

const countries = listCountries('en-GB', { HK: 'Hong Kong' });
const named = (name: string) => countries.find((country) => country.name === name);

it('gives every country a name, an ISO code, a calling code and lengths', () => {
  expect(countries.length).toBeGreaterThan(240);
  const faulty = countries.filter(
    ({ code, name, callingCode, lengths }) =>
      !/^[A-Z]{2} [1-9]\d{0,2}$/.test(`${code} ${callingCode}`) || name === code || lengths.length === 0,
  );
  expect(faulty).toEqual([]);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
});

it('sorts by name without diacritics, and takes the names of the language before those of the standard', () => {
  expect(countries.slice(0, 2).map(({ name }) => name)).toEqual(['Afghanistan', 'Åland Islands']);
  expect(named('Hong Kong')?.code).toBe('HK');
});

it('names one main country for every calling code', () => {
  const main = countries.filter(({ isSecond }) => !isSecond);
  expect(new Set(main.map(({ callingCode }) => callingCode)).size).toBe(main.length);
  expect(new Set(countries.map(({ callingCode }) => callingCode)).size).toBe(main.length);
  expect(main.find(({ callingCode }) => callingCode === '1')?.code).toBe('US');
});

it('knows which digits are dialled only inside a country, and how long its numbers are', () => {
  const name = 'United Arab Emirates';
  expect(named(name)).toEqual({ code: 'AE', name, callingCode: '971', trunks: ['0'], lengths: [8, 9] });
  expect(named('Italy')?.trunks).toEqual([]);
  expect(named('Belarus')?.trunks).toEqual(['0', '8', '80']);
  expect(named('Hungary')?.trunks).toEqual(['06']);
});

it('knows with which digits numbers begin that begin with a 1', () => {
  expect(named('Germany')?.afterOne).toBe('567');
  expect(named('South Africa')?.afterOne).toBe('0123456789');
  expect(named('Indonesia')).not.toHaveProperty('afterOne');
});

it('knows where national numbers begin like the calling code', () => {
  expect(named('Italy')?.nationalLengths).toEqual([9, 10]);
  expect(named('Poland')?.nationalLengths).toEqual([9]);
  // Numbers of ten digits with the code, of seven to nine without.
  expect(named('New Zealand')).not.toHaveProperty('nationalLengths');
});
