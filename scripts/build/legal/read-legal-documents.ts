import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { FrontMatter } from '#src/model/legal.schema.ts';
import { type LegalId, legalIds, recordOf } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';
import { unfrozenLines } from './freeze-version.ts';
import { readFrontMatter } from './front-matter.ts';

/** One version of a legal document as its file holds it. */
export type LegalSource = {
  /** Relative to the repository. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
  /** The text below the front matter, as MDX. */
  readonly body: string;
  /** The whole file. */
  readonly source: string;
};

/** A legal document: the version that applies, and those before it, newest first. */
export type LegalVersions = { readonly current: LegalSource; readonly earlier: readonly LegalSource[] };

export type LegalDocuments = Readonly<Record<LegalId, LegalVersions>>;

export type LegalFrontMatters = Readonly<Record<LegalId, FrontMatter>>;

/**
 * Every legal document with its earlier versions, named by the route that shows it.
 * @param root folder of the repository, or of a copy of it
 * @throws Error that lists every fault of the front matters as `file:line field message`
 */
export async function readLegalDocuments(root = paths.root): Promise<LegalDocuments> {
  const read = await Promise.all(legalIds.map((id) => readVersions(root, id)));
  const faults = read.flatMap(({ faults: found }) => found);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const versions = new Map(legalIds.map((id, index) => [id, read[index]?.versions]));
  return recordOf(legalIds, (id) => {
    const document = versions.get(id);
    if (!document) throw new Error(`content/legal/${id}.mdx holds no document`);
    return document;
  });
}

/** What the build needs of the versions that apply. */
export const currentFrontMatters = (documents: LegalDocuments): LegalFrontMatters =>
  recordOf(legalIds, (id) => documents[id].current.frontMatter);

type ReadVersions = { readonly versions: LegalVersions | undefined; readonly faults: readonly string[] };

/** Files of a document, relative to the repository: the version that applies, then the earlier ones, newest first. */
export async function legalFiles(root: string, id: LegalId): Promise<[string, ...string[]]> {
  const folder = `content/legal/versions/${id}`;
  const names = await readdir(join(root, folder)).catch((): string[] => []);
  const earlier = names.toSorted().toReversed();
  return [`content/legal/${id}.mdx`, ...earlier.map((name) => `${folder}/${name}`)];
}

async function readVersions(root: string, id: LegalId): Promise<ReadVersions> {
  const files = await legalFiles(root, id);
  const read = await Promise.all(files.map((file) => readSource(root, file)));
  const sources = read.filter((one) => typeof one !== 'string');
  const [current, ...earlier] = sources;
  const faults = [
    ...read.filter((one) => typeof one === 'string'),
    ...(current ? earlier.flatMap((version) => placeFaults(version, current)) : []),
  ];
  return { versions: current && { current, earlier }, faults };
}

/** The document, or what is wrong with it. */
async function readSource(root: string, file: string): Promise<LegalSource | string> {
  try {
    const source = await readFile(join(root, file), 'utf8');
    return { file, source, ...readFrontMatter(source, file) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A dated page is found by the name of its file, so the name has to be true; and its text stays as it was. */
export function placeFaults({ file, frontMatter, source }: LegalSource, current: LegalSource): string[] {
  const { effectiveDate } = frontMatter;
  const faults = unfrozenLines(source).map(
    (line) => `${file}:${line} an earlier version keeps what it said: write out the figure or the address`,
  );
  if (basename(file) !== `${effectiveDate}.mdx`)
    faults.push(`${file}:1 effectiveDate is ${effectiveDate}: name the file ${effectiveDate}.mdx`);
  if (effectiveDate >= current.frontMatter.effectiveDate)
    faults.push(
      `${file}:1 effectiveDate must be before ${current.frontMatter.effectiveDate}, that of ${current.file}`,
    );
  return faults;
}
