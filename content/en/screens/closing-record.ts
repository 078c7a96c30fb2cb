import type { ScreenContent } from '#product/screens/screens.ts';
import { count, day, money, number, percent, time } from '../../sample-forms.ts';
import {
  committedOf,
  eventsOf,
  investorsOf,
  momentOf,
  shareOf,
  sumOf,
  targetOf,
  today,
  usersOf,
} from '../../sample-state.ts';
import { sampleNames } from '../sample-names.ts';

const { checks, deals, firms, people, states } = sampleNames;

const signed = investorsOf('cedar', 'signed');

const acts = ['answered', 'admitted', 'ndaCountersigned'] as const;
type Entry = ReturnType<typeof eventsOf<(typeof acts)[number]>>[number];

/** The name and icon of an entry. */
function entryOf({ act }: Entry) {
  switch (act) {
    case 'answered':
      return { name: 'Question answered', icon: 'mail' } as const;
    case 'admitted':
      return { name: 'Admitted to the data room', icon: 'people' } as const;
    case 'ndaCountersigned':
      return { name: 'NDA countersigned', icon: 'signature' } as const;
  }
}

const entries = eventsOf(acts, { deal: 'cedar' })
  .filter(({ on, at }) => on === 0 && at)
  .toReversed()
  .map((event) => ({
    ...entryOf(event),
    line: `${people[event.person ?? 'nadia'].name} · ${firms[event.firm].name}`,
    value: time(momentOf(event)),
  }));

/** The record of a raise: for each investor the days of NDA and commitment, and the NDAs, admissions and answers of the day. */
export const closingRecord = {
  description: `The closing record of ${deals.cedar}: each committed investor with the days of its NDA and commitment, its complete checks and its amount, ${money(sumOf(signed))} in all, and the NDAs, admissions and answers of the day with person and time.`,
  app: 'product',
  section: 'fundraising',
  owner: { workspace: firms.saltline.name, person: people.nadia },
  title: deals.cedar,
  aside: 'Closing record',
  chip: { text: count('investors', signed.length), tone: 'good', icon: 'check' },
  people: usersOf('saltline').map((person) => people[person].initials),
  buttons: [{ text: 'Export', icon: 'download' }],
  top: [
    {
      kind: 'figures',
      onPhones: true,
      items: [
        { label: states.signed.text, value: money(committedOf('cedar')), counts: true },
        { label: 'Of the target', value: percent(shareOf(committedOf('cedar'), targetOf('cedar'))) },
        { label: 'Investors', value: number(signed.length) },
      ],
    },
  ],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'table',
          columns: ['Investor', 'NDA', 'Checks', 'Committed', 'Amount', 'Record'],
          rows: signed.map(({ investor, nda = today, signed: committed = today, amount }) => ({
            cells: [
              firms[investor].name,
              day(nda),
              { state: 'done', text: checks.complete.text },
              day(committed),
              money(amount),
              {
                chip: {
                  text: 'Filed',
                  tone: 'good',
                  icon: 'check',
                  before: { text: 'To file', tone: 'wait', icon: 'clock' },
                },
              },
            ],
          })),
        },
        {
          kind: 'list',
          onPhones: true,
          title: 'NDAs, admissions and answers',
          aside: day(today),
          items: entries,
        },
      ],
    },
  ],
} satisfies ScreenContent;
