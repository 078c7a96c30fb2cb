import { useLayoutEffect, useRef, useState } from 'react';

import { Field } from '#src/ui/field/field.tsx';
import styles from './phone-field.module.css';
import { type Country, withTypedCountry, type PhoneValue, withoutCallingCode } from './phone-number.ts';

interface PhoneFieldProps {
  /** Of the number; read out for both controls by `groupLabel`. */
  readonly label: string;
  readonly countryLabel: string;
  readonly groupLabel: string;
  readonly countries: readonly Country[];
  readonly firstCountry: string;
  /** Of the number; the country adds `Country`. */
  readonly name: string;
  /** While sending: the number is kept as it is, and no other country can be chosen. */
  readonly readOnly?: boolean;
  readonly error?: string | undefined;
}

/**
 * A number with a plus or an exit code selects its country. What is typed stays as it is until the field is left; a
 * calling code that is pasted is removed at once.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, countryLabel, groupLabel, countries, firstCountry, name, readOnly, error } = props;
  const country = useRef<HTMLSelectElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const lengthBefore = useRef(0);
  const [shownCode, setShownCode] = useState(firstCountry);
  const chosen = countries.find(({ code }) => code === shownCode);

  const change = (next: (value: PhoneValue) => PhoneValue) => {
    if (!country.current || !number.current) return;
    const before = { country: country.current.value, text: number.current.value };
    const value = next(before);
    country.current.value = value.country;
    // Written only if it differs: it moves the caret to the end.
    if (value.text !== before.text) number.current.value = value.text;
    lengthBefore.current = value.text.length;
    setShownCode(value.country);
  };

  // Text may have been typed before this code came, or before it had the list.
  useLayoutEffect(() => change((value) => withTypedCountry(value, countries)), [countries]);

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
        aria-required
        disabled={readOnly}
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
        // The whole number: `tel-national` is not for inputs of type `tel`, and a plus chooses the country. Off before
        // the list has come: a browser that goes back would restore the number without its country.
        autoComplete={countries.length > 1 ? 'tel' : 'off'}
        leadingText={`+${chosen?.callingCode ?? ''}`}
        aria-required
        readOnly={readOnly}
        error={error}
        onInput={({ currentTarget }) => {
          const isTyped = currentTarget.value.length - lengthBefore.current <= 1;
          change((value) =>
            isTyped ? withTypedCountry(value, countries) : withoutCallingCode(value, countries),
          );
        }}
        onBlur={() => change((value) => withoutCallingCode(value, countries))}
      />
    </fieldset>
  );
}
