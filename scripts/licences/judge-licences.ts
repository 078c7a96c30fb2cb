import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** A package of the lockfile. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  /** Whether its code or its files are sent to visitors. */
  readonly isShipped: boolean;
}

/** Licences that ask no more of a site than to keep their notice. */
const forVisitors = new Set('MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 OFL-1.1'.split(' '));

/** Tools may have these too: they are run, not passed on. */
const forTools = new Set([
  ...forVisitors,
  ...['BlueOak-1.0.0', 'CC0-1.0', 'MPL-2.0', 'LGPL-3.0-or-later', 'Python-2.0', 'Zlib', 'Unlicense'],
  // A list of browsers, data: it asks to name its source where it is passed on.
  'CC-BY-4.0',
]);

/** What packages say in their readme, and in their package.json less exactly or not at all, read by a person. */
const readByHand: Readonly<Record<string, string>> = {
  format: 'MIT',
  'svg-tags': 'MIT',
  'dictionary-en-gb': 'MIT AND BSD-3-Clause',
};

/** Packages that no code imports but whose files are in the site. */
const shippedFiles = /^@fontsource-variable\//;

/**
 * Every package of a lockfile with its licence, in the order of their names.
 * @param lock content of `package-lock.json`
 */
export function readLicences(lock: unknown): readonly Licensed[] {
  const { packages } = lockSchema.parse(lock);
  const shipped = new Set<string>();
  const visit = (name: string) => {
    if (shipped.has(name)) return;
    shipped.add(name);
    for (const next of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) visit(next);
  };
  for (const name of Object.keys(packages['']?.dependencies ?? {})) visit(name);
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = readByHand[name] ?? license ?? 'unknown';
      return { name, version, licence, isShipped: shipped.has(name) || shippedFiles.test(name) };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** A line for each package whose licence nobody agreed to. */
export function licenceFaults(packages: readonly Licensed[]): readonly string[] {
  return packages
    .filter(({ licence, isShipped }) => !isAllowed(licence, isShipped ? forVisitors : forTools))
    .map(
      ({ name, version, licence, isShipped }) =>
        `${name} ${version} has the licence "${licence}", which is not agreed to for ` +
        `${isShipped ? 'what visitors get' : 'tools'}: take another package, or ask and add it to ` +
        'scripts/licences/judge-licences.ts',
    );
}

/** Of an `OR` one part must be allowed, of an `AND` every one. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((part) => part.split(' AND ').every((name) => allowed.has(name.trim())));
}

/** Every package by licence, those first whose code or files visitors get. */
export function reportLicences(packages: readonly Licensed[]): string {
  const lines = [true, false].flatMap((isShipped) => {
    const chosen = packages.filter((one) => one.isShipped === isShipped);
    const licences = new Set(chosen.map((one) => one.licence).toSorted());
    return [
      isShipped ? 'Sent to visitors' : '\nUsed to build and test',
      ...[...licences].flatMap((licence) => {
        const all = chosen.filter((one) => one.licence === licence);
        const names = new Set(all.map(({ name, version }) => `${name} ${version}`));
        return [`  ${licence} (${all.length})`, `    ${[...names].join(', ')}`];
      }),
    ];
  });
  return lines.join('\n');
}
