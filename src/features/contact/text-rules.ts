import { formWords } from '#words/forms/form-words.ts';
import { language } from '#words/language.ts';
import { hasVisibleText } from '#src/lib/text/has-visible-text.ts';
import { lengthOf } from '#src/lib/length-of.ts';
import { pluralText } from '#src/lib/plural-text.ts';
import type { CounterRule } from '#src/ui/field/field-counter.tsx';

type Texts = { readonly missing?: string; readonly invalid: string };

export const isBlank = (value: string): boolean => !hasVisibleText(value);

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
