import { posix } from 'node:path';
import { parseSync } from 'vite';

import { codeBelow, readSource } from './files.ts';

export type Import = {
  readonly file: string;
  readonly line: number;
  /** As written. */
  readonly specifier: string;
  /** Path from the project's root, or the specifier itself when it names a package. */
  readonly target: string;
  /** True for what npm installs or Node has built in; false for files and modules of this project. */
  readonly isPackage: boolean;
  /** True when nothing of it is left once the types are gone. */
  readonly isType: boolean;
};

/** What a file imports and re-exports, dynamic imports of a literal included. */
function importsOf(file: string): Import[] {
  const source = readSource(file);
  const { module } = parseSync(file, source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ request: moduleRequest, isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({ request: moduleRequest, isType: false })),
  ];
  return requests.flatMap(({ request, isType }) => {
    const specifier = /^['"](.+)['"]$/.exec(source.slice(request.start, request.end))?.[1];
    if (!specifier) return [];
    const line = source.slice(0, request.start).split('\n').length;
    const isPackage = !/^(\.|#|virtual:)/.test(specifier);
    return [{ file, line, specifier, target: targetOf(file, specifier), isPackage, isType }];
  });
}

/** Every import below the folders. */
export const importsBelow = (folders: readonly string[]) =>
  codeBelow(folders).flatMap((file) => importsOf(file));

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return specifier.startsWith('#') ? specifier.slice(1).replace(/^words\//, 'content/en/') : specifier;
}
