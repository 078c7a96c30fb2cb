import { buildEnvironment } from '#src/lib/build-environment.ts';
import { calendarDay, isDay, today } from '#src/lib/day/today.ts';

// Must not throw on an invalid variable: commands check the variables after this import.
const hasWrongDay = !!buildEnvironment['SITE_DAY'] && !isDay(buildEnvironment['SITE_DAY']);

/** The day as of which the site is built. The build inserts it; browsers do not use their clock. */
export const siteDay = hasWrongDay ? calendarDay() : today();
