const dubaiDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' });

/** The day in Dubai, where the company is, as `2026-03-01`. */
export const today = (now = new Date()): string => dubaiDay.format(now);

/** @param days may be negative */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
