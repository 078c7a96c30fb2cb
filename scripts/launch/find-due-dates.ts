import { facts } from '#content/facts.ts';
import { site } from '#content/site.ts';
import { outdatedClaims } from '#scripts/build/facts/outdated-claims.ts';
import type { Facts } from '#src/model/facts.schema.ts';
import type { Obstacle } from './obstacle.ts';
import { placeIn } from './place-in.ts';

/** The build itself refuses under 30 days; who goes live should have time. */
const NEAR_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What is outdated or soon will be, and claims whose source says that nobody has confirmed them. */
export async function findDueDates(
  today: Date,
  table: Facts = facts,
  expires: string = site.securityTxtExpires,
): Promise<Obstacle[]> {
  const placeOfFact = await placeIn('content/facts.ts', 'facts');
  const outdated = outdatedClaims(today, table).map(({ id, text, source, reviewBy }): Obstacle => ({
    rule: 'claim',
    place: placeOfFact(id),
    found: `${id} "${text}" was to be reviewed by ${reviewBy}`,
    meaning: `Visitors read a figure that nobody vouches for. Ask again (${source}), then set a new reviewBy.`,
    urgency: 'must',
  }));
  const unconfirmed = Object.entries(table).flatMap(([id, { text, claim }]): Obstacle[] =>
    claim && /to be confirmed/i.test(claim.source)
      ? [
          {
            rule: 'claim',
            place: placeOfFact(id),
            found: `${id} "${text}" is not confirmed`,
            meaning:
              'A promotion must be able to prove its figures. Name the source that the owner confirmed.',
            urgency: 'must',
          },
        ]
      : [],
  );
  return [...outdated, ...unconfirmed, ...(await expiryOf(expires, today))];
}

async function expiryOf(expires: string, today: Date): Promise<Obstacle[]> {
  const days = Math.floor((Date.parse(expires) - today.getTime()) / DAY_MS);
  if (days >= NEAR_DAYS) return [];
  const place = await placeIn('content/site.ts', 'site');
  return [
    {
      rule: 'expiry',
      place: place('securityTxtExpires'),
      found: `security.txt expires on ${expires}, in ${days} days`,
      meaning: 'Reports of a weakness would find no address that is to be trusted. Set a date within a year.',
      urgency: 'must',
    },
  ];
}
