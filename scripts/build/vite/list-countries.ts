import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import metadata from 'libphonenumber-js/metadata.max';

import type { Country } from '#src/ui/phone-field/phone-number.ts';

/** Where the library keeps the parts of a numbering plan. */
const PLAN_INDEX = { exitCode: 1, lengths: 3, trunk: 5, trunkPattern: 7, types: 11 };

/** Of the types of numbers. Others, such as toll-free, are not the numbers of people. */
const PERSONAL_TYPES = [0, 1];
const MOBILE = 1;

const DIGITS = Array.from('0123456789');

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const at = (value: unknown, index: number): unknown => (isList(value) ? value[index] : undefined);

const numbersIn = (value: unknown): readonly number[] =>
  isList(value) ? value.filter((one) => typeof one === 'number') : [];

const whole = (pattern: unknown) => new RegExp(`^(?:${typeof pattern === 'string' ? pattern : ''})$`);

/** Trunk prefixes, dialled only inside the country: one or two digits. In Belarus `0`, `8` and `80`. */
function trunksOf(plan: unknown): readonly string[] {
  const pattern = whole(at(plan, PLAN_INDEX.trunkPattern) || at(plan, PLAN_INDEX.trunk));
  const longer = DIGITS.flatMap((first) => DIGITS.map((second) => first + second));
  return [...DIGITS, ...longer].filter((digits) => pattern.test(digits));
}

function personalNumbers(plan: unknown) {
  const types = PERSONAL_TYPES.map((index) => at(at(plan, PLAN_INDEX.types), index));
  const lengthsOf = (type: unknown) => numbersIn(at(type, 1) || at(plan, PLAN_INDEX.lengths));
  const lengths = new Set(types.filter(isList).flatMap(lengthsOf));
  return {
    lengths: [...lengths].toSorted((one, other) => one - other),
    longestMobile: Math.max(...lengthsOf(types[MOBILE])),
    patterns: types.filter(isList).map((type) => whole(type[0])),
  };
}

/** Whether most numbers of this length that begin with the calling code are numbers of the country without it. */
function areMostlyNational(callingCode: string, length: number, patterns: readonly RegExp[]): boolean {
  const begins = DIGITS.map((digit) => callingCode + digit);
  const national = begins.filter((begin) =>
    DIGITS.some((digit) => patterns.some((pattern) => pattern.test(begin.padEnd(length, digit)))),
  );
  return national.length > begins.length / 2;
}

/**
 * Every country of the phone library's list, by name. The first of a shared code is its main one.
 * @param own names that the language does not take from the Unicode standard
 */
export function listCountries(
  locale: string,
  own: Readonly<Record<string, string>> = {},
): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => {
      const callingCode = getCountryCallingCode(code);
      const plan: unknown = metadata.countries[code];
      const { lengths, longestMobile, patterns } = personalNumbers(plan);
      const nationalLengths = lengths.filter(
        (length) =>
          length <= longestMobile &&
          lengths.includes(length - callingCode.length) &&
          areMostlyNational(callingCode, length, patterns),
      );
      const exitCode = at(plan, PLAN_INDEX.exitCode);
      return {
        code,
        name: own[code] ?? names.of(code) ?? code,
        callingCode,
        trunks: trunksOf(plan),
        ...(typeof exitCode === 'string' && exitCode !== '00' && { exitCode }),
        lengths,
        ...(nationalLengths.length > 0 && { nationalLengths }),
        ...(metadata.country_calling_codes[callingCode]?.[0] !== code && { isSecond: true }),
      };
    })
    .toSorted((one, other) => compare(one.name, other.name));
}
