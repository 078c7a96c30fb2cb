import type { Project } from '#src/api/read-projects.ts';

// More buttons than this are no choice any more; the projects of the others stand under "All".
const MOST = 60;

/** What makes two names one class: neither case nor spaces (F-A17). */
const keyOf = (name: string | undefined) => (name ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The names of all asset classes, each once as it is first written, in order of appearance. */
export function assetClassesOf(projects: readonly Project[]): readonly string[] {
  const names = new Map<string, string>();
  for (const { assetClass } of projects) {
    const key = keyOf(assetClass);
    if (key && assetClass && !names.has(key)) names.set(key, assetClass.trim());
  }
  return [...names.values()].slice(0, MOST);
}

/** The projects of a class; all of them when no class is chosen. */
export function projectsIn(projects: readonly Project[], assetClass: string | undefined): readonly Project[] {
  if (assetClass === undefined) return projects;
  const key = keyOf(assetClass);
  return projects.filter((project) => keyOf(project.assetClass) === key);
}
