import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { type ContentEntry, readContentEntries } from '#scripts/build/validate-content.ts';
import { fieldFinding } from '#scripts/legal/read/front-matter.ts';
import { type LegalDocuments, versionsOf } from '#scripts/legal/read/read-documents.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import { must, type Obstacle, placeIn } from './obstacle.ts';

/** Values of the content that are marked with `sample: true`: invented people, firms and addresses. */
export async function findSamples(given?: readonly ContentEntry[]): Promise<Obstacle[]> {
  const entries = given ?? (await readContentEntries());
  const meaning = 'Visitors would take an invention for true. Put in the real one and delete `sample: true`.';
  const found = await Promise.all(
    entries.map(async ({ file, exportName, value }) => {
      const place = await placeIn(file, exportName);
      return samplesIn(value).map(({ path, name }) => {
        const what = `${[exportName, ...path].join('.')} is a sample${name ? `: ${name}` : ''}`;
        return must('sample', place(...path), what, meaning);
      });
    }),
  );
  return found.flat();
}

type Sample = { readonly path: readonly (string | number)[]; readonly name: string | undefined };

function samplesIn(value: unknown, path: readonly (string | number)[] = []): Sample[] {
  if (Array.isArray(value)) return value.flatMap((member, index) => samplesIn(member, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value).flatMap(([key, member]) => samplesIn(member, [...path, key]));
  return 'sample' in value && value.sample === true ? [{ path, name: nameOf(value) }, ...members] : members;
}

const nameOf = (value: object): string | undefined =>
  Object.entries(value).flatMap(([key, text]) =>
    ['name', 'display', 'network', 'general'].includes(key) && typeof text === 'string' ? [text] : [],
  )[0];

/** Legal texts, and versions kept of them, that are marked `sample: true`. */
export const findLegalSamples = (documents: LegalDocuments): Obstacle[] =>
  documents.flatMap((document) =>
    versionsOf(document).flatMap((version) => {
      const { title, version: number, sample } = version.frontMatter;
      if (!sample) return [];
      const { file, line } = fieldFinding(version, 'sample', '');
      const meaning = document.earlier.includes(version)
        ? 'Its page tells of a past that never was. Delete the file: a first real version needs no archive.'
        : 'Visitors would be bound by an invention. Put in the text of your counsel, as version 1.0, and delete `sample: true`.';
      return [must('sample', `${file}:${line}`, `${title}, version ${number}, is a sample`, meaning)];
    }),
  );

/** Names that are kept for examples and never lead anywhere (RFC 2606). */
const PLACEHOLDER =
  /[\w-]+(?:\.[\w-]+)*\.(?:example(?:\.(?:com|net|org))?|test|invalid)\b|\bexample\.(?:com|net|org)\b/gi;

/** Reserved hosts in the content. Each is named once per file, at its first occurrence. */
export async function findPlaceholderHosts(folder = join(paths.root, 'content')): Promise<Obstacle[]> {
  const files = (await listFiles(folder)).filter((file) => /\.(?:ts|mdx)$/.test(file));
  const found = await Promise.all(files.map((file) => placeholdersIn(join(folder, file))));
  return found.flat();
}

async function placeholdersIn(file: string): Promise<Obstacle[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const firstLines = new Map<string, number>();
  for (const [index, line] of lines.entries())
    for (const [host] of line.matchAll(PLACEHOLDER))
      if (!firstLines.has(host)) firstLines.set(host, index + 1);
  const meaning =
    'Links, mail and search engines would be sent to a host that does not exist. Write the real one.';
  return [...firstLines].map(([host, line]) => {
    const place = `${relative(paths.root, file)}:${line}`;
    return must('placeholder-host', place, `${host} is a name kept for examples`, meaning);
  });
}
