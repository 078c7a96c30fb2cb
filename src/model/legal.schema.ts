import { z } from 'zod';

import { text } from './text.schema.ts';

/** A former page, `/old-terms`, or a former heading with its replacement. */
const FORMER_PATH = /^\/[\w-]+(?:\/[\w-]+)*(?:#[\w-]+ -> #[\w-]+)?$/;

/** Front matter of a legal document. The messages are for its writer. */
export const frontMatterSchema = z.strictObject({
  title: text(60).describe("Name of the document, shown as its headline: title: 'Terms of Service'"),
  summary: text(400).describe(
    "What the document is about, in plain words; not binding: summary: 'A short orientation, …'",
  ),
  version: z
    .string()
    .regex(/^\d+\.\d+$/, "is not a version: write two numbers with a dot between them, as in '1.0'")
    .describe("Number of this version: version: '1.0'"),
  effectiveDate: z.iso
    .date({
      error: ({ input }) =>
        typeof input === 'string'
          ? "is not a day of the calendar: write year, month and day, as in '2026-03-01'"
          : undefined,
    })
    .describe("Day from which the text applies, shown at the top: effectiveDate: '2026-03-01'"),
  sample: z
    .literal(true, {
      error: 'is not true: write sample: true, or take the line out where the text is in force',
    })
    .optional()
    .describe('True while the text is invented and never applied: sample: true'),
  formerPaths: z
    .array(
      z
        .string()
        .regex(
          FORMER_PATH,
          "is not a former address: write '/old-terms', or '/terms#old-heading -> #new-heading'",
        ),
    )
    .describe('Addresses that led here before; formerPaths: [] when there is none'),
  changes: z
    .array(text(200))
    .min(1, 'is empty: say what changed in this version, one line for each change')
    .describe('What changed in this version, one line each: "  - \'Payment: the fee is due later.\'"'),
  dismissed: z
    .array(
      z
        .string()
        .regex(
          /^[a-z]+ #[\w-]+ [0-9a-f]{6}: ./,
          "is no dismissal: write what the finding ends with, and a reason, as in 'spelling #notices 3fa2c1: a name'",
        ),
    )
    .optional()
    .describe('Findings that are right as they are, each with its reason'),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;

/** A heading of the document; parts have clauses. Numbers and ids are derived, never typed. */
export type OutlineEntry = {
  readonly id: string;
  readonly number: string;
  readonly text: string;
  readonly depth: 2 | 3;
};

/** A version of a document as pages show it. */
export type LegalEdition = {
  readonly frontMatter: FrontMatter;
  readonly outline: readonly OutlineEntry[];
  /** SHA-256 of its plain text. */
  readonly textHash: string;
  /** Its text as HTML, final but for the button of the cookie settings. */
  readonly html: string;
  /** Its files that were made, with their bytes: without Chromium there is no PDF, and in development there are none. */
  readonly files: Readonly<Partial<Record<'pdf' | 'txt', number>>>;
};

/** Two versions by their days, and what changed between them as HTML. */
export type Comparison = { readonly from: string; readonly to: string; readonly html: string };

/** A document with its versions, newest first: those before the one in force (`inForce`) are to come. */
export type LegalEntry = {
  readonly inForce: number;
  readonly editions: readonly LegalEdition[];
  readonly comparisons: readonly Comparison[];
};
