import { formWords } from '#words/forms/form-words.ts';
import { language } from '#words/language.ts';
import { cleanAddress, cleanLine, cleanText, lengthOf } from '#src/lib/text/clean-text.ts';
import { hasVisibleText } from '#src/lib/text/has-visible-text.ts';
import { pluralText } from '#src/lib/plural-text.ts';
import type { CounterRule } from '#src/ui/field/field-counter.tsx';

/** The text of each field, cleaned. */
export type Values<Name extends string> = (name: Name) => string;

/** A field of a form: how it is labelled, cleaned and checked. */
export type FieldRule<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly kind: 'line' | 'lines' | 'address' | 'phone' | 'choice';
  /** In code points (R5.1, R5.3). */
  readonly limit?: number;
  /** A field without `missing` is optional. */
  readonly errors?: { readonly missing?: string; readonly invalid?: string };
  /** A rule beyond limit and kind. */
  readonly isValid?: (values: Values<Name>) => boolean;
  readonly autoComplete?: string;
  /** Follows the label. */
  readonly note?: string;
};

/** In the order of display. */
export type FieldRules<Name extends string> = readonly FieldRule<Name>[];

/** Field → why it cannot be sent. */
export type FieldErrors = ReadonlyMap<string, string>;

const CLEAN = {
  line: cleanLine,
  lines: cleanText,
  address: cleanAddress,
  phone: String,
  choice: String,
};

/** The texts as they are validated and sent. */
export function cleanValues<Name extends string>(fields: FieldRules<Name>, typed: FormData): Values<Name> {
  const texts = new Map<string, string>();
  for (const { name, kind } of fields) {
    const text = typed.get(name);
    texts.set(name, typeof text === 'string' ? CLEAN[kind](text) : '');
  }
  return (name) => texts.get(name) ?? '';
}

const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~\-]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;

/** Words joined by dots, one @, and a host of two or more labels, in any script; with the limits of RFC 5321. */
const MAIL_ADDRESS = new RegExp(
  String.raw`^(?=.{1,254}$)(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?!\d+$)${LABEL}$`,
  'u',
);

/** One message for each field that cannot be sent (R5.1, R5.5 to R5.9). */
export function findErrors<Name extends string>(fields: FieldRules<Name>, values: Values<Name>): FieldErrors {
  const errors = new Map<string, string>();
  for (const field of fields) {
    const error = errorOf(field, values);
    if (error) errors.set(field.name, error);
  }
  return errors;
}

function errorOf<Name extends string>(field: FieldRule<Name>, values: Values<Name>): string | undefined {
  const { name, kind, limit = Infinity, errors, isValid = () => true } = field;
  const text = values(name);
  if (!hasVisibleText(text)) return errors?.missing;
  const isRight =
    lengthOf(text) <= limit && (kind !== 'address' || MAIL_ADDRESS.test(text)) && isValid(values);
  return isRight ? undefined : errors?.invalid;
}

/** Shows near a limit how many characters are left, counted as they are sent. */
export function limitCounter(limit: number, kind: FieldRule<string>['kind']): CounterRule {
  const { left, over } = formWords.counter;
  const label = (rest: number) => pluralText(rest < 0 ? over : left, Math.abs(rest), language.locale);
  return { limit, label, count: (text) => lengthOf(CLEAN[kind](text)) };
}
