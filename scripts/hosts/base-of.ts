/**
 * Which of the languages' bases (`/ar`) a path is below, in any spelling; empty for the default language.
 * @param bases the longest first
 */
export function baseOf(path: string, bases: readonly string[]): string {
  const asked = `${path.toLowerCase().split(/\/+/).join('/')}/`;
  return bases.find((base) => asked.startsWith(`${base}/`)) ?? '';
}
