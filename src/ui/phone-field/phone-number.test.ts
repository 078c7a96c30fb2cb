import { expect, it } from 'vitest';

import { listCountries } from '#scripts/build/vite/list-countries.ts';
import {
  fullNumberOf,
  isPhoneNumber,
  withAsciiDigits,
  withCountry,
  withoutCallingCode,
} from './phone-number.ts';

const countries = listCountries('en-GB');

it.each([
  ['AE', '50 123 4567', '+971501234567'],
  ['AE', '(50) 123-4567', '+971501234567'],
  ['AE', '050 123 4567', '+971501234567'],
  ['AE', '+971 50 123 4567', '+971501234567'],
  ['AE', '+971 (0)50 123 4567', '+971501234567'],
  ['AE', '00971 50 123 4567', '+971501234567'],
  ['AE', '٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ['AE', '۵۰۱۲۳۴۵۶۷', '+971501234567'],
  ['AE', '\u202a+971\u00a050\u2011123\u20114567\u202c', '+971501234567'],
  ['AE', '+1 415 555 2671', '+14155552671'],
  ['US', '1 (415) 555-2671', '+14155552671'],
  ['HU', '06 30 123 4567', '+36301234567'],
  ['IT', '06 1234 5678', '+390612345678'],
  ['RU', '800 555 35 35', '+78005553535'],
  ['AE', '971501234567', '+971501234567'],
  ['AE', '971 (0)50-123-4567', '+971501234567'],
  ['AE', '97142345678', '+97142345678'],
  ['SA', '966 50 123 4567', '+966501234567'],
  ['GB', '447911123456', '+447911123456'],
  ['FR', '33612345678', '+33612345678'],
  ['IN', '919876543210', '+919876543210'],
  ['IN', '9198765432', '+919198765432'],
  ['IT', '393912345678', '+393912345678'],
  ['IT', '391 234 5678', '+393912345678'],
  ['IT', '39061234567', '+39061234567'],
  ['DE', '4915112345678', '+4915112345678'],
  ['DE', '493012345678', '+493012345678'],
  ['DE', '04931 12345', '+49493112345'],
  ['NZ', '6491234567', '+6491234567'],
  ['SG', '6591234567', '+6591234567'],
  ['SG', '65123456', '+6565123456'],
  ['RU', '8 916 123-45-67', '+79161234567'],
  ['RU', '8 800 555 35 35', '+78005553535'],
  ['RU', '7 916 123 45 67', '+79161234567'],
  ['KZ', '87011234567', '+77011234567'],
  ['BY', '8 029 123 45 67', '+375291234567'],
  ['BY', '29 123 45 67', '+375291234567'],
  ['LT', '8 612 34567', '+37061234567'],
  ['TM', '8 65 123456', '+99365123456'],
  ['AE', 'tel:+971-50-123-4567', '+971501234567'],
  ['AE', 'TEL://050 123 4567', '+971501234567'],
  ['AE', '<+971501234567>;', '+971501234567'],
  ['AE', '\u200b050\u00ad123\ufe0f4567,', '+971501234567'],
  ['AE', '050\u2212123\u20134567', '+971501234567'],
  ['AE', '（０５０）１２３－４５６７', '+971501234567'],
])('under %s reads %s as %s', (country, text, number) => {
  expect(fullNumberOf({ country, text }, countries)).toBe(number);
  expect(isPhoneNumber(number)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['a plus alone', '+'],
  ['a plus and a zero', '+0501234567'],
  ['zeros', '000000'],
  ['five digits in all', '50'],
  ['sixteen digits in all', '5012345678901'],
  ['letters', '50 CALL NOW'],
  ['an extension', '50 123 4567 ext. 5'],
  ['two numbers', '50 123 4567 +971 50 123 4568'],
  ['markup', '<b>501234567</b>'],
])('refuses %s (F-A33)', (_name, text) => {
  expect(isPhoneNumber(fullNumberOf({ country: 'AE', text }, countries))).toBe(false);
});

it.each([
  ['six digits in all', '501', '+971501'],
  ['fifteen digits in all', '501234567890', '+971501234567890'],
])('accepts %s (F-A33)', (_name, text, number) => {
  expect(fullNumberOf({ country: 'AE', text }, countries)).toBe(number);
  expect(isPhoneNumber(number)).toBe(true);
});

it.each([
  ['AE', '+44 20 7946 0000', 'GB'],
  ['AE', '+1 416 555 0100', 'US'],
  ['CA', '+1 416 555 0100', 'CA'],
  ['AE', '+35818', 'FI'],
  ['AE', '0044 20 7946 0000', 'GB'],
  ['DE', '20 7946 0000', 'DE'],
  ['DE', '+999 123', 'DE'],
  ['DE', '+', 'DE'],
  ['AE', '971501234567', 'AE'],
])('under %s reads %s as a number of %s', (country, text, expected) => {
  expect(withCountry({ country, text }, countries)).toEqual({ country: expected, text });
});

it.each([
  ['+44 20 7946 0000', '20 7946 0000'],
  ['+1 (415) 555-2671', '(415) 555-2671'],
  ['0044-20-7946-0000', '20-7946-0000'],
  ['20 7946 0000', '20 7946 0000'],
  ['971 50 123 4567', '50 123 4567'],
  ['tel:+971-50-123-4567', '50-123-4567'],
  ['+999 123', '+999 123'],
])('shows %s after its calling code as %s', (text, shown) => {
  expect(withoutCallingCode({ country: 'AE', text }, countries).text).toBe(shown);
});

it('turns digits of other scripts into ASCII and leaves the rest', () => {
  expect(withAsciiDigits('+٩٧١ ۵۰ １２３ abc')).toBe('+971 50 123 abc');
});
