/** True if a path matches a pattern of the policy: a path, or one with one `*` for any characters. */
export function matchesPath(pattern: string, path: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return path === pattern;
  return path.startsWith(pattern.slice(0, star)) && path.endsWith(pattern.slice(star + 1));
}
