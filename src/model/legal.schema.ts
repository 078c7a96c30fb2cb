import { z } from 'zod';

import type { RedlineGroup } from '#scripts/build/legal/redline-groups.ts';
import { text } from './text.schema.ts';

/** The legal documents, each named as the route that shows it. */
export const legalIds = ['terms', 'privacy', 'cookies'] as const;

export type LegalId = (typeof legalIds)[number];

/** Front matter of a legal document. The messages speak to its writer. */
export const frontMatterSchema = z.strictObject({
  title: text(60).describe('Name of the document, shown as its headline.'),
  summary: text(400).describe('What the document is about, in plain words. Not binding.'),
  version: z.string().regex(/^\d+\.\d+$/, 'is not a version such as "1.0": quote two numbers with a dot'),
  effectiveDate: z.iso
    .date('is not a day written as 2026-03-01')
    .describe('Day the text starts to apply. Shown at the top.'),
  formerPaths: z
    .array(z.string().startsWith('/'))
    .describe('Paths this document had before; each redirects here.'),
  changes: z.array(text(200)).min(1).describe('What changed in this version, one line each.'),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;

/** A heading of the document; parts have clauses. Numbers and ids are derived, never typed. */
export type OutlineEntry = {
  readonly id: string;
  readonly number: string;
  readonly text: string;
  readonly depth: 2 | 3;
};

export type LegalDocument = { readonly frontMatter: FrontMatter; readonly outline: readonly OutlineEntry[] };

/** A version of a document as pages show it: its data, and the SHA-256 of its text. */
export type LegalEdition = LegalDocument & { readonly textHash: string };

/** What changed between two versions, in runs of passages that are shown or folded away. */
export type Comparison = {
  readonly from: string;
  readonly to: string;
  readonly groups: readonly RedlineGroup[];
};
