import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { outdatedClaims } from '#scripts/build/facts/list-facts.ts';
import type { Facts } from '#src/model/facts.schema.ts';
import { may, must, type Obstacle, placeIn } from './obstacle.ts';

/** The build itself refuses under 30 days; who goes live should have time. */
const NEAR_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Dates that have passed or soon will, and claims that are unconfirmed by their source. */
export async function findDueDates(
  today: Date,
  table: Facts = facts,
  expires: string = site.securityTxtExpires,
): Promise<Obstacle[]> {
  const placeOfFact = await placeIn('content/facts.ts', 'facts');
  const outdated = outdatedClaims(today, table).map(({ id, text, source, reviewBy }) =>
    may(
      'claim',
      placeOfFact(id),
      `${id} "${text}" was to be reviewed by ${reviewBy}`,
      `Visitors read an unconfirmed figure. Ask again (${source}), then set a new reviewBy.`,
    ),
  );
  const unconfirmed = Object.entries(table)
    .filter(([, fact]) => /to be confirmed/i.test(fact.claim?.source ?? ''))
    .map(([id, { text }]) =>
      must(
        'claim',
        placeOfFact(id),
        `${id} "${text}" is not confirmed`,
        'A promotion must be able to prove its figures. Name the source that the owner confirmed.',
      ),
    );
  return [...outdated, ...unconfirmed, ...(await expiryOf(expires, today))];
}

async function expiryOf(expires: string, today: Date): Promise<Obstacle[]> {
  const days = Math.floor((Date.parse(expires) - today.getTime()) / DAY_MS);
  if (days >= NEAR_DAYS) return [];
  const place = await placeIn('content/site.ts', 'site');
  const found = `security.txt expires on ${expires}, in ${days} days`;
  const meaning =
    'Reports of a weakness would find no address that is to be trusted. Set a date within a year.';
  return [may('expiry', place('securityTxtExpires'), found, meaning)];
}
