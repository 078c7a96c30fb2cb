import type { ScreenContent } from '#product/screens/screens.ts';
import { count, money, month, number, percent, when } from '../../sample-forms.ts';
import {
  committedOf,
  dealOf,
  daysUntil,
  investorsOf,
  momentOf,
  monthsFrom,
  questionsOf,
  shareOf,
  sumOf,
  targetOf,
  today,
  usersOf,
} from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { deals, documents, firms, kinds, people, states, topics } = sampleNames;

const { closes, ticket } = dealOf('cedar');
const target = targetOf('cedar');
const signed = investorsOf('cedar', 'signed');
const room = investorsOf('cedar', 'dataRoom');
const sent = investorsOf('cedar', 'ndaSent');
const talks = [...room, ...sent];
const committed = committedOf('cedar');
const questions = questionsOf('cedar').filter(({ answer }) => !answer);
const largest = Math.max(...signed.map(({ amount }) => amount));

/** The axis of the chart: from the month of the first NDA to the one after the close. */
const chartMonths = monthsFrom(signed[0]?.nda ?? today, closes);
const [start = today, end = closes] = [chartMonths[0], chartMonths.at(-1)];
const placeOf = (day: string = start) => shareOf(daysUntil(day, start), daysUntil(end, start));
const tones = ['deep', 'accent', 'light', 'clay', 'sand'] as const;

const rowOf = ({ investor, amount, state }: (typeof talks)[number]) => ({
  cells: [
    firms[investor].name,
    { line: kinds[world.firms[investor].kind], onTablets: false },
    { chip: states[state] },
    { share: shareOf(amount, largest), onTablets: false },
    money(amount),
  ],
});
const inWideScreens = (row: ReturnType<typeof rowOf>) => ({ ...row, onTablets: false });

/** The raise of an issuer: its investors by stage and what is outstanding for each. */
export const fundraising = {
  description: `A raise of ${money(target)}, of which ${money(committed)} is committed: a chart of commitments over time, investors by stage with their amounts, the documents of the raise, and questions awaiting an answer.`,
  app: 'product',
  section: 'fundraising',
  owner: { workspace: firms.saltline.name, person: people.nadia },
  title: deals.cedar,
  aside: 'Raise',
  chip: { text: count('daysLeft', daysUntil(closes)), tone: 'wait', icon: 'clock' },
  people: usersOf('saltline').map((person) => people[person].initials),
  buttons: [
    { text: 'Export', icon: 'download' },
    { text: 'Add investor', icon: 'plus' },
  ],
  top: [
    {
      kind: 'chart',
      onPhones: true,
      figures: [
        {
          label: 'Committed',
          value: money(committed),
          counts: true,
          line: `${percent(shareOf(committed, target))} of the target`,
        },
        { label: 'In talks', value: money(sumOf(talks)), line: count('investors', talks.length) },
        { label: 'Still open', value: money(target - committed), line: `Minimum ticket ${money(ticket)}` },
      ],
      months: chartMonths.map((first) => month(first)),
      target: { amount: target, text: `Target ${money(target)}` },
      today: { at: placeOf(today), text: `${money(committed)} today` },
      commitments: signed.map((commitment, index) => ({
        amount: commitment.amount,
        from: placeOf(commitment.nda),
        to: placeOf(commitment.signed),
        tone: tones[index] ?? 'stone',
      })),
      outlook: { amount: sumOf(talks), text: 'If all in talks join' },
    },
  ],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'table',
          rows: [
            { group: states.signed.text, tone: 'deep', value: money(committed), onTablets: false },
            ...signed.map(rowOf).map(inWideScreens),
            { group: states.dataRoom.text, tone: 'accent', value: money(sumOf(room)) },
            ...room.map(rowOf),
            { group: states.ndaSent.text, tone: 'clay', value: money(sumOf(sent)), onTablets: false },
            ...sent.map(rowOf).map(inWideScreens),
          ],
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          onTablets: false,
          title: 'Documents of the raise',
          items: [
            {
              name: 'Teaser',
              icon: 'document',
              chip: { text: 'Before the NDA', tone: 'plain', icon: 'eye' },
            },
            { name: documents.useOfProceeds, icon: 'document', chip: states.afterNda },
            { name: documents.model, icon: 'chart', chip: states.afterNda },
            { name: 'Subscription agreement', icon: 'signature', value: count('investors', signed.length) },
          ],
        },
        {
          kind: 'list',
          onTablets: false,
          tone: 'clay',
          title: 'Awaiting an answer',
          aside: number(questions.length),
          items: questions.map(({ firm, topic, person = 'nadia', ...asked }, index) => ({
            name: firms[firm].name,
            line: topics[topic],
            initials: people[person].initials,
            tone: tones[index] ?? 'stone',
            value: when(momentOf(asked)),
          })),
        },
      ],
    },
  ],
} satisfies ScreenContent;
