import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';
import { readContentEntries, type ContentEntry } from '#scripts/build/validate-content.ts';
import type { Obstacle } from './obstacle.ts';

/** Values of the content that are marked with `sample: true`: people, firms and addresses that nobody has. */
export async function findSamples(given?: readonly ContentEntry[]): Promise<Obstacle[]> {
  const entries = given ?? (await readContentEntries());
  const found = await Promise.all(
    entries.map(async ({ file, exportName, value }) => {
      const samples = samplesIn(value);
      if (samples.length === 0) return [];
      const source = await readFile(join(paths.root, file), 'utf8');
      return samples.map(({ path, name }): Obstacle => ({
        rule: 'sample',
        place: `${file}:${lineOfValue(source, exportName, path)}`,
        found: `${[exportName, ...path].join('.')} is a sample${name ? `: ${name}` : ''}`,
        meaning: 'Visitors would take an invention for true. Put in the real one and delete `sample: true`.',
        urgency: 'must',
      }));
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

function nameOf(value: object): string | undefined {
  const texts = Object.entries(value).flatMap(([key, text]) =>
    ['name', 'display', 'network', 'general'].includes(key) && typeof text === 'string' ? [text] : [],
  );
  return texts[0];
}
