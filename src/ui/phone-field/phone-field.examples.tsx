import { countries } from 'virtual:countries';
import { PhoneField } from './phone-field.tsx';
import type { Examples } from '#src/ui/examples.ts';

export const Phone = ({ country = 'AE', error }: { readonly country?: string; readonly error?: string }) => (
  <PhoneField
    label="Phone"
    countryLabel="Country"
    groupLabel="Phone number"
    countries={countries}
    firstCountry={country}
    name="phone"
    error={error}
  />
);

export const examples = {
  empty: <Phone />,
  'long name of a country': <Phone country="IO" />,
  'with error': <Phone country="US" error="Enter a valid phone number" />,
} satisfies Examples;
