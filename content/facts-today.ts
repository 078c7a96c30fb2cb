import { factsOn } from '#src/lib/day/facts-on.ts';
import { calendarDay, isDay, today } from '#src/lib/day/today.ts';
import { facts as table } from './facts.ts';

// Commands check their variables after this is imported, so a wrong one must not throw here.
const hasWrongDay = !!process.env['SITE_DAY'] && !isDay(process.env['SITE_DAY']);

/** The figures of content/facts.ts on the day of the site. A build puts its day in here: browsers ask no clock. */
export const facts = factsOn(table, hasWrongDay ? calendarDay() : today());
