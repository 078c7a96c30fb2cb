import { factsOn } from '#src/lib/day/facts-on.ts';
import { today } from '#src/lib/day/today.ts';
import { facts as table } from './facts.ts';

/** The figures of content/facts.ts on the day of the site. A build puts its day in here: browsers ask no clock. */
export const facts = factsOn(table, today());
