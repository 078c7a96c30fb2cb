import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';

/** Folders that hold what people write. */
export const sourceFolders = ['content', 'src', 'scripts', 'tests'] as const;

/** Every file below the folders, as a path from the project's root, in order. */
export function filesBelow(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => walk(folder)).toSorted();
}

/** The files below the folders that hold TypeScript. */
export const codeBelow = (folders: readonly string[]) =>
  filesBelow(folders).filter((file) => /\.tsx?$/.test(file));

/** Names in a folder of the project, folders with a slash at their end. */
export const entriesOf = (folder: string): string[] =>
  readdirSync(join(paths.root, folder), { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.name,
  );

export const fileExists = (path: string): boolean => existsSync(join(paths.root, path));

export const readSource = (file: string): string => readFileSync(join(paths.root, file), 'utf8');

function walk(folder: string): string[] {
  return entriesOf(folder).flatMap((name) =>
    name.endsWith('/') ? walk(`${folder}/${name.slice(0, -1)}`) : [`${folder}/${name}`],
  );
}
