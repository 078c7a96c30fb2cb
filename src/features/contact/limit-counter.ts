import { formWords } from '#content/forms/form-words.ts';
import { lengthOf } from '#src/lib/length-of.ts';
import type { CounterRule } from '#src/ui/field/field-counter.tsx';

/** Says near a limit how many characters are left, counted as the platform counts them. */
export function limitCounter(limit: number): CounterRule {
  const { left, over } = formWords.counter;
  const label = (rest: number) => {
    const words = rest < 0 ? over : left;
    const count = Math.abs(rest);
    return (count === 1 ? words.one : words.other).replace('{count}', String(count));
  };
  return { limit, label, count: lengthOf };
}
