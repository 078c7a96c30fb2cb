import { expect, it } from 'vitest';

import { listCountries } from '#scripts/build/list-countries.ts';
import {
  isPhoneNumber,
  readPhone,
  withAsciiDigits,
  withTypedCountry,
  withoutCallingCode,
} from './phone-number.ts';

const countries = listCountries('en-GB');

const numberOf = (country: string, text: string) => readPhone({ country, text }, countries).number;

it.each([
  ['AE', '50 123 4567', '+971501234567'],
  ['AE', '(050) 123-4567', '+971501234567'],
  ['AE', '+971 50 123 4567', '+971501234567'],
  ['AE', '+971 (0)50 123 4567', '+971501234567'],
  ['AE', '00971 50 123 4567', '+971501234567'],
  // Six digits in all, and fifteen.
  ['AE', '501', '+971501'],
  ['AE', '501234567890', '+971501234567890'],
  ['AE', '٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ['AE', '+1 415 555 2671', '+14155552671'],
  ['US', '1 (415) 555-2671', '+14155552671'],
  ['HU', '06 30 123 4567', '+36301234567'],
  ['IT', '06 1234 5678', '+390612345678'],
  ['RU', '800 555 35 35', '+78005553535'],
  ['AE', '971501234567', '+971501234567'],
  ['AE', '97142345678', '+97142345678'],
  ['GB', '447911123456', '+447911123456'],
  ['IN', '919876543210', '+919876543210'],
  ['IN', '9198765432', '+919198765432'],
  ['IT', '393912345678', '+393912345678'],
  ['IT', '391 234 5678', '+393912345678'],
  ['IT', '39061234567', '+39061234567'],
  ['DE', '493012345678', '+493012345678'],
  ['DE', '04931 12345', '+49493112345'],
  ['SG', '6591234567', '+6591234567'],
  ['SG', '65123456', '+6565123456'],
  ['RU', '8 916 123-45-67', '+79161234567'],
  ['RU', '8 800 555 35 35', '+78005553535'],
  ['RU', '7 916 123 45 67', '+79161234567'],
  ['KZ', '87011234567', '+77011234567'],
  ['BY', '8 029 123 45 67', '+375291234567'],
  ['LT', '8 612 34567', '+37061234567'],
  ['TM', '8 65 123456', '+99365123456'],
  ['IN', '011 6782 3456', '+911167823456'],
  ['JP', '011 281 2345', '+81112812345'],
  ['AR', '011 4123 4567', '+541141234567'],
  ['KR', '010 2901 2345', '+821029012345'],
  ['ID', '0812 3456 7890', '+6281234567890'],
  ['AE', 'TEL://050 123 4567', '+971501234567'],
])('the phone field under %s reads %s as %s (F-A33)', (country, text, number) => {
  expect(numberOf(country, text)).toBe(number);
  expect(isPhoneNumber(number)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['a plus alone', '+'],
  ['a plus and a zero', '+0501234567'],
  ['zeros', '000000'],
  ['five digits in all', '50'],
  ['sixteen digits in all', '5012345678901'],
  ['100,000 spaces in a number', `50${' '.repeat(100_000)}x`],
  ['letters', '50 CALL NOW'],
  ['an extension', '50 123 4567 ext. 5'],
  ['two numbers', '50 123 4567 +971 50 123 4568'],
  ['markup', '<b>501234567</b>'],
])('the phone field refuses %s (R5.8, F-A33)', (_name, text) => {
  expect(isPhoneNumber(numberOf('AE', text))).toBe(false);
});

// The prefixes of international calls differ: `011` in the US, `0011` in Australia, `00` and a carrier in Brazil.
it.each([
  ['US', '011 65 6123 4567', '+6561234567', 'SG'],
  ['BS', '011 44 20 7946 0000', '+442079460000', 'GB'],
  ['AU', '0011 971 50 123 4567', '+971501234567', 'AE'],
  ['AU', '0014 0011 44 20 7946 0000', '', 'AU'],
  ['KR', '002 44 20 7946 0000', '+442079460000', 'GB'],
  ['KR', '00700 44 20 7946 0000', '+442079460000', 'GB'],
  ['HK', '001 86 138 0013 8000', '+8613800138000', 'CN'],
  ['TH', '001 971 50 123 4567', '+971501234567', 'AE'],
  ['SG', '018 44 20 7946 0000', '+442079460000', 'GB'],
  ['JP', '010 1 415 555 2671', '+14155552671', 'US'],
  ['RU', '8 10 971 50 123 4567', '+971501234567', 'AE'],
  ['BR', '0041 44 20 7946 0000', '+442079460000', 'GB'],
  ['BR', '0041 44 668 18 00', '+41446681800', 'CH'],
  ['US', '00 44 20 7946 0000', '+442079460000', 'GB'],
])('the phone field under %s reads the exit code of %s: %s in %s', (country, text, number, countryCode) => {
  const expected = { number, countryCode };
  expect(readPhone({ country, text }, countries)).toEqual(expected);
  // The same after the field is left.
  expect(readPhone(withoutCallingCode({ country, text }, countries), countries)).toEqual(expected);
});

it.each([
  ['two readings', 'SG', '001 65 6123 4567'],
  ['the exit code of another country', 'AE', '011 65 6123 4567'],
  ['the exit code of another country', 'ID', '011 65 6123 4567'],
  ['the exit code of another country', 'DE', '011 65 6123 4567'],
  ['the exit code of another country', 'FR', '810 65 6123 4567'],
  ['two exit codes of other countries', 'ID', '001 65 6123 4567'],
  ['two exit codes of other countries', 'US', '001 65 6123 4567'],
  ['two exit codes of other countries', 'RU', '001 65 6123 4567'],
  ['the exit code of another country', 'US', '0011 971 50 123 4567'],
  ['the exit code of another country', 'GB', '010 971 50 123 4567'],
  ['a carrier that is dialled at home', 'BR', '0 15 11 91234 5678'],
  ['too few digits after an exit code', 'US', '011 65 6123'],
])('the phone field refuses %s rather than guess: %s, %s', (_name, country, text) => {
  expect(numberOf(country, text)).toBe('');
});

it('an exit code of any country is read as the number that is meant, or not at all', () => {
  const exitCodes = new Map<string, readonly string[]>();
  const upToFiveDigits = Array.from({ length: 100_000 }, (_, index) => String(index).padStart(5, '0'));
  const digits = [2, 3, 4, 5].flatMap((length) => [
    ...new Set(upToFiveDigits.map((code) => code.slice(0, length))),
  ]);
  for (const { exitCode = '00' } of countries)
    if (!exitCodes.has(exitCode))
      exitCodes.set(
        exitCode,
        digits.filter((code) => new RegExp(`^(?:${exitCode})$`).test(code)),
      );
  const targets = ['+971501234567', '+14155552671', '+6561234567', '+442079460000', '+390612345678'];
  const wrong = countries.flatMap(({ code, exitCode = '00' }) =>
    (exitCodes.get(exitCode) ?? []).flatMap((dialled) =>
      targets.filter((meant) => ![meant, ''].includes(numberOf(code, dialled + meant.slice(1)))),
    ),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['AE', '+44 20 7946 0000', 'GB'],
  ['AE', '+1 416 555 0100', 'US'],
  ['CA', '+1 416 555 0100', 'CA'],
  ['AE', '+35818', 'FI'],
  ['DE', '20 7946 0000', 'DE'],
  ['DE', '+999 123', 'DE'],
  ['DE', '+', 'DE'],
  ['US', '011 65 6123 4567', 'US'],
])('the phone field under %s chooses while %s is typed: %s', (country, text, expected) => {
  expect(withTypedCountry({ country, text }, countries)).toEqual({ country: expected, text });
});

it.each([
  ['+44 20 7946 0000', '20 7946 0000'],
  ['+1 (415) 555-2671', '(415) 555-2671'],
  ['0044-20-7946-0000', '20-7946-0000'],
  ['20 7946 0000', '20 7946 0000'],
  ['971 50 123 4567', '50 123 4567'],
  ['tel:+971-50-123-4567', '50-123-4567'],
  ['+999 123', '+999 123'],
  ['011 65 6123 4567', '011 65 6123 4567'],
  ['٠٥٠ ١٢٣', '050 123'],
])('the phone field shows %s after its calling code as %s', (text, shown) => {
  expect(withoutCallingCode({ country: 'AE', text }, countries).text).toBe(shown);
});

it('the phone field leaves a calling code without which the number would be read as another one', () => {
  const value = { country: 'AT', text: '+43 432 3456' };
  expect(withoutCallingCode(value, countries)).toEqual(value);
});

it('digits of other scripts become ASCII, and the rest is left', () => {
  expect(withAsciiDigits('+٩٧١ ۵۰ １２３ abc')).toBe('+971 50 123 abc');
});
