import type {
  Act,
  CheckId,
  DealId,
  DocumentId,
  FirmId,
  Group,
  Of,
  Right,
  SampleEvent,
  Stage,
  Step,
} from '#product/world/world.ts';
import { addDays } from '#src/lib/day/add-days.ts';
import { workingDay } from '#src/lib/day/working-days.ts';
import { sampleEvents } from './sample-events.ts';
import { world } from './sample-world.ts';
import { siteDay } from './site-day.ts';

// Computes from the events of the sample world what screens show: dates, states, sums, rights and tasks.

const dates = new Map<number, string>();

/** The date so many working days from today, which is the day of the build or the last working day before it. */
export function dateOf(on: number): string {
  const known = dates.get(on);
  if (known) return known;
  const step = Math.sign(on);
  const date = workingDay(step === 0 ? siteDay : dateOf(on - step), step);
  dates.set(on, date);
  return date;
}

export const today = dateOf(0);

/** The date of an event, with its time if it has one: `2026-05-12T10:04`. */
export const momentOf = ({ on, at }: Pick<SampleEvent, 'on' | 'at'>): string =>
  at ? `${dateOf(on)}T${at}` : dateOf(on);

const DAY_MS = 86_400_000;

/** Days from one to another; by default from today. */
export const daysUntil = (day: string, from: string = today): number =>
  Math.round((Date.parse(day.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);

/** The first days of the months from that of a date to the one after another date. */
export function monthsFrom(from: string, to: string): string[] {
  const firstDayOf = (date: string) => `${date.slice(0, 8)}01`;
  let month = firstDayOf(from);
  const months = [month];
  while (month <= to) {
    month = firstDayOf(addDays(month, 31));
    months.push(month);
  }
  return months;
}

/** The same day of the next year. */
export const yearAfter = (date: string): string => addDays(date, 365);

/** The Sunday of the week of today. */
export const endOfWeek = addDays(today, 7 - new Date(today).getUTCDay());

type Amount = { readonly amount: number };

export const sumOf = (items: readonly Amount[]): number => items.reduce((sum, { amount }) => sum + amount, 0);

/** In percent, with one decimal place. */
export const shareOf = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

const ordered = sampleEvents.toSorted(
  (one, other) => one.on - other.on || (one.at ?? '').localeCompare(other.at ?? ''),
);

type About = {
  readonly deal?: string;
  readonly firm?: string;
  readonly bidder?: string;
  readonly company?: string;
};

/** The events with these names about a deal, firm, bidder or company, from the first to the last. */
export function eventsOf<Name extends Act>(names: readonly Name[], about: About = {}): readonly Of<Name>[] {
  const isMeant = (event: SampleEvent): event is Of<Name> =>
    names.some((name) => name === event.act) &&
    Object.entries(about).every(([key, id]) =>
      Object.entries(event).some((own) => own[0] === key && own[1] === id),
    );
  return ordered.filter(isMeant);
}

/** The last event with this name, which the list must have. */
export function lastOf<Name extends Act>(name: Name, about: About = {}): Of<Name> {
  const last = eventsOf([name], about).at(-1);
  if (!last) throw new Error(`content/sample-events.ts has no “${name}” of ${JSON.stringify(about)}: add it`);
  return last;
}

/** When the last event with this name was, or will be. */
export const momentOfLast = (name: Act, about: About = {}): string => momentOf(lastOf(name, about));

/** How far an investor is in a deal. `signed` alone is committed. */
type State =
  'engaged' | 'ndaSent' | 'ndaSigned' | 'dataRoom' | 'inReview' | 'legalReview' | 'documentsOut' | 'signed';

const stateAfter = {
  engaged: 'engaged',
  ndaSent: 'ndaSent',
  ndaSigned: 'ndaSent',
  ndaCountersigned: 'ndaSigned',
  admitted: 'dataRoom',
  reviewStarted: 'inReview',
  draftSent: 'legalReview',
  documentsSent: 'documentsOut',
  signed: 'documentsOut',
  countersigned: 'signed',
} as const satisfies Readonly<Record<Step, State>>;

const steps = Object.keys(stateAfter).filter((act): act is Step => act in stateAfter);

export type RaiseId = 'cedar' | 'juniper' | 'heron' | 'acacia' | 'fund';

/** The target of a raise, in US dollars. */
export const targetOf = (raise: RaiseId): number =>
  raise === 'fund' ? world.fund.target : world.deals[raise].offer.amount;

const dateIn = (taken: readonly Of<Step>[], step: Step) => {
  const event = taken.find(({ act }) => act === step);
  return event && dateOf(event.on);
};

/**
 * The investors of a raise as of a day, in the order in which they engaged: all, or those in one of these states.
 * @param on working days from today
 */
export const investorsAt = (on: number, raise: RaiseId, ...states: readonly State[]) =>
  eventsOf(['engaged'], { deal: raise })
    .filter((event) => event.on <= on)
    .map(({ firm, amount }) => {
      const taken = eventsOf(steps, { deal: raise, firm }).filter((event) => event.on <= on);
      const { act = 'engaged' } = taken.at(-1) ?? {};
      return {
        investor: firm,
        amount,
        state: stateAfter[act],
        /** The day of the last signature of the NDA, and of the contract. */
        nda: dateIn(taken, 'ndaCountersigned'),
        signed: dateIn(taken, 'countersigned'),
        ...eventsOf(['admitted'], { deal: raise, firm }).map(({ group }) => ({ group }))[0],
      };
    })
    .filter(({ state }) => states.length === 0 || states.includes(state));

export const investorsOf = (raise: RaiseId, ...states: readonly State[]) => investorsAt(0, raise, ...states);

/** The sum of the commitments that both have signed. */
export const committedOf = (raise: RaiseId): number => sumOf(investorsOf(raise, 'signed'));

/** The planned tasks of a deal, the next one first. */
export const tasksOf = (about: About) => eventsOf(['planned'], about);

/** Passed, or due again. No account opens before all of them are passed. */
export const checksOf = (firm: FirmId): Readonly<Record<CheckId, 'done' | 'due'>> => {
  const state = (check: CheckId) =>
    eventsOf(['renewalDue'], { firm }).some((event) => event.check === check) ? 'due' : 'done';
  return {
    identity: state('identity'),
    owners: state('owners'),
    sanctions: state('sanctions'),
    category: state('category'),
    funds: state('funds'),
  };
};

/** The questions on a deal in the order in which they were asked, each with its answer. */
export const questionsOf = (deal: RaiseId) =>
  eventsOf(['asked'], { deal }).map((asked) => ({
    ...asked,
    answer: eventsOf(['answered'], { deal, firm: asked.firm }).find(({ topic }) => topic === asked.topic),
  }));

/** The right of a group to a document in the data room of Project Cedar. */
export const rightOf = (document: DocumentId, group: Group): Right | 'none' =>
  eventsOf(['opened']).findLast((event) => event.group === group && event.documents.includes(document))
    ?.right ?? 'none';

/** A deal with all that its listing says. */
export const dealOf = (id: DealId) => {
  const { what, offer } = world.deals[id];
  return { id, ...what, ...offer, closes: dateOf(offer.closes) };
};

const isDeal = (id: string): id is DealId => id in world.deals;

const stageAfter = {
  sourced: 'sourced',
  screened: 'screening',
  returned: 'screening',
  ndaCountersigned: 'nda',
  diligenceStarted: 'diligence',
  draftSent: 'closing',
} as const satisfies Readonly<Partial<Record<Act, Stage>>>;

const moves = Object.keys(stageAfter).filter((act): act is keyof typeof stageAfter => act in stageAfter);

const itemsOf = (name: 'diligenceStarted' | 'settled', about: About) =>
  eventsOf([name], about).reduce((sum, { items }) => sum + items, 0);

/** Deals on the board of Marram, all or of one stage, each with its last move and its next task. */
export const onBoard = (stage?: Stage) =>
  Object.keys(world.deals)
    .filter(isDeal)
    .flatMap((id) => {
      const about = { deal: id, firm: 'marram' };
      const move = eventsOf(moves, about).at(-1);
      const [next] = tasksOf(about);
      if (!move || !next || (stage && stageAfter[move.act] !== stage)) return [];
      const items = itemsOf('diligenceStarted', about);
      return [
        {
          ...dealOf(id),
          stage: stageAfter[move.act],
          move,
          /** Items of the diligence list that are settled, of how many. */
          ...(items > 0 && { settled: [itemsOf('settled', about), items] as const }),
          next: { task: next.task, day: dateOf(next.on), people: next.people ?? [] },
        },
      ];
    });

const declined = eventsOf(['declined'], { firm: 'marram' });

/** The time that the river of deals shows: from before the first decline to after today, with the years in it. */
export const riverOfDeals = {
  from: addDays(dateOf(declined[0]?.on ?? 0), -80),
  to: addDays(today, 50),
  years: monthsFrom(dateOf(declined[0]?.on ?? 0), today).filter((month) => month.endsWith('-01-01')),
};

type Market = typeof world.market;

/** How many listings the marketplace has of these asset classes, in one region or in all. */
export function listingsOf(
  classes: readonly Market['classes'][number][],
  region?: Market['regions'][number],
): number {
  const { listings, regions } = world.market;
  return classes
    .flatMap((one) => listings[one].filter((_, index) => !region || regions[index] === region))
    .reduce((sum, size) => sum + size, 0);
}

/** The people of a workspace. */
export const usersOf = (firm: FirmId) => world.firms[firm].users ?? [];

/** The number by which an issuer knows an investor until it engages: another one for each issuer. */
export const aliasOf = (deal: DealId, firm: FirmId): string => lastOf('saved', { deal, firm }).alias;
