import { cleanAddress } from '#src/lib/text/clean-text.ts';

export type Country = {
  /** ISO 3166 code, in capitals. */
  readonly code: string;
  readonly name: string;
  /** Without the plus: `971`. */
  readonly callingCode: string;
  /** Digits before a number that are dialled only inside the country: mostly `0`, often none. */
  readonly trunks: readonly string[];
  /** Pattern of the digits that are dialled before a calling code, where it is not `00`: `011` in the US. */
  readonly exitCode?: string;
  /** How many digits the numbers of people have after the calling code. */
  readonly lengths: readonly number[];
  /** Second digits of the numbers that begin with a 1: none begins like `011`, an exit code, unless it has a 1. */
  readonly afterOne?: string;
  /** Lengths of numbers that begin like the calling code and are none with it: `391 234 5678` in Italy. */
  readonly nationalLengths?: readonly number[];
  /** Shares its calling code with a larger country, which is meant when only the code is known. */
  readonly isSecond?: boolean;
};

export type PhoneValue = { readonly country: string; readonly text: string };

/** An optional plus, a digit that is not zero, then 5 to 14 digits (R5.8). */
const NUMBER = /^\+?[1-9]\d{5,14}$/;

const SEPARATORS = /[\s\-()[\]./~\u00b7\u2022\u30fc]/gu;

/** Arabic-Indic, Persian and full-width digits and plus signs as ASCII; all else stays. */
export const withAsciiDigits = (text: string) =>
  text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll(/[\uff10-\uff19\uff0b]/gu, (sign) => sign.normalize('NFKC'));

/** The signs that are dialled; invalid characters stay. */
const bareOf = (text: string) => cleanAddress(withAsciiDigits(text)).replaceAll(SEPARATORS, '');

/** An 8 is a trunk prefix only if the rest is a full number: others begin with an 8 too. */
function withoutTrunk(bare: string, { trunks, lengths }: Country): string {
  const rests = trunks.filter((trunk) => bare.startsWith(trunk)).map((trunk) => bare.slice(trunk.length));
  const full = rests.find((rest) => lengths.includes(rest.length));
  return full ?? (bare.startsWith('8') ? bare : (rests[0] ?? bare));
}

/** The country that a number with a plus belongs to. The current one stays when it has the same code. */
function countryOf(bare: string, current: string, countries: readonly Country[]): Country | undefined {
  const fitting = countries
    .filter(({ callingCode }) => bare.startsWith(`+${callingCode}`))
    .toSorted((one, other) => other.callingCode.length - one.callingCode.length);
  const sharing = fitting.filter(({ callingCode }) => callingCode === fitting[0]?.callingCode);
  return sharing.find(({ code }) => code === current) ?? sharing.find(({ isSecond }) => !isSecond);
}

/** How a number can be meant. */
type Reading = {
  /** With a plus, without the trunk prefix. */
  readonly number: string;
  readonly country: string;
  /** Digits of the text up to the end of the calling code. */
  readonly codeDigits: number;
  /** As long as a number of a person in its country, and no other digit follows a 1 at its start. */
  readonly isFull: boolean;
};

function nationalReading(bare: string, country: Country, codeDigits = 0): Reading {
  const rest = withoutTrunk(bare, country);
  return {
    number: `+${country.callingCode}${rest}`,
    country: country.code,
    codeDigits,
    isFull:
      country.lengths.includes(rest.length) &&
      (!rest.startsWith('1') || (country.afterOne ?? '').includes(rest.charAt(1))),
  };
}

/** @param bare with a plus, in place of an exit code of so many digits */
function internationalReading(bare: string, { chosen, countries }: Plan, exitDigits = 0): Reading {
  const country = countryOf(bare, chosen, countries);
  if (!country) return { number: bare, country: chosen, codeDigits: 0, isFull: false };
  const { callingCode } = country;
  return nationalReading(bare.slice(1 + callingCode.length), country, exitDigits + callingCode.length);
}

type Plan = { readonly chosen: string; readonly countries: readonly Country[] };

const COMMON_EXIT_CODE = '00';

const exitCodeOf = ({ exitCode = COMMON_EXIT_CODE }: Country) => exitCode;

/** The readings as a number dialled to another country, with one of these exit codes. */
const dialledReadings = (bare: string, exitCodes: Iterable<string>, plan: Plan) =>
  [...exitCodes].flatMap((code) => {
    const [dialled] = new RegExp(`^(?:${code})(?=[1-9])`).exec(bare) ?? [];
    return dialled ? [internationalReading(`+${bare.slice(dialled.length)}`, plan, dialled.length)] : [];
  });

/** Those with an exit code of any country. */
const foreignReadings = (bare: string, plan: Plan) =>
  dialledReadings(bare, new Set(plan.countries.map(exitCodeOf)), plan).filter(({ isFull }) => isFull);

const areEqual = (readings: readonly Reading[]) =>
  readings.every(({ number }) => number === readings[0]?.number);

/** The reading as a full number after the calling code of its country, without a plus. */
function readingWithCode(bare: string, country: Country): Reading | undefined {
  const { callingCode, nationalLengths } = country;
  if (!bare.startsWith(callingCode) || nationalLengths?.includes(bare.length)) return undefined;
  const reading = nationalReading(bare.slice(callingCode.length), country, callingCode.length);
  return reading.isFull ? reading : undefined;
}

/**
 * The one way in which a text can be meant. None if it can be meant in two ways, or if it begins with zeros of an
 * unknown meaning: these must not become a number of somebody else.
 */
function readingOf(
  { country: chosen, text }: PhoneValue,
  countries: readonly Country[],
): Reading | undefined {
  const bare = bareOf(text);
  const plan = { chosen, countries };
  const country = countries.find(({ code }) => code === chosen);
  if (!country || bare.startsWith('+')) return internationalReading(bare, plan);

  const national = nationalReading(bare, country);
  const own = dialledReadings(bare, [exitCodeOf(country)], plan);
  const dialled = [...own, ...dialledReadings(bare, [COMMON_EXIT_CODE], plan)];
  const full = (bare.startsWith('00') ? dialled : [...dialled, national]).filter(({ isFull }) => isFull);
  if (dialled.length > 0 && full.length > 0) {
    const others = own.length > 0 ? [] : foreignReadings(bare, plan);
    return areEqual([...full, ...others]) ? full[0] : undefined;
  }

  const withCode = readingWithCode(bare, country);
  if (withCode) return withCode;
  const longest = `+${country.callingCode}`.length + Math.max(...country.lengths);
  const isUnknown =
    bare.startsWith('0') && (dialled.length > 0 || bare.startsWith('00') || national.number.length > longest);
  const isForeign = !national.isFull && foreignReadings(bare, plan).length > 0;
  return isUnknown || isForeign ? undefined : national;
}

/** Chooses the country of a number with a plus while it is typed. Other numbers are read once they are complete. */
export const withTypedCountry = (value: PhoneValue, countries: readonly Country[]): PhoneValue =>
  bareOf(value.text).startsWith('+') ? { ...value, country: readPhone(value, countries).countryCode } : value;

/** Removes the calling code of a complete number, because the field shows it, and writes ASCII digits. */
export function withoutCallingCode(value: PhoneValue, countries: readonly Country[]): PhoneValue {
  const { country, codeDigits } = readingOf(value, countries) ?? { ...value, codeDigits: 0 };
  const text = withAsciiDigits(value.text);
  const code = new RegExp(`^(?:\\D*\\d){${codeDigits}}[^\\d(]*`);
  const rest = { country, text: codeDigits > 0 ? text.replace(code, '') : text };
  // What is left may be read in another way: the number `+43 432 3456` in Austria begins with its code again.
  const isSame = readPhone(rest, countries).number === readPhone(value, countries).number;
  return isSame ? rest : { country, text };
}

/**
 * As the platform wants it: `+971501234567` and `AE` for `050 123 4567` in the UAE and for `+971 (0)50 123 4567`. The
 * number is empty if its meaning is unknown. Invalid characters stay, so that `isPhoneNumber` refuses them.
 */
export function readPhone(value: PhoneValue, countries: readonly Country[]) {
  const { number, country } = readingOf(value, countries) ?? { number: '', country: value.country };
  return { number, countryCode: country };
}

/** Whether a full number keeps the rule (R5.8). */
export const isPhoneNumber = (number: string) => NUMBER.test(number);
