import { countries } from 'virtual:countries';
import { PhoneField } from './phone-field.tsx';
import type { Examples } from '#src/ui/examples.ts';

type Props = { readonly country?: string; readonly error?: string; readonly readOnly?: boolean };

export const Phone = ({ country = 'AE', ...state }: Props) => (
  <PhoneField
    label="Phone"
    countryLabel="Country"
    groupLabel="Phone number"
    countries={countries}
    firstCountry={country}
    name="phone"
    {...state}
  />
);

export const examples = {
  empty: <Phone />,
  'long name of a country': <Phone country="IO" />,
  'while sending': <Phone readOnly />,
  'with error': <Phone country="US" error="Enter a valid phone number" />,
} satisfies Examples;
