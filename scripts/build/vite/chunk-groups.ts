import { join } from 'node:path';

import type { Rolldown } from 'vite';

import { paths } from '#scripts/support/paths.ts';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;

const SERVICES = join(paths.root, 'src/entry-services.ts');
const ENTRIES = [join(paths.root, 'src/entry-client.tsx'), SERVICES];

/** A chunk costs a request, and 50 bytes of hash in every page: below this, shared code is cheaper in the frame. */
const MIN_CHARACTERS_PER_USER = 60;

/**
 * Chunks that follow from the module graph: `react`, the packages of the first load; `base`, all that consent and
 * analytics share with it, so that they run without React; `services`, what those share among themselves; `frame`, the
 * rest of the code of every page, and small shared modules. The bundler splits all other modules by the pages and
 * islands that import them.
 */
export function chunkGroups(): Group[] {
  let nameOf: ReturnType<typeof chunkNames> | undefined;
  return [
    { name: 'react', test: /node_modules/, tags: ['$initial'], priority: 1 },
    { name: (id, graph) => (nameOf ??= chunkNames(graph))(id) },
  ];
}

function chunkNames(graph: Graph) {
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const lazyImportsOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const sizeOf = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;

  const allImportsOf = (id: string) => [...importsOf(id), ...lazyImportsOf(id)];
  const all = reachedFrom(ENTRIES, allImportsOf);
  const roots = new Set([...ENTRIES, ...[...all].flatMap(lazyImportsOf)]);
  const reach = [...roots].map((root) => reachedFrom([root], importsOf));
  const services = reachedFrom([SERVICES], allImportsOf);
  const frame = reachedFrom(ENTRIES, importsOf);

  const usersOf = (id: string) => reach.filter((modules) => modules.has(id)).length;
  const isSmall = (id: string) => {
    const users = usersOf(id);
    const added = [...reachedFrom([id], importsOf)].filter((module) => !frame.has(module));
    const characters = added.reduce((sum, module) => sum + sizeOf(module), 0);
    return users > 1 && characters < users * MIN_CHARACTERS_PER_USER;
  };
  return (id: string): string | undefined => {
    if (roots.has(id) || id.includes('.css')) return undefined;
    const isOfServices = services.has(id);
    if (isOfServices && (frame.has(id) || isSmall(id))) return 'base';
    if (isOfServices) return usersOf(id) > 1 ? 'services' : undefined;
    // Modules that fetch pages stay in the entry: their text changes with every page.
    if (frame.has(id)) return lazyImportsOf(id).length > 0 ? undefined : 'frame';
    return isSmall(id) ? 'frame' : undefined;
  };
}

function reachedFrom(ids: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(ids);
  // Iteration includes members that are added meanwhile.
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}
