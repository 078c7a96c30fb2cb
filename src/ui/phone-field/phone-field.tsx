import type { ChangeEvent } from 'react';
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
  readonly value: PhoneValue;
  readonly onChange: (value: PhoneValue) => void;
  readonly name: string;
  readonly error?: string | undefined;
}

/**
 * A country by name and a number beside its calling code: a native select and input. A number with a
 * plus chooses its country. Pasted or filled in, it loses the code at once; typed, when it is left.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, countryLabel, groupLabel, countries, value, onChange, name, error } = props;
  const chosen = countries.find(({ code }) => code === value.country);

  const changeText = (event: ChangeEvent<HTMLInputElement>) => {
    const text = withAsciiDigits(event.target.value);
    const isTyped = text.length - value.text.length <= 1;
    const next = withCountry({ ...value, text }, countries);
    onChange(isTyped ? next : withoutCallingCode(next, countries));
  };
  const leave = () => {
    const next = withoutCallingCode(value, countries);
    if (next.text !== value.text) onChange(next);
  };

  return (
    <fieldset className={styles.phone}>
      <legend className="hiddenText">{groupLabel}</legend>
      <Field
        as="select"
        label={countryLabel}
        name={`${name}Country`}
        autoComplete="tel-country-code"
        value={value.country}
        onChange={(event) => onChange({ ...value, country: event.target.value })}
      >
        {countries.map(({ code, name: country, callingCode }) => (
          <option key={code} value={code}>
            {/* Isolated: the plus stays before the digits in text from right to left. */}
            {`${country} \u2066+${callingCode}\u2069`}
          </option>
        ))}
      </Field>
      <Field
        label={label}
        name={name}
        type="tel"
        inputMode="tel"
        // The whole number: `tel-national` is not for inputs of type `tel`, and a plus chooses the country.
        autoComplete="tel"
        leadingText={`+${chosen?.callingCode ?? ''}`}
        error={error}
        value={value.text}
        onChange={changeText}
        onBlur={leave}
      />
    </fieldset>
  );
}
