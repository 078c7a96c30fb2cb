import { z } from 'zod';

import { text } from '../../src/model/text.schema.ts';

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
          "is no dismissal: write what the finding ends with, and a reason, as in 'style #notices 3fa2c1: a quotation'",
        ),
    )
    .optional()
    .describe('Findings that are right as they are, each with its reason'),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;
