import { factsOn } from '#src/lib/day/facts-on.ts';
import { facts as table } from './facts.ts';
import { siteDay } from './site-day.ts';

/** The figures of content/facts.ts on the day of the site. */
export const facts = factsOn(table, siteDay);
