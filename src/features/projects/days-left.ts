const DAY_MS = 86_400_000;

/** Whole days until the end, rounded up, never below 0 (R9.13); `undefined` for what is no date. */
export function daysLeft(endDate: string | undefined, nowMs: number): number | undefined {
  const endMs = Date.parse(endDate ?? '');
  return Number.isNaN(endMs) ? undefined : Math.max(0, Math.ceil((endMs - nowMs) / DAY_MS));
}
