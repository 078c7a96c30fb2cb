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
  'falcon' | 'larch' | 'laurel' | 'myrtle' | 'sable' | 'thyme' | 'flint' | 'amber'
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

const checkIds = ['identity', 'owners', 'sanctions', 'category', 'funds'] as const;

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

type Problem = readonly [path: readonly (string | number)[], message: string];
type Raised = z.output<typeof raiseSchema>;
type Cast = Readonly<Record<FirmId, z.output<typeof firmSchema>>>;

function problemsOfCommitment(
  { investor, state, nda, signed }: Raised['commitments'][number],
  firms: Cast,
  today: string,
): string[] {
  const checks = Object.values(firms[investor].checks ?? { identity: 'open' });
  return [
    ...(state === 'signed' && checks.some((one) => one !== 'done')
      ? [`is signed while checks of ${investor} are outstanding: write documentsOut`]
      : []),
    ...(state === 'signed' && (signed ?? '9999') > today
      ? ['is signed: add the day in `signed`, today or before']
      : []),
    ...(state !== 'ndaSent' && (nda ?? '9999') > (signed ?? today)
      ? ['goes on without an NDA: add its day in `nda`, before all else']
      : []),
  ];
}

const problemsOfRaise = (
  { target, commitments }: Raised,
  amount: number,
  firms: Cast,
  today: string,
): Problem[] => {
  const total = commitments.reduce((sum, commitment) => sum + commitment.amount, 0);
  return [
    ...(amount === target ? [] : [[['target'], `is not the amount of the deal: write ${amount}`] as const]),
    ...(total > target ? [[['commitments'], `are ${total}, more than the target: lower one`] as const] : []),
    ...commitments.flatMap((commitment, place) =>
      problemsOfCommitment(commitment, firms, today).map(
        (message) => [['commitments', place], message] as const,
      ),
    ),
  ];
};

const mostUsers = { single: 1, business: facts.multiLicences.value };

const problemsOfUsers = ({ plan, users = [] }: Cast[FirmId]): Problem[] =>
  plan && users.length > mostUsers[plan]
    ? [[['users'], `are more than the plan has, ${mostUsers[plan]}: remove one`]]
    : [];

/**
 * One cast and one calendar for every screen of the product. The rules refuse what the pages exclude: a commitment
 * before the checks or the NDA, more commitments than the target, more users than the plan has.
 */
export const sampleWorldSchema = z
  .looseObject({
    today: day,
    firms: z.record(idOf<FirmId>(), firmSchema),
    deals: z.record(idOf<DealId>(), dealSchema),
    raises: z.record(z.string(), raiseSchema),
  })
  .superRefine(({ today, firms, deals, raises }, context) => {
    const amounts = new Map<string, number>(
      Object.entries(deals).map(([id, { offer }]) => [id, offer.amount]),
    );
    const below = (start: readonly string[], problems: readonly Problem[]) =>
      problems.map(([path, message]) => ({ path: [...start, ...path], message }));
    const found = [
      ...Object.entries(raises).flatMap(([id, raise]) =>
        below(['raises', id], problemsOfRaise(raise, amounts.get(id) ?? raise.target, firms, today)),
      ),
      ...Object.entries(firms).flatMap(([id, firm]) => below(['firms', id], problemsOfUsers(firm))),
    ];
    for (const problem of found) context.addIssue({ code: 'custom', ...problem });
  });

export type CheckId = (typeof checkIds)[number];

type World = z.input<typeof sampleWorldSchema>;
export type Firms = World['firms'];
export type Deals = World['deals'];
export type Raise = World['raises'][string];
export type Commitment = Raise['commitments'][number];
export type Stage = NonNullable<Deals[DealId]['board']>['stage'];
