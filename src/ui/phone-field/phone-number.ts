import { cleanAddress } from '#src/lib/text/clean-text.ts';

export type Country = {
  /** ISO 3166 code, in capitals. */
  readonly code: string;
  readonly name: string;
  /** Without the plus: `971`. */
  readonly callingCode: string;
  /** Digits before a number that are dialled only inside the country: mostly `0`, often none. */
  readonly trunks: readonly string[];
  /** How many digits the numbers of people have after the calling code. */
  readonly lengths: readonly number[];
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

/** The number without separators; an international `00` becomes a plus. */
const bareOf = (text: string) =>
  cleanAddress(withAsciiDigits(text)).replaceAll(SEPARATORS, '').replace(/^00/, '+');

const countryOfCode = (countries: readonly Country[], chosen: string) =>
  countries.find(({ code }) => code === chosen);

/** An 8 is a trunk prefix only if the rest is a full number: others begin with an 8 too. */
function withoutTrunk(bare: string, { trunks, lengths }: Country): string {
  const rests = trunks.filter((trunk) => bare.startsWith(trunk)).map((trunk) => bare.slice(trunk.length));
  const full = rests.find((rest) => lengths.includes(rest.length));
  return full ?? (bare.startsWith('8') ? bare : (rests[0] ?? bare));
}

/** As `bareOf`, with a plus if a full number begins with the chosen country's calling code. */
function internationalOf({ country, text }: PhoneValue, countries: readonly Country[]): string {
  const bare = bareOf(text);
  const chosen = countryOfCode(countries, country);
  if (!chosen || !bare.startsWith(chosen.callingCode)) return bare;
  const rest = withoutTrunk(bare.slice(chosen.callingCode.length), chosen);
  const isFull = chosen.lengths.includes(rest.length) && !chosen.nationalLengths?.includes(bare.length);
  return isFull ? `+${bare}` : bare;
}

/** The country that a number with a plus belongs to. The current one stays when it has the same code. */
function countryOf(bare: string, current: string, countries: readonly Country[]): Country | undefined {
  const fitting = countries
    .filter(({ callingCode }) => bare.startsWith(`+${callingCode}`))
    .toSorted((one, other) => other.callingCode.length - one.callingCode.length);
  const sharing = fitting.filter(({ callingCode }) => callingCode === fitting[0]?.callingCode);
  return sharing.find(({ code }) => code === current) ?? sharing.find(({ isSecond }) => !isSecond);
}

/** Chooses the country of a number with its calling code; a national number leaves it as it is. */
export function withCountry(value: PhoneValue, countries: readonly Country[]): PhoneValue {
  const found = countryOf(internationalOf(value, countries), value.country, countries);
  return found ? { ...value, country: found.code } : value;
}

/** Removes the calling code of a full number, because the field shows it. */
export function withoutCallingCode(value: PhoneValue, countries: readonly Country[]): PhoneValue {
  const found = countryOf(internationalOf(value, countries), value.country, countries);
  if (!found) return value;
  const before = new RegExp(`^\\D*(?:00\\D*)?${Array.from(found.callingCode).join('\\D*')}[^\\d(]*`);
  return { country: found.code, text: withAsciiDigits(value.text).replace(before, '') };
}

/**
 * As the platform wants it: `+971501234567` for `050 123 4567` in the UAE and for `+971 (0)50 123 4567`. Invalid
 * characters stay, so that `isPhoneNumber` refuses them.
 */
export function fullNumberOf(value: PhoneValue, countries: readonly Country[]): string {
  const { country, text } = withoutCallingCode(value, countries);
  const bare = bareOf(text);
  const chosen = countryOfCode(countries, country);
  if (!chosen || bare === '' || bare.startsWith('+')) return bare;
  return `+${chosen.callingCode}${withoutTrunk(bare, chosen)}`;
}

/** Whether a full number keeps the rule (R5.8). */
export const isPhoneNumber = (number: string) => NUMBER.test(number);
