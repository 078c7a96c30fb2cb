import { z } from 'zod';

/** A heading of the document; parts have clauses. */
const outlineSchema = z.object({
  id: z.string(),
  number: z.string(),
  text: z.string(),
  depth: z.union([z.literal(2), z.literal(3)]),
});

export type OutlineEntry = z.output<typeof outlineSchema>;

/** A version of a document as pages show it. */
const editionSchema = z.object({
  frontMatter: z.object({
    title: z.string(),
    summary: z.string(),
    version: z.string(),
    effectiveDate: z.string(),
    /** True while the text is invented and never applied. */
    sample: z.boolean().optional(),
    /** What changed in this version, one line each. */
    changes: z.array(z.string()),
  }),
  outline: z.array(outlineSchema).readonly(),
  /** SHA-256 of its plain text. */
  textHash: z.string(),
  /** Its text as HTML, final but for the button of the cookie settings; in the index, the name of its file. */
  html: z.string(),
});

/** Two versions by their days, and what changed between them as HTML; in the index, the name of its file. */
const comparisonSchema = z.object({ from: z.string(), to: z.string(), html: z.string() });

export type Comparison = z.output<typeof comparisonSchema>;

/** A document of the index that the legal kit writes (`.cache/legal/site/index.json`). */
const entrySchema = z.object({
  /** Place of the version in force: those before it are to come. */
  inForce: z.number(),
  /** Newest first. */
  editions: z.array(editionSchema),
  comparisons: z.array(comparisonSchema),
  /** Paths that led to the document before. One below the base of a language (`/ar/old`) is of that one alone. */
  formerPaths: z.array(z.string()),
  /** Addresses of comparisons that have no page any more. */
  formerComparisons: z.array(z.object({ from: z.string(), to: z.string() })),
});

/** Every document by its id. */
export const legalIndexSchema = z.record(z.string(), entrySchema);

export type LegalIndex = z.output<typeof legalIndexSchema>;

/** A version, and the bytes of its files that were made: without Chromium there is no PDF, and in development no file. */
export type LegalEdition = z.output<typeof editionSchema> & {
  readonly files: Readonly<Partial<Record<'pdf' | 'txt', number>>>;
};

/** A document with its versions. */
export type LegalEntry = Omit<z.output<typeof entrySchema>, 'editions'> & {
  readonly editions: readonly LegalEdition[];
};
