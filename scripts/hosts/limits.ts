/** @throws Error when a host would take less than what the build made; it may ignore the rest in silence. */
export function assertAtMost(count: number, limit: number, host: string, what: string): void {
  if (count > limit) throw new Error(`${host} takes at most ${limit} ${what}; there are ${count}.`);
}
