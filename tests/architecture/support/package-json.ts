import { z } from 'zod';

import { readSource } from './files.ts';

const names = z.record(z.string(), z.string());
const packageSchema = z
  .object({ engines: names, scripts: names, dependencies: names, devDependencies: names })
  .partial();

/** The parts of package.json that the tests compare with. */
export const readPackage = () => packageSchema.parse(JSON.parse(readSource('package.json')));

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ engines: z.unknown().optional() })),
});
const enginesSchema = z.object({ node: z.string() });

/** Path of each locked package → the range of Node that it accepts, if it names one. */
export function readLockedEngines(): Readonly<Record<string, string>> {
  const { packages } = lockSchema.parse(JSON.parse(readSource('package-lock.json')));
  const ranges = Object.entries(packages).flatMap(([path, { engines }]) => {
    const { data } = enginesSchema.safeParse(engines);
    return data && path !== '' ? [[path, data.node] as const] : [];
  });
  return Object.fromEntries(ranges);
}
