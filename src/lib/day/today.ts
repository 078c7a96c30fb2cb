import { buildEnvironment } from '#src/lib/build-environment.ts';

/** Dubai is four hours before UTC all year. */
const DUBAI_MS = 4 * 3_600_000;

/** The day in Dubai, where the company is, as `2026-03-01`: on which a text is published. */
export const calendarDay = (now = new Date()): string =>
  new Date(now.getTime() + DUBAI_MS).toISOString().slice(0, 10);

/** The same; or `SITE_DAY`, to see the site of another day. */
export function today(now = new Date()): string {
  const day = buildEnvironment['SITE_DAY'] || calendarDay(now);
  if (!isDay(day)) throw new Error(`SITE_DAY is ${day}: write a day of the calendar, as in 2026-03-01`);
  return day;
}

/** True for a day that the calendar has: 31 February is none. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
