import { useState } from 'react';
import { countries } from 'virtual:countries';
import { PhoneField } from './phone-field.tsx';
import type { PhoneValue } from './phone-number.ts';
import type { Examples } from '#src/ui/examples.ts';

function Phone({ start, error }: { readonly start: PhoneValue; readonly error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <PhoneField
      label="Phone"
      countryLabel="Country"
      groupLabel="Phone number"
      countries={countries}
      name="phone"
      error={error}
      value={value}
      onChange={setValue}
    />
  );
}

export const examples = {
  empty: <Phone start={{ country: 'AE', text: '' }} />,
  'long name of a country': <Phone start={{ country: 'IO', text: '380 0000' }} />,
  'with error': <Phone start={{ country: 'US', text: '555' }} error="Enter a valid phone number" />,
} satisfies Examples;
