import { join, relative } from 'node:path';

import type { Plugin } from 'vite';
import { z } from 'zod';

import { hasComponent, moduleOfPage } from '#scripts/build/page-files.ts';
import { moduleIn } from '#scripts/support/module-in.ts';
import { copyName, paths } from '#scripts/support/paths.ts';
import { routeIds, rowOf } from '#src/routes.ts';

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

/** The part of the registry that the browser needs: the rest is for search engines and `llms.txt`. */
function browserRows(): string {
  const rows = routeIds.map((id) => {
    const { path, kind, header, footer } = rowOf(id);
    return [id, { path, kind, header, footer }];
  });
  return `export const pages = ${JSON.stringify(Object.fromEntries(rows))};`;
}

const metadataSchema = z.record(z.string(), z.looseObject({ menu: z.unknown().optional() }));

/** Of the metadata table, which the head needs at build, the browser reads the words of the menus. */
async function browserMetadata(file: string): Promise<string> {
  const { pageMetadata } = await moduleIn(paths.root, relative(paths.root, file));
  const rows = routeIds.map((id) => [id, { menu: metadataSchema.parse(pageMetadata)[id]?.menu }]);
  return `export const pageMetadata = ${JSON.stringify(Object.fromEntries(rows))};`;
}

/** Strips fields that the browser does not use. */
export const pagesPlugin = (): Plugin => ({
  name: 'pages-for-browser',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  load: {
    filter: { id: /\/(?:src\/pages|page-metadata)\.ts$/ },
    handler: (id) => (id.endsWith('/pages.ts') ? browserRows() : browserMetadata(id)),
  },
});
