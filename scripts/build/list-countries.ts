import { getCountries, Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max';

import type { Country } from '#src/ui/phone-field/phone-number.ts';

type NumberPlan = { readonly pattern: () => string; readonly possibleLengths: () => readonly number[] };

declare module 'libphonenumber-js/core' {
  /** Methods that the package has and its types lack. */
  interface NumberingPlan {
    readonly callingCode: () => string;
    readonly nationalPrefixForParsing: () => string | 0 | undefined;
    readonly type: (name: 'FIXED_LINE' | 'MOBILE') => NumberPlan | undefined;
  }
}

/** The numbers of people. Those of other types, such as toll-free, are not. */
const PERSONAL_TYPES = ['FIXED_LINE', 'MOBILE'] as const;

const DIGITS = Array.from('0123456789');
const TWO_DIGITS = DIGITS.flatMap((first) => DIGITS.map((second) => first + second));

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);

function planOf(code: ReturnType<typeof getCountries>[number]) {
  const library = new Metadata(metadata);
  library.selectNumberingPlan(code);
  if (!library.numberingPlan) throw new Error(`libphonenumber-js has no numbering plan of ${code}`);
  return library.numberingPlan;
}

type Plan = ReturnType<typeof planOf>;

/** Trunk prefixes, dialled only inside the country: one or two digits. In Belarus `0`, `8` and `80`. */
function trunksOf(plan: Plan): readonly string[] {
  const pattern = whole(plan.nationalPrefixForParsing() || '');
  return [...DIGITS, ...TWO_DIGITS].filter((digits) => pattern.test(digits));
}

function personalNumbers(plan: Plan) {
  const types = PERSONAL_TYPES.flatMap((name) => plan.type(name) ?? []);
  const lengths = new Set(types.flatMap((type) => type.possibleLengths()));
  return {
    lengths: [...lengths].toSorted((one, other) => one - other),
    longestMobile: Math.max(...(plan.type('MOBILE')?.possibleLengths() ?? plan.possibleLengths())),
    patterns: types.map((type) => whole(type.pattern())),
  };
}

/** Whether numbers of these lengths and patterns may begin with these digits. */
const mayBegin = (begin: string, lengths: readonly number[], patterns: readonly RegExp[]) =>
  lengths.some((length) =>
    DIGITS.some((digit) => patterns.some((pattern) => pattern.test(begin.padEnd(length, digit)))),
  );

/** Whether most numbers of this length that begin with the calling code are numbers of the country without it. */
function areMostlyNational(callingCode: string, length: number, patterns: readonly RegExp[]): boolean {
  const begins = DIGITS.map((digit) => callingCode + digit);
  return begins.filter((begin) => mayBegin(begin, [length], patterns)).length > begins.length / 2;
}

/** The second digits of numbers that begin with a 1. */
const digitsAfterOne = (lengths: readonly number[], patterns: readonly RegExp[]) =>
  TWO_DIGITS.filter(
    (begin) => begin.startsWith('1') && DIGITS.some((third) => mayBegin(begin + third, lengths, patterns)),
  )
    .map((begin) => begin.slice(1))
    .join('');

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
  return getCountries(metadata)
    .map((code) => {
      const plan = planOf(code);
      const callingCode = plan.callingCode();
      const { lengths, longestMobile, patterns } = personalNumbers(plan);
      const nationalLengths = lengths.filter(
        (length) =>
          length <= longestMobile &&
          lengths.includes(length - callingCode.length) &&
          areMostlyNational(callingCode, length, patterns),
      );
      const exitCode = plan.IDDPrefix();
      const afterOne = digitsAfterOne(lengths, patterns);
      return {
        code,
        name: own[code] ?? names.of(code) ?? code,
        callingCode,
        trunks: trunksOf(plan),
        ...(exitCode !== '00' && { exitCode }),
        lengths,
        ...(afterOne && { afterOne }),
        ...(nationalLengths.length > 0 && { nationalLengths }),
        ...(metadata.country_calling_codes[callingCode]?.[0] !== code && { isSecond: true }),
      };
    })
    .toSorted((one, other) => compare(one.name, other.name));
}
