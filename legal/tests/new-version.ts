import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { redlineFiles } from '#legal/compare/redline-files.ts';
import { readLegalFiles } from '#legal/read/read-documents.ts';
import { type Snapshot, snapshotOf } from '#legal/read/snapshot.ts';
import { nextVersion } from '#legal/read/version-record.ts';
import type { LegalId } from '../../src/routes.ts';

/** Marks no document as a sample: samples may change at will. */
export async function putInForce(root: string): Promise<void> {
  for (const { file, source } of (await readLegalFiles(root)).flat())
    await writeFile(join(root, file), source.replace('sample: true\n', ''));
}

/** Publishes a new version by the steps of LAWYERS.md. */
export async function propose(
  root: string,
  id: LegalId,
  day: string,
  sentence = 'This sentence is new.',
): Promise<void> {
  const file = join(root, `content/legal/${id}.mdx`);
  const before = await readFile(file, 'utf8');
  const [, clause = ''] = /^### (.+)$/m.exec(before) ?? [];
  const text = before
    .replace(/^version: '(.+)'$/m, (_line, version: string) => `version: ${nextVersion(version)}`)
    .replace(/^effectiveDate: .+$/m, `effectiveDate: '${day}'`)
    .replace(/^changes:\n(?: {2}- .+\n)+/m, `changes:\n  - '${clause}: says that a sentence is new.'\n`)
    .replace(/^(### .+\n\n)/m, `$1${sentence}\n\n`);
  await writeFile(file, text);
}

/** Adds the files that the check of a proposal adds. @returns the redline, as text */
export async function complete(root: string, before: Snapshot): Promise<string> {
  const { files } = redlineFiles(before, await snapshotOf(root), 'main');
  for (const [name, text] of Object.entries(files).filter(([path]) => path.startsWith('content/'))) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return files['redline.md'] ?? '';
}
