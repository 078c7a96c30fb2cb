import { z } from 'zod';

import type { sampleNames } from '#content/en/sample-names.ts';
import { facts } from '#content/facts-today.ts';
import type { pictures } from '#content/pictures.ts';

type Names = typeof sampleNames;
export type PersonId = keyof Names['people'];
export type FirmId = keyof Names['firms'];
/** Deals of the board and properties. Others, such as declined ones, have a name alone. */
export type DealId = Exclude<
  keyof Names['deals'],
  'falcon' | 'larch' | 'sable' | 'thyme' | 'flint' | 'amber'
>;
type TaskId = keyof Names['tasks'];

/** An id that has its words in `content/en/sample-names.ts`. */
const idOf = <Id extends string>() => z.custom<Id>((value) => typeof value === 'string', 'is no id');

const day = z.iso.date('is no day: write it as 2026-05-12');
const dollars = z
  .number()
  .positive()
  .multipleOf(100_000, 'is no multiple of 100,000, which screens round to');

/** A check of Qanat: passed, with the analyst, or not started. */
const check = z.enum(['done', 'due', 'open']);

export const checkIds = ['identity', 'owners', 'sanctions', 'category', 'funds'] as const;

const firmSchema = z.strictObject({
  kind: idOf<keyof Names['kinds']>(),
  country: idOf<keyof Names['countries']>(),
  plan: z.enum(['single', 'business']).optional().describe('A workspace has no more users than its plan.'),
  users: z.array(idOf<PersonId>()).optional(),
  number: z.string().optional().describe('What issuers see of an investor until it engages.'),
  checks: z.record(z.enum(checkIds), check).optional(),
});

const taskOn = { task: idOf<TaskId>(), day };

const dealSchema = z.strictObject({
  what: z.strictObject({
    sector: idOf<keyof Names['sectors']>(),
    region: idOf<keyof Names['regions']>(),
    assetClass: idOf<keyof Names['assetClasses']>(),
  }),
  offer: z.strictObject({
    amount: dollars.describe('What the issuer raises or asks.'),
    ticket: dollars.min(facts.minimumTicket.value, 'is below minimumTicket of content/facts.ts: raise it'),
    closes: day.describe('Last day of its listing.'),
    issuer: idOf<FirmId>(),
    isIssuerNamed: z.boolean().optional().describe('On the listing.'),
    picture: idOf<keyof typeof pictures>().optional(),
  }),
  board: z
    .strictObject({
      stage: z.enum(['sourced', 'screening', 'nda', 'diligence', 'closing']),
      reviewed: z.tuple([z.int(), z.int()]).optional().describe('Documents reviewed, of how many.'),
      next: z.strictObject({ ...taskOn, people: z.array(idOf<PersonId>()).min(1) }),
    })
    .optional()
    .describe('Its place on the board of the fund.'),
});

const commitmentSchema = z.strictObject({
  investor: idOf<FirmId>(),
  amount: dollars,
  state: z
    .enum(['signed', 'documentsOut', 'legalReview', 'inReview', 'dataRoom', 'ndaSent'])
    .describe('How far it is. `signed` alone is committed.'),
  nda: day.optional().describe('Day of the last signature of the NDA.'),
  signed: day.optional(),
  sideLetter: day.optional(),
  next: z.strictObject({ ...taskOn, person: idOf<PersonId>() }).optional(),
});

const raiseSchema = z.strictObject({ target: dollars, commitments: z.array(commitmentSchema).min(1) });

/**
 * One cast and one calendar for every screen of the product. The refinements refuse what the pages exclude: a
 * commitment before the checks or the NDA, more commitments than the target, more users than the plan has.
 */
export const sampleWorldSchema = z
  .looseObject({
    today: day,
    firms: z.record(idOf<FirmId>(), firmSchema),
    deals: z.record(idOf<DealId>(), dealSchema),
    raises: z.record(z.string(), raiseSchema),
  })
  .superRefine(({ today, firms, deals, raises }, context) => {
    const report = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const [raise, { target, commitments }] of Object.entries(raises)) {
      const deal = Object.entries(deals).find(([id]) => id === raise)?.[1];
      if (deal && deal.offer.amount !== target)
        report(
          ['raises', raise, 'target'],
          `is not the amount of the deal, ${deal.offer.amount}: write that`,
        );
      const total = commitments.reduce((sum, { amount }) => sum + amount, 0);
      if (total > target)
        report(
          ['raises', raise, 'commitments'],
          `are more than the target (${total} of ${target}): lower one`,
        );
      for (const [place, { investor, state, nda, signed }] of commitments.entries()) {
        const path = ['raises', raise, 'commitments', place];
        const checks = Object.values(firms[investor].checks ?? { identity: 'open' });
        if (state === 'signed' && checks.some((one) => one !== 'done'))
          report(path, `is signed while checks of ${investor} are outstanding: write documentsOut`);
        if (state === 'signed' && (!signed || signed > today))
          report(path, 'is signed: add the day in `signed`, today or before');
        if (state !== 'ndaSent' && (!nda || nda > (signed ?? today)))
          report(path, 'goes on without an NDA: add its day in `nda`, before all else');
      }
    }
    for (const [firm, { plan, users = [] }] of Object.entries(firms)) {
      const most = plan === 'single' ? 1 : facts.multiLicences.value;
      if (users.length > most)
        report(['firms', firm, 'users'], `are more than the plan has, ${most}: remove one`);
    }
  });

type World = z.input<typeof sampleWorldSchema>;
export type Firms = World['firms'];
export type Deals = World['deals'];
export type Raise = World['raises'][string];
export type Commitment = Raise['commitments'][number];
export type Stage = NonNullable<Deals[DealId]['board']>['stage'];
