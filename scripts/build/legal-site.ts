import { cp, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Finding } from '#scripts/support/findings.ts';
import { paths } from '#scripts/support/paths.ts';
import { runJudging, runPackage } from '#scripts/support/run-package.ts';
import { type LegalEntry, legalIndexSchema } from '#src/model/legal.schema.ts';
import { legalFilePath, type LegalId, legalIds } from '#src/routes.ts';

/** Every legal document as pages show it, by its id. */
export type LegalLibrary = ReadonlyMap<LegalId, LegalEntry>;

const siteFile = (name: string) => readFile(join(paths.legalSite, name), 'utf8');

/**
 * Has the documents judged and written for the site.
 * @returns the warnings
 * @throws Error with every error of the documents
 */
export const makeLegal = (): Promise<readonly Finding[]> =>
  runJudging(join(paths.legalSite, 'findings.json'), 'The legal documents have', 'legal/build.ts');

/** The documents, without files. */
export async function readLegal(): Promise<LegalLibrary> {
  const index = legalIndexSchema.parse(JSON.parse(await siteFile('index.json')));
  const entries = legalIds.map(async (id) => {
    const entry = index[id];
    if (!entry) throw new Error(`${paths.legalSite} lacks ${id}: run npm run build -w legal`);
    const editions = entry.editions.map(async (one) => ({
      ...one,
      html: await siteFile(one.html),
      files: {},
    }));
    const comparisons = entry.comparisons.map(async (one) => ({ ...one, html: await siteFile(one.html) }));
    return [
      id,
      { ...entry, editions: await Promise.all(editions), comparisons: await Promise.all(comparisons) },
    ] as const;
  });
  return new Map(await Promise.all(entries));
}

/** The day (YYYY-MM-DD) from which the text of a legal page applies; other pages have none. */
export function legalDay(library: ReadonlyMap<string, LegalEntry>, page: string): string | undefined {
  const { editions = [], inForce = 0 } = library.get(page) ?? {};
  return editions[inForce]?.frontMatter.effectiveDate;
}

/**
 * Puts the files of the documents into the site. A version without a PDF is printed from its page.
 * @param writePages writes the pages into the site
 * @returns the documents with their files
 */
export async function publishLegalFiles(
  library: LegalLibrary,
  writePages: () => Promise<unknown>,
): Promise<LegalLibrary> {
  const copy = async () => {
    await cp(paths.legalPublic, paths.dist, { recursive: true });
    return withFiles(library);
  };
  const kept = await copy();
  const isPrinted = [...kept.values()].every(({ editions }) =>
    editions.every(({ files }) => files.pdf !== undefined),
  );
  if (isPrinted) return kept;
  await writePages();
  const { isDone, errors } = await runPackage('legal/legal.ts', 'print');
  if (!isDone) throw new Error(errors);
  if (errors) console.warn(errors);
  return copy();
}

/** The documents with the sizes of those files that the site has. */
async function withFiles(library: LegalLibrary): Promise<LegalLibrary> {
  const entries = [...library].map(async ([id, entry]) => {
    const editions = entry.editions.map(async (edition) => {
      const { version } = edition.frontMatter;
      const files = (['pdf', 'txt'] as const).map(async (kind) => {
        const found = await stat(join(paths.dist, legalFilePath(id, version, kind))).catch(() => undefined);
        return found ? [[kind, found.size] as const] : [];
      });
      return { ...edition, files: Object.fromEntries((await Promise.all(files)).flat()) };
    });
    return [id, { ...entry, editions: await Promise.all(editions) }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** The documents of development: made again, after a change of their sources, without being judged. */
export function createLegal() {
  let last: Promise<unknown> = Promise.resolve();
  let made: Promise<LegalLibrary> | undefined;
  const make = async () => {
    const { isDone, errors } = await runPackage('legal/build.ts', '--draft');
    if (!isDone) throw new Error(errors);
    return readLegal();
  };
  // One after the other: both write the same files.
  const start = () => {
    const next = last.catch(() => {}).then(make);
    last = next.catch(() => {});
    return next;
  };
  return {
    current: () => (made ??= start()),
    /** Those that a page waits for are made at once. */
    renew: () => {
      if (made) made = start();
    },
  };
}
