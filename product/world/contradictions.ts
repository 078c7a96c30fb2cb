import { z } from 'zod';

import { facts } from '../../content/facts-today.ts';
import { pictures } from '../../content/pictures.ts';
import type { CheckId, Firm, FirmId, Of, SampleEvent, Step, World } from './world.ts';

export type Contradiction = { readonly path: readonly PropertyKey[]; readonly message: string };

const below = (start: readonly PropertyKey[], found: readonly Contradiction[]) =>
  found.map(({ path, message }) => ({ path: [...start, ...path], message }));

const when = (isWrong: boolean, path: readonly PropertyKey[], message: string): Contradiction[] =>
  isWrong ? [{ path, message }] : [];

/** Amounts that screens round, and pictures without a file, at any depth. */
function findValues(value: unknown, path: readonly PropertyKey[] = []): Contradiction[] {
  const key = path.at(-1);
  if (typeof value === 'string')
    return when(
      key === 'picture' && !(value in pictures),
      path,
      'is not a picture: use an id from content/pictures.ts, or add the picture there and to content/pictures',
    );
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

const mostUsers = { single: 1, business: facts.multiLicences.value };

const findUsers = ({ plan, users = [] }: Firm) =>
  plan
    ? when(
        users.length > mostUsers[plan],
        ['users'],
        `are more than the plan has, ${mostUsers[plan]}: remove one`,
      )
    : [];

/** What the cast may not be: more users than the plan has, a ticket below the least one. */
export const findInWorld = (world: World): Contradiction[] => [
  ...findValues(world),
  ...Object.entries(world.firms).flatMap(([id, firm]) => below(['firms', id], findUsers(firm))),
  ...Object.entries(world.deals).flatMap(([id, { offer }]) =>
    when(
      offer.ticket < facts.minimumTicket.value,
      ['deals', id, 'offer', 'ticket'],
      'is below minimumTicket of content/facts.ts: raise it',
    ),
  ),
];

/** What a step needs before it, of the same investor in the same deal. */
const needs: Readonly<Partial<Record<Step, Step>>> = {
  ndaSent: 'engaged',
  ndaSigned: 'ndaSent',
  ndaCountersigned: 'ndaSigned',
  admitted: 'ndaCountersigned',
  reviewStarted: 'admitted',
  draftSent: 'admitted',
  documentsSent: 'ndaCountersigned',
  signed: 'ndaCountersigned',
  countersigned: 'signed',
};

const isStep = (act: string): act is Step => act === 'engaged' || act in needs;

const checkIds: readonly CheckId[] = ['identity', 'owners', 'sanctions', 'category', 'funds'];

/** By the clock. Of two events of one day, of which one has no time, either may be first. */
const isBefore = (one: SampleEvent, other: SampleEvent) =>
  one.on < other.on || (one.on === other.on && (!one.at || !other.at || one.at <= other.at));

type Rule = (event: SampleEvent, before: readonly SampleEvent[], world: World) => string | false | undefined;

const firmOf = (event: SampleEvent) => ('firm' in event ? event.firm : undefined);
const dealOf = (event: SampleEvent) => ('deal' in event ? event.deal : undefined);

const isOf = (event: SampleEvent, act: string, other: SampleEvent) =>
  event.act === act && dealOf(event) === dealOf(other) && firmOf(event) === firmOf(other);

/** The checks that a firm has passed, or must pass again. */
const checksIn = (events: readonly SampleEvent[], act: 'checked' | 'renewalDue', firm: FirmId) =>
  events.flatMap((event) =>
    event.act === act && event.firm === firm ? (event.check ? [event.check] : checkIds) : [],
  );

const groupOf = (event: Of<'asked'>, before: readonly SampleEvent[]) =>
  before.flatMap((one) => (one.act === 'admitted' && isOf(one, 'admitted', event) ? [one.group] : [])).at(-1);

/** What a task waits for: it is planned once this has happened and that has not. */
const waitsFor: Readonly<Partial<Record<Of<'planned'>['task'], readonly [done: Step, open: Step]>>> = {
  signNda: ['ndaSent', 'ndaSigned'],
  openRoom: ['admitted', 'draftSent'],
  countersign: ['signed', 'countersigned'],
  finalDraft: ['draftSent', 'signed'],
};

/** The rules of the product. Each says what is wrong with an event after those before it, and the remedy. */
const rules: readonly Rule[] = [
  ({ on, at }) =>
    (!Number.isInteger(on) || (at !== undefined && !/^(?:0[89]|1[0-8]):[0-5]\d$/.test(at))) &&
    'is at no time of work: write whole days in `on`, and `at` from 08:00 to 18:59',
  (event, before) => {
    const need = isStep(event.act) ? needs[event.act] : undefined;
    return (
      need && !before.some((one) => isOf(one, need, event)) && `comes before “${need}”: add it, or move this`
    );
  },
  (event, before) =>
    event.act === 'engaged' &&
    checkIds.some((check) => !checksIn(before, 'checked', event.firm).includes(check)) &&
    `comes before the checks of ${event.firm}: add “checked” before it`,
  (event, before) =>
    event.act === 'countersigned' &&
    checksIn(before, 'renewalDue', event.firm).length > 0 &&
    `is signed while a check of ${event.firm} is due: move the renewal, or remove this`,
  (event, before) =>
    event.act === 'refused' &&
    before.some((one) => isOf(one, 'ndaCountersigned', event)) &&
    'is not refused for want of an NDA: both have signed it',
  (event, before) =>
    event.act === 'uploaded' &&
    !before.some((one) => one.act === 'checkedProject' && one.deal === event.deal) &&
    'comes before the checks of the project: add “checkedProject” before it',
  (event, before) =>
    event.act === 'filesUploaded' &&
    !before.some((one) => one.act === 'companyChecked' && one.company === event.company) &&
    'comes before the checks of the company: add “companyChecked” before it',
  (event, before) =>
    event.act === 'asked' &&
    event.document !== undefined &&
    !before.some(
      (one) =>
        one.act === 'opened' &&
        one.deal === event.deal &&
        one.group === groupOf(event, before) &&
        one.documents.some((id) => id === event.document),
    ) &&
    `asks about a document that the group of ${event.firm} cannot open: add “opened” before it`,
  (event, before) =>
    event.act === 'answered' &&
    !before.some((one) => one.act === 'asked' && isOf(one, 'asked', event) && one.topic === event.topic) &&
    'answers what nobody has asked: add “asked” before it',
  (event) => event.act === 'planned' && event.on < 0 && 'is planned for a day that has passed: move it',
  (event, before) => {
    const [done, open] = (event.act === 'planned' ? waitsFor[event.task] : undefined) ?? [];
    if (!done || !open) return false;
    const happened = before.filter(({ on }) => on <= 0);
    return (
      (!happened.some((one) => isOf(one, done, event)) || happened.some((one) => isOf(one, open, event))) &&
      `is planned, but “${done}” has not happened or “${open}” has: remove it, or add the step`
    );
  },
  (event, _, { deals }) => {
    const closes = Object.entries(deals).find(([id]) => id === dealOf(event))?.[1].offer.closes;
    return (
      closes !== undefined &&
      event.on > closes &&
      `is after the listing closes, day ${closes}: move one of them`
    );
  },
  (event, _, { firms, deals }) => {
    const { act, person } = event;
    const offer = Object.entries(deals).find(([id]) => id === dealOf(event))?.[1].offer;
    const sides = [
      firmOf(event),
      offer?.issuer,
      offer?.adviser,
      ...(dealOf(event) === 'fund' ? ['marram'] : []),
    ];
    const users = Object.entries(firms).flatMap(([id, { users: own = [] }]) =>
      sides.includes(id) ? own : [],
    );
    return (
      person !== undefined &&
      act !== 'checked' &&
      act !== 'approved' &&
      !users.includes(person) &&
      `is by ${person}, who is on no side of it: write a user of ${sides.filter(Boolean).join(' or ')}`
    );
  },
];

const findSums = (events: readonly SampleEvent[], { deals, fund }: World): Contradiction[] =>
  events.flatMap((event, index) => {
    if (event.act !== 'engaged') return [];
    const target =
      event.deal === 'fund'
        ? fund.target
        : Object.entries(deals).find(([id]) => id === event.deal)?.[1].offer.amount;
    const total = events
      .slice(0, index + 1)
      .reduce((sum, one) => sum + (one.act === 'engaged' && one.deal === event.deal ? one.amount : 0), 0);
    return when(
      target !== undefined && total > target,
      [index, 'amount'],
      `makes ${total}, more than the target ${target}: lower one of ${event.deal}`,
    );
  });

/** What the events may not say: each is a step that the product does not allow, with its place in the list. */
export const findInEvents = (events: readonly SampleEvent[], world: World): Contradiction[] => [
  ...findValues(events),
  ...findSums(events, world),
  ...events.flatMap((event, index) => {
    const before = events.filter((one, place) => place !== index && isBefore(one, event));
    return rules.flatMap((rule) => {
      const message = rule(event, before, world);
      return message ? [{ path: [index], message: `“${event.act}” ${message}` }] : [];
    });
  }),
];

const asSchema = <Value>(find: (value: Value) => readonly Contradiction[]) =>
  z.custom<Value>().superRefine((value, context) => {
    for (const { path, message } of find(value))
      context.addIssue({ code: 'custom', path: [...path], message });
  });

/** The rules as schemas, for the check of all content. */
export const worldSchema = asSchema<World>(findInWorld);
export const eventsSchema = (world: World) =>
  asSchema<readonly SampleEvent[]>((events) => findInEvents(events, world));
