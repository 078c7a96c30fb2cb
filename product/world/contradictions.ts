import { z } from 'zod';

import { facts } from '../../content/facts-today.ts';
import { pictures } from '../../content/pictures.ts';
import type { Commitment, Firm, Raise, World } from './world.ts';

export type Contradiction = { readonly path: readonly PropertyKey[]; readonly message: string };

const below = (start: readonly PropertyKey[], found: readonly Contradiction[]) =>
  found.map(({ path, message }) => ({ path: [...start, ...path], message }));

const when = (isWrong: boolean, path: readonly PropertyKey[], message: string): Contradiction[] =>
  isWrong ? [{ path, message }] : [];

/** Days that do not exist, amounts that screens round, and pictures without a file, at any depth. */
function findValues(value: unknown, path: readonly PropertyKey[] = []): Contradiction[] {
  const key = path.at(-1);
  if (typeof value === 'string')
    return [
      ...when(
        /^\d{4}-/.test(value) && !z.iso.date().safeParse(value.slice(0, 10)).success,
        path,
        'is no day: write it as 2026-05-12',
      ),
      ...when(
        key === 'picture' && !(value in pictures),
        path,
        'is not a picture: use an id from content/pictures.ts, or add the picture there and to content/pictures',
      ),
    ];
  if (key === 'amount' || key === 'ticket' || key === 'target')
    return when(
      typeof value !== 'number' || value <= 0 || value % 100_000 !== 0,
      path,
      'is no multiple of 100,000, which screens round to',
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([own, inner]: [string, unknown]) =>
    findValues(inner, [...path, Array.isArray(value) ? Number(own) : own]),
  );
}

function findInCommitment(
  { investor, state, nda, signed }: Commitment,
  { firms, today }: World,
): Contradiction[] {
  const checks = Object.values(firms[investor].checks ?? { identity: 'open' });
  return [
    ...when(
      state === 'signed' && checks.some((one) => one !== 'done'),
      [],
      `is signed while checks of ${investor} are outstanding: write documentsOut`,
    ),
    ...when(
      state === 'signed' && (signed ?? '9999') > today,
      [],
      'is signed: add the day in `signed`, today or before',
    ),
    ...when(
      state !== 'ndaSent' && (nda ?? '9999') > (signed ?? today),
      [],
      'goes on without an NDA: add its day in `nda`, before all else',
    ),
  ];
}

function findInRaise({ target, commitments }: Raise, amount: number, world: World): Contradiction[] {
  const total = commitments.reduce((sum, commitment) => sum + commitment.amount, 0);
  return [
    ...when(amount !== target, ['target'], `is not the amount of the deal: write ${amount}`),
    ...when(total > target, ['commitments'], `are ${total}, more than the target: lower one`),
    ...commitments.flatMap((one, index) => below(['commitments', index], findInCommitment(one, world))),
  ];
}

const mostUsers = { single: 1, business: facts.multiLicences.value };

const findUsers = ({ plan, users = [] }: Firm) =>
  plan
    ? when(
        users.length > mostUsers[plan],
        ['users'],
        `are more than the plan has, ${mostUsers[plan]}: remove one`,
      )
    : [];

/**
 * What pages exclude: a commitment before the checks or the NDA, more commitments than the target, more users than the
 * plan has, a ticket below the least one.
 */
export function contradictionsOf(world: World): Contradiction[] {
  const { today, firms, deals, raises } = world;
  const amounts = new Map<string, number>(Object.entries(deals).map(([id, { offer }]) => [id, offer.amount]));
  return [
    ...findValues({ today, firms, deals, raises }),
    ...Object.entries(raises).flatMap(([id, raise]) =>
      below(['raises', id], findInRaise(raise, amounts.get(id) ?? raise.target, world)),
    ),
    ...Object.entries(firms).flatMap(([id, firm]) => below(['firms', id], findUsers(firm))),
    ...Object.entries(deals).flatMap(([id, { offer }]) =>
      when(
        offer.ticket < facts.minimumTicket.value,
        ['deals', id, 'offer', 'ticket'],
        'is below minimumTicket of content/facts.ts: raise it',
      ),
    ),
  ];
}

/** The rules as a schema, for the check of all content. */
export const worldSchema = z.custom<World>().superRefine((world, context) => {
  for (const { path, message } of contradictionsOf(world))
    context.addIssue({ code: 'custom', path: [...path], message });
});
