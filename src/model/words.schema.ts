import { z } from 'zod';

type Leaf = { readonly path: readonly string[]; readonly text: string };

const textsIn = (value: unknown, path: readonly string[] = []): Leaf[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
};

/** Texts by key: the types check the keys, this checks that no text is empty. */
export const wordsSchema = z.unknown().superRefine((value, context) => {
  for (const { path, text } of textsIn(value)) {
    if (text.trim()) continue;
    context.addIssue({
      code: 'custom',
      path: [...path],
      message: 'is empty: write what visitors shall read',
    });
  }
});
