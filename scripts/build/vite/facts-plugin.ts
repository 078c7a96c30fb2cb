import { join } from 'node:path';

import type { Plugin } from 'vite';

import { moduleIn } from '#scripts/support/module-in.ts';
import { paths } from '#scripts/support/paths.ts';
import { factsOn } from '#src/lib/day/facts-on.ts';
import { today } from '#src/lib/day/today.ts';
import { factsSchema } from '#src/model/facts.schema.ts';

const TABLE = 'content/facts.ts';
const READER = join(paths.root, 'content/facts-today.ts');

/** Gives the site its figures as they are on the day of the build, and browsers none that is to come. */
export const factsPlugin = (): Plugin => ({
  name: 'facts-of-the-day',
  enforce: 'pre',
  async load(id) {
    if (id !== READER) return undefined;
    this.addWatchFile(join(paths.root, TABLE));
    const { facts } = await moduleIn(paths.root, TABLE);
    return `export const facts = ${JSON.stringify(factsOn(factsSchema.parse(facts), today()))};`;
  },
});
