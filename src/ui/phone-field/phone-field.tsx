import { useLayoutEffect, useRef, useState } from 'react';

import { Field } from '#src/ui/field/field.tsx';
import styles from './phone-field.module.css';
import {
  type Country,
  type PhoneValue,
  withAsciiDigits,
  withCountry,
  withoutCallingCode,
} from './phone-number.ts';

interface PhoneFieldProps {
  /** Of the number; read out for both controls by `groupLabel`. */
  readonly label: string;
  readonly countryLabel: string;
  readonly groupLabel: string;
  readonly countries: readonly Country[];
  readonly firstCountry: string;
  /** Of the number; the country adds `Country`. */
  readonly name: string;
  readonly readOnly?: boolean;
  readonly error?: string | undefined;
}

/** A number with a plus selects its country. Its calling code is removed at once if pasted, on blur if typed. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, countryLabel, groupLabel, countries, firstCountry, name, readOnly, error } = props;
  const country = useRef<HTMLSelectElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const lengthBefore = useRef(0);
  const [shownCode, setShownCode] = useState(firstCountry);
  const chosen = countries.find(({ code }) => code === shownCode);

  const change = (next: (value: PhoneValue) => PhoneValue) => {
    if (!country.current || !number.current) return;
    const typed = { country: country.current.value, text: number.current.value };
    const value = next({ ...typed, text: withAsciiDigits(typed.text) });
    country.current.value = value.country;
    if (value.text !== typed.text) number.current.value = value.text;
    lengthBefore.current = value.text.length;
    setShownCode(value.country);
  };

  // Text may have been typed before this code came, or before it had the list.
  useLayoutEffect(() => change((value) => withCountry(value, countries)), [countries]);

  return (
    <fieldset className={styles.phone}>
      <legend className="hiddenText">{groupLabel}</legend>
      <Field
        as="select"
        ref={country}
        label={countryLabel}
        name={`${name}Country`}
        autoComplete="tel-country-code"
        defaultValue={firstCountry}
        onInput={() => change((value) => value)}
      >
        {countries.map(({ code, name: countryName, callingCode }) => (
          <option key={code} value={code}>
            {/* Isolated: the plus stays before the digits in text from right to left. */}
            {`${countryName} \u2066+${callingCode}\u2069`}
          </option>
        ))}
      </Field>
      <Field
        ref={number}
        label={label}
        name={name}
        type="tel"
        inputMode="tel"
        // The whole number: `tel-national` is not for inputs of type `tel`, and a plus chooses the country.
        autoComplete="tel"
        leadingText={`+${chosen?.callingCode ?? ''}`}
        readOnly={readOnly}
        error={error}
        onInput={() =>
          change((value) => {
            const isTyped = value.text.length - lengthBefore.current <= 1;
            return isTyped ? withCountry(value, countries) : withoutCallingCode(value, countries);
          })
        }
        onBlur={() => change((value) => withoutCallingCode(value, countries))}
      />
    </fieldset>
  );
}
