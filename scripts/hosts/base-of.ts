/** Which of the languages' bases (`/ar`) a path is below, in any spelling; empty for the first language. */
export function baseOf(path: string, bases: readonly string[]): string {
  const asked = `${path.toLowerCase().replaceAll(/\/{2,}/g, '/')}/`;
  return bases.find((base) => asked.startsWith(`${base}/`)) ?? '';
}
