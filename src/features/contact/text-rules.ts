import { formWords } from '#words/forms/form-words.ts';
import { language } from '#words/language.ts';
import { hasVisibleText } from '#src/lib/text/has-visible-text.ts';
import { lengthOf } from '#src/lib/text/length-of.ts';
import { pluralText } from '#src/lib/plural-text.ts';
import type { CounterRule } from '#src/ui/field/field-counter.tsx';

type Texts = { readonly missing?: string; readonly invalid: string };

const isBlank = (value: string): boolean => !hasVisibleText(value);

const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~\-]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;

/** Words joined by dots, one @, and a host of two or more labels, in any script; with the limits of RFC 5321. */
const MAIL_ADDRESS = new RegExp(
  String.raw`^(?=.{1,254}$)(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?!\d+$)${LABEL}$`,
  'u',
);

/** The error of an address that `cleanAddress` returned. */
export function addressError(address: string, texts: Required<Texts>): string | undefined {
  if (isBlank(address)) return texts.missing;
  return MAIL_ADDRESS.test(address) ? undefined : texts.invalid;
}

/** A field without a text for `missing` is optional. */
export function textError(value: string, limit: number, texts: Texts): string | undefined {
  if (isBlank(value)) return texts.missing;
  return lengthOf(value) > limit ? texts.invalid : undefined;
}

/** Shows near a limit how many characters are left, counted as the platform counts them. */
export function limitCounter(limit: number): CounterRule {
  const { left, over } = formWords.counter;
  const label = (rest: number) => pluralText(rest < 0 ? over : left, Math.abs(rest), language.locale);
  return { limit, label, count: lengthOf };
}
