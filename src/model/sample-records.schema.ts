import { z } from 'zod';

import { text } from './text.schema.ts';

const recordSchema = z.strictObject({
  line: text(100).describe('Whose record it is. Below the title.'),
  facts: z.array(z.strictObject({ label: text(30), value: text(70) })).min(1),
  columns: z.array(text(20)).optional().describe('The heads of `rows`.'),
  rows: z.array(z.strictObject({ cells: z.array(text(80)) })).optional(),
  clauses: z.record(z.string(), z.strictObject({ title: text(40), text: text(180) })).optional(),
  signatures: z.array(z.strictObject({ name: text(30), line: text(60) })).optional(),
  note: text(120),
});

export const sampleRecordsSchema = z.strictObject({
  kyc: recordSchema,
  nda: recordSchema,
  access: recordSchema,
});

export type SampleRecord = z.input<typeof recordSchema>;
export type SampleRecords = z.input<typeof sampleRecordsSchema>;
