import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import metadata from 'libphonenumber-js/metadata.min';

import type { Country } from '#src/ui/phone-field/phone-number.ts';

/** Where a numbering plan keeps the digit that is dialled only inside the country. */
const TRUNK_INDEX = 5;

/**
 * The digits that a caller from abroad leaves out. An 8 is not among them: in the plans that have
 * it, numbers may begin with one too.
 */
function trunkOf(plan: readonly unknown[] | undefined): string {
  const trunk = plan?.[TRUNK_INDEX];
  return typeof trunk === 'string' && trunk !== '8' ? trunk : '';
}

/** Every country of the phone library's list, by name. The first of a shared code is its main one. */
export function listCountries(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => {
      const callingCode = getCountryCallingCode(code);
      return {
        code,
        name: names.of(code) ?? code,
        callingCode,
        trunk: trunkOf(metadata.countries[code]),
        ...(metadata.country_calling_codes[callingCode]?.[0] !== code && { isSecond: true }),
      };
    })
    .toSorted((one, other) => compare(one.name, other.name));
}
