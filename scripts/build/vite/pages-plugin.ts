import { join } from 'node:path';

import type { Plugin } from 'vite';

import { hasComponent, moduleOfPage } from '#scripts/build/page-files.ts';
import { copyName, paths } from '#scripts/support/paths.ts';
import { routeIds } from '#src/routes.ts';

/** Each page's module by its id, as imports that the bundler can follow. */
export function pageLoaders(ids: readonly string[] = routeIds): string {
  const loaders = ids.map((id) => {
    const { file, component } = moduleOfPage(id);
    return `${JSON.stringify(id)}: () => import('/${file}').then((module) => module.${component}),`;
  });
  return `export const loadPage = {\n${loaders.join('\n')}\n};`;
}

const defaultComponent = (id: string) => `
  import { ${copyName(id)} } from '#words/pages/${id}.ts';
  import { ContentPage } from '#src/sections/content-page/content-page.tsx';
  export const ${moduleOfPage(id).component} = () => <ContentPage id="${id}" copy={${copyName(id)}} />;`;

const PAGE_MODULE = /\/src\/pages\/([\w-]+)\/\1\.tsx$/;

const idOfDefault = (module: string) => {
  const [, id] = PAGE_MODULE.exec(module) ?? [];
  return id && !hasComponent(id) ? id : undefined;
};

/** Makes the module of a page without a component, in the place where the component would be. */
export const defaultPagePlugin = (): Plugin => ({
  name: 'default-page',
  resolveId: {
    filter: { id: PAGE_MODULE },
    handler: (module) => {
      const id = idOfDefault(module);
      return id && join(paths.root, moduleOfPage(id).file);
    },
  },
  load: {
    filter: { id: PAGE_MODULE },
    handler: (module) => {
      const id = idOfDefault(module);
      return id && defaultComponent(id);
    },
  },
});
