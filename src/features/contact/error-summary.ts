import { formWords } from '#content/forms/form-words.ts';

/** Which fields to look at again, in one sentence. */
export function errorSummary(fields: readonly string[]): string {
  const { one, other } = formWords.summary;
  return (fields.length === 1 ? one : other)
    .replace('{count}', String(fields.length))
    .replace('{fields}', fields.join(', '));
}
