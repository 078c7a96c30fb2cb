import type { ScreenContent } from '#product/screens/screens.ts';
import { count, day, money, number, percent, time } from '../../sample-forms.ts';
import { committedOf, investorsOf, shareOf, sumOf, usersOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { checks, deals, firms, people, states } = sampleNames;

const { alderNda, questions, raises, room } = world;
const { target } = raises.cedar;
const signed = investorsOf('cedar', 'signed');
const answered = questions.flatMap((question) => ('answered' in question ? [question] : []));

/** The record of a raise: for each investor the days of NDA and commitment, and the latest entries. */
export const closingRecord = {
  description: `The closing record of ${deals.cedar}: each committed investor with the days of its NDA and commitment, its complete checks and its amount, ${money(sumOf(signed))} in all, and the entries of the day with person and time.`,
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
        { label: 'Of the target', value: percent(shareOf(committedOf('cedar'), target)) },
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
          rows: signed.map(({ investor, nda = world.today, signed: committed = world.today, amount }) => ({
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
          title: 'Entries of the day',
          aside: day(world.today),
          items: [
            ...answered.map(({ investor, person, answered: moment }) => ({
              name: 'Question answered',
              line: `${people[person].name} to ${firms[investor].name}`,
              icon: 'mail' as const,
              value: time(moment),
            })),
            {
              name: 'Folder opened to Group B',
              line: `By ${people.clara.name}`,
              icon: 'folder',
              value: time(room.opened),
            },
            {
              name: 'NDA countersigned',
              line: `${people.nadia.name} for ${firms.alder.name}`,
              icon: 'signature',
              value: time(alderNda.countersigned),
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
