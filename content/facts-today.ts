import { buildEnvironment } from '#src/lib/build-environment.ts';
import { factsOn } from '#src/lib/day/facts-on.ts';
import { calendarDay, isDay, today } from '#src/lib/day/today.ts';
import { facts as table } from './facts.ts';

// Must not throw on an invalid variable: commands check the variables after this import.
const hasWrongDay = !!buildEnvironment['SITE_DAY'] && !isDay(buildEnvironment['SITE_DAY']);

/** The figures of content/facts.ts on the day of the site. The build inserts that day; browsers do not use their clock. */
export const facts = factsOn(table, hasWrongDay ? calendarDay() : today());
