import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FrontMatter } from '#src/model/legal.schema.ts';
import type { RouteId } from '#src/routes.ts';
import { readFrontMatter } from './legal-front-matter.ts';
import { paths } from './paths.ts';

const legalIds = ['terms', 'privacy', 'cookies'] as const satisfies RouteId[];

export type LegalFrontMatters = Readonly<Record<(typeof legalIds)[number], FrontMatter>>;

/** The front matter of every legal document, named by the route that shows it. */
export async function readLegalDocuments(): Promise<LegalFrontMatters> {
  const [terms, privacy, cookies] = await Promise.all([read('terms'), read('privacy'), read('cookies')]);
  return { terms, privacy, cookies };
}

async function read(id: (typeof legalIds)[number]): Promise<FrontMatter> {
  const file = `content/legal/${id}.mdx`;
  return readFrontMatter(await readFile(join(paths.root, file), 'utf8'), file).frontMatter;
}
