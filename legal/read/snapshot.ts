import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { legalIds } from '../../src/routes.ts';
import { moduleIn } from '../../scripts/support/module-in.ts';
import { type Figures, figuresFrom } from './figures.ts';
import { filesAt } from '../../scripts/support/git.ts';
import { legalDocuments, type LegalDocuments, type LegalVersion, readLegalFiles } from './read-documents.ts';
import { readRecord, type RecordEntry } from './version-record.ts';

/** The documents at one moment, with the figures and the address as they were then. */
export type Snapshot = {
  readonly documents: LegalDocuments;
  readonly figures: Figures;
  /** `undefined` where none was begun. */
  readonly record: readonly RecordEntry[] | undefined;
  /** The source of content/redirects.ts; empty for an earlier moment, which asks for none. */
  readonly redirects: string;
};

export const END_OF_TIME = '9999-12-31';
const FACTS = 'content/facts.ts';
const SITE = 'content/site.ts';

/** Large, or never imported by content. */
const UNREAD = ['content/films', 'content/pictures', 'product', 'public', 'scripts', 'tests'];

/** The documents in a folder, as they are now. */
export async function snapshotOf(root: string, ids = legalIds): Promise<Snapshot> {
  const { facts } = factsSchema.parse(await moduleIn(root, FACTS));
  const { site } = siteSchema.parse(await moduleIn(root, SITE));
  const figures = figuresFrom(facts, site);
  return {
    // What is proposed is compared, be its day to come or not.
    documents: legalDocuments(await readLegalFiles(root, ids), figures, END_OF_TIME),
    figures,
    record: await readRecord(root),
    redirects: await readFile(join(root, 'content/redirects.ts'), 'utf8').catch(() => ''),
  };
}

/** The documents as a commit holds them. @throws Error when they cannot be read */
export const snapshotAt = (root: string, commit: string): Promise<Snapshot> =>
  filesAt(root, commit, ['.', ...UNREAD.map((path) => `:!${path}`)], (folder) => {
    // A new document is in no earlier commit.
    const ids = legalIds.filter((id) => existsSync(join(folder, `content/legal/${id}.mdx`)));
    return snapshotOf(folder, ids);
  });

const figure = { text: z.string() };
const factsSchema = z.object({
  facts: z.record(
    z.string(),
    z.object({ ...figure, from: z.string().optional(), before: z.object(figure).optional() }),
  ),
});
const siteSchema = z.object({
  site: z.object({
    legalName: z.string(),
    address: z.object({ lines: z.array(z.string()) }),
    phone: z.object({ display: z.string() }),
    email: z.object({ privacy: z.string() }),
  }),
});

/** The passages of a version as one text, to tell whether it has changed. */
export const wordingOf = ({ blocks }: LegalVersion): string =>
  blocks.map(({ kind, text }) => `${kind} ${text}`).join('\n');
