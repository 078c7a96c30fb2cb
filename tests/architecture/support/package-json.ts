import { z } from 'zod';

import { readSource } from './files.ts';

const names = z.record(z.string(), z.string());
const packageSchema = z
  .object({ engines: names, scripts: names, dependencies: names, devDependencies: names })
  .partial();

/** The parts of package.json that the tests compare with. */
export const readPackage = () => packageSchema.parse(JSON.parse(readSource('package.json')));
