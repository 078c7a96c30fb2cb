import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

import { pageMetadata } from '../../content/en/page-metadata.ts';
import { parseText } from '#legal/read/parse-text.ts';
import { type LegalDocument, legalDocuments, legalFile } from '#legal/read/read-documents.ts';
import { paths } from '../../scripts/support/paths.ts';
import type { FrontMatter } from '#legal/read/front-matter-schema.ts';
import { type LegalId, legalIds } from '../../src/routes.ts';

/** The day of the tests: none asks the clock. */
export const TODAY = '2026-11-21';

const front = (title: string, version: string, day: string) => `---
title: '${title}'
summary: 'What it says.'
version: '${version}'
effectiveDate: '${day}'
formerPaths: []
changes:
  - 'Words: some of them.'
---
`;

const terms = readFileSync(new URL('terms.mdx', import.meta.url), 'utf8');

const earlier = (version: string, day: string) => `${front('Terms of Service', version, day)}
## About these terms

### Who we are

We ask for 18 years. Our decision is final. A Business fee is $12,000.
`;

const short = (title: string) => `${front(title, '1.0', '2025-03-01')}
## Your rights

### Your rights to data

Terms defined in the Terms of Service mean the same here; a User may read.
`;

const titles: Readonly<Record<string, string>> = { privacy: 'Privacy Policy', cookies: 'Cookie Policy' };

/** As the site calls the page of another document. */
const titleOf = (id: LegalId) => pageMetadata[id].title.split(' | ')[0] ?? '';

/** Short documents: path → source. */
export const madeUpTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(legalIds.map((id) => [`content/legal/${id}.mdx`, short(titles[id] ?? titleOf(id))])),
  'content/legal/terms.mdx': terms,
  'content/legal/versions/terms/2025-09-15.mdx': earlier('1.1', '2025-09-15'),
  'content/legal/versions/terms/2025-03-01.mdx': earlier('1.0', '2025-03-01'),
};

/** Writes short documents and the facts that they name, with a price of their own, into a temporary folder and returns it; removed after the test. */
export async function madeUpDocuments(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'legal-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const facts = await readFile(join(paths.root, 'content/facts.ts'), 'utf8');
  const price = "priceBusiness: { value: 12_000, text: '$12,000' },";
  const files = { ...madeUpTexts, 'content/facts.ts': facts.replace(/priceBusiness: .+/, () => price) };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  await cp(join(paths.root, 'content/site.ts'), join(root, 'content/site.ts'));
  return root;
}

type Made = Pick<FrontMatter, 'version' | 'effectiveDate' | 'sample'> & {
  readonly formerPaths?: string;
  readonly text?: string;
  /** The changes by the notes. */
  readonly note?: string;
};

/** A document in memory on `TODAY`, by its versions, newest first. */
export function madeUpDocument(id: LegalId, ...versions: readonly Made[]): LegalDocument {
  const [current, ...before] = versions.map((made, index) => {
    const { version, effectiveDate, sample, formerPaths = '[]', text, note = 'Words: some of them.' } = made;
    const mark = sample ? 'sample: true\nformerPaths' : 'formerPaths';
    const data = front('A document', version, effectiveDate)
      .replace('[]', formerPaths)
      .replace('formerPaths', mark)
      .replace('Words: some of them.', note);
    const file = index === 0 ? `${id}.mdx` : `versions/${id}/${effectiveDate}.mdx`;
    const path = `content/legal/${file}`;
    const source = `${data}\n${text ?? '## Part\n\n### Clause\n\nWords.\n'}`;
    return legalFile(id, path, source, parseText(path, source));
  });
  const [document] = current ? legalDocuments([[current, ...before]], undefined, TODAY) : [];
  if (!document) throw new Error('A document has a version');
  return document;
}
