import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { transformWithOxc } from 'vite';
import { z } from 'zod';

import type { LegalId } from '#src/routes.ts';
import { legalBlocks } from '#scripts/build/legal/legal-text.ts';
import { addressLines, factTexts, type Figures, freezeVersion } from '#scripts/build/legal/freeze-version.ts';
import {
  type LegalDocuments,
  type LegalSource,
  readLegalDocuments,
} from '#scripts/build/legal/read-legal-documents.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { git } from './git.ts';

/** The documents at one moment: figures and the address are written out as they were then. */
export type Snapshot = {
  readonly documents: LegalDocuments;
  readonly figures: Figures & { readonly lineOf: (fact: string) => number };
};

const FACTS = 'content/facts.ts';
const SITE = 'content/site.ts';

/** The documents in a folder, as they are now. */
export async function snapshotOf(root: string): Promise<Snapshot> {
  return freeze(await readLegalDocuments(root), await figuresOf(root));
}

/** The documents as a commit holds them. @throws Error when they cannot be read */
export async function snapshotAt(root: string, commit: string): Promise<Snapshot> {
  const folder = await mkdtemp(join(tmpdir(), 'legal-'));
  const archive = join(folder, 'content.tar');
  try {
    await git(root, 'archive', '--output', archive, commit, 'content/legal', FACTS, SITE);
    await promisify(execFile)('tar', ['-xf', archive, '-C', folder]);
    return await snapshotOf(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const factsSchema = z.record(z.string(), z.object({ text: z.string() }));
const siteSchema = z.object({
  legalName: z.string(),
  address: z.object({ lines: z.array(z.string()) }),
  phone: z.object({ display: z.string() }),
  email: z.object({ privacy: z.string() }),
});

async function figuresOf(root: string): Promise<Snapshot['figures']> {
  const factsSource = await readFile(join(root, FACTS), 'utf8');
  const facts = factsSchema.parse((await moduleIn(join(root, FACTS)))['facts']);
  const site = siteSchema.parse((await moduleIn(join(root, SITE)))['site']);
  return {
    facts: factTexts(facts),
    lineOf: (fact) => lineOfValue(factsSource, 'facts', [fact]),
    address: addressLines(site),
  };
}

/** A file of data as it was written, which a plain import would not find again. */
async function moduleIn(file: string): Promise<Record<string, unknown>> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  return z
    .record(z.string(), z.unknown())
    .parse({ ...(await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) });
}

function freeze({ terms, privacy, cookies }: LegalDocuments, figures: Snapshot['figures']): Snapshot {
  const frozen = (source: LegalSource) => ({ ...source, source: freezeVersion(source.source, figures) });
  const all = ({ current, earlier }: LegalDocuments[LegalId]) => ({
    current: frozen(current),
    earlier: earlier.map(frozen),
  });
  return { documents: { terms: all(terms), privacy: all(privacy), cookies: all(cookies) }, figures };
}

/** The passages of a version as one text, to tell whether it has changed. */
export const wordingOf = ({ source }: Pick<LegalSource, 'source'>): string =>
  legalBlocks(source)
    .map(({ kind, text }) => `${kind} ${text}`)
    .join('\n');
