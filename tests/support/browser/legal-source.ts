import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { today } from '#src/lib/day/today.ts';
import { paths } from '#scripts/support/paths.ts';
import { changesPath, comparisonPath, type LegalId } from '#src/routes.ts';

const RECORD = 'content/legal/versions.json';

const recordSchema = z.array(
  z.looseObject({
    ...{ document: z.string(), version: z.string(), day: z.string(), address: z.string() },
    ...{ text: z.string(), pdf: z.string() },
  }),
);

/** Every version of every document as the record has it, the newest first. */
export const legalVersions = recordSchema.parse(JSON.parse(readFileSync(join(paths.root, RECORD), 'utf8')));

/** Those of the terms: all of them, the one in force, and the first. */
export const termsVersions = legalVersions.filter(({ document }) => document === 'terms');
const lastTerms = termsVersions.at(-1);
const termsNow = termsVersions.find(({ day }) => day <= today()) ?? lastTerms;
if (!termsNow || !lastTerms) throw new Error(`${RECORD} has no version of the terms`);
export const currentTerms = termsNow;
export const firstTerms = lastTerms;

/** Whether the terms have a second version to compare with: not before an owner has changed its first. */
export const hasArchive = termsVersions.length > 1;

/** An earlier version, a list of changes and two versions compared: pages below the routes. */
export const archivePages = hasArchive
  ? [firstTerms.address, changesPath('terms'), comparisonPath('terms', firstTerms.day, currentTerms.day)]
  : [];

/** Headings and plain paragraphs of a legal document as its author wrote them, without markup. */
export function legalPassages(id: LegalId): readonly string[] {
  const source = readFileSync(join(paths.root, 'content/legal', `${id}.mdx`), 'utf8');
  const [, , text = ''] = source.split(/^---$/m);
  const passages = text
    .split(/\n{2,}/)
    .map((passage) =>
      oneLine(
        passage
          .trim()
          .replace(/^#+ /, '')
          .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
      ),
    )
    .filter((passage) => passage && !/[<>|*]|^[-\d]/.test(passage));
  if (passages.length < 20) throw new Error(`${id}.mdx is not written as this reader expects`);
  return passages;
}

export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
