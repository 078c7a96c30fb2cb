import { join } from 'node:path';

import type { DevEnvironment, EnvironmentModuleNode } from 'vite';

import { paths } from '#scripts/support/paths.ts';

/**
 * The style sheets of modules that have been rendered, and of all that they import: the sheets of what a module
 * imports come before its own.
 * @param files from the project's root
 */
export function sheetsOf({ moduleGraph }: DevEnvironment, files: readonly string[]): EnvironmentModuleNode[] {
  const seen = new Set<EnvironmentModuleNode>();
  const sheets: EnvironmentModuleNode[] = [];
  const visit = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    // The text of a sheet holds the sheets that it imports.
    if (module.url.endsWith('.css')) sheets.push(module);
    else for (const imported of module.importedModules) visit(imported);
  };
  for (const file of files) visit(moduleGraph.getModuleById(join(paths.root, file)));
  return sheets;
}

/** Whether a sheet is made by a plugin: there is no file that a link could name. */
export const isVirtual = ({ url }: EnvironmentModuleNode) => url.includes('virtual:');
