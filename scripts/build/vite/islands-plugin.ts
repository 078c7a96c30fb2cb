import type { Plugin } from 'vite';

import { toComponentName } from '#src/platform/islands/wake-islands.ts';

const ISLAND = /\/([\w-]+)\.island\.tsx$/;

/** Gives the component of `<name>.island.tsx` its name, by which the browser finds the module again. */
export const islandsPlugin = (): Plugin => ({
  name: 'islands',
  transform: {
    filter: { id: ISLAND },
    handler(code, id) {
      const [, name = ''] = ISLAND.exec(id) ?? [];
      return { code: `${code}\n${toComponentName(name)}.islandName = ${JSON.stringify(name)};`, map: null };
    },
  },
});
