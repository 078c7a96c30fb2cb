import type { CommitteeContent } from '#product/drawings/family-office.tsx';
import type { ChipContent } from '#product/kit/pieces.tsx';
import { count, day, money, number, percent } from '../../sample-forms.ts';
import { dealOf, investorsOf, shareOf, sumOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { checks, deals, firms, people, regions, sectors } = sampleNames;

const { committee: meeting } = world;
const own = investorsOf('juniper').filter(({ investor }) => investor === 'alder');
const ticket = sumOf(own);
const nda = own.map(({ nda: signed }) => day(signed ?? world.today)).join('');

const read: ChipContent = { text: 'No questions', tone: 'plain', icon: 'check' };
const asks: ChipContent = { text: 'Question open', tone: 'wait', icon: 'clock' };
const answered: ChipContent = { text: 'Answered', tone: 'plain', icon: 'check' };
const inFavour: ChipContent = { text: 'In favour', tone: 'good', icon: 'check' };

const notes: Readonly<
  Record<(typeof meeting.members)[number], CommitteeContent['members'][number]['views']>
> = {
  salma: [
    { note: 'We declined last year, without a licence. What has changed?', chip: asks },
    { note: 'The licence is on file. My reason for declining is gone.', chip: answered },
    { note: 'In favour, with a report after each quarter.', chip: inFavour },
  ],
  faisal: [
    { note: 'The ticket fits this year’s plan.', chip: read },
    { note: `${money(ticket)} leaves room for one more deal.`, chip: read },
    { note: 'In favour.', chip: inFavour },
  ],
  rania: [
    { note: 'Diligence is done. The last items are due before we meet.', chip: read },
    { note: 'Side letter and memo came in on time.', chip: read },
    { note: 'In favour. We can sign this week.', chip: inFavour },
  ],
  karim: [
    { note: `The memo is due on ${day(meeting.memo)}. Some clinics are valued on plans.`, chip: asks },
    { note: 'Without those clinics the value is lower, and still fair.', chip: answered },
    { note: 'Abstains: prepared the valuation.', chip: { text: 'Abstains', tone: 'wait' } },
  ],
};

/** The file of a deal on the table of a committee, from the notes before the meeting to the decision. */
export const committee = {
  description: `The committee of a family office around the file of ${deals.juniper}. Each member has a note and, once decided, a vote. Before the meeting some items are outstanding; at the meeting the file is complete; then it is stamped as approved.`,
  title: deals.juniper,
  aside: `${firms.alder.name} · ${count('people', meeting.members.length)}`,
  choice: { label: 'Time', names: ['Before', 'Meeting', 'Decided'] },
  file: {
    title: 'Committee file',
    line: `${sectors[dealOf('juniper').sector]} · ${regions[dealOf('juniper').region]}`,
    figures: [
      { label: 'Ticket', value: money(ticket) },
      { label: 'Stake', value: percent(shareOf(ticket, meeting.valuation)) },
      { label: 'Meeting', value: day(meeting.meets) },
    ],
  },
  views: [
    {
      title: `Outstanding before ${day(meeting.meets)}`,
      items: [
        { name: 'NDA', line: `Signed by both parties, ${nda}`, state: 'done' },
        { name: 'KYC/AML checks', line: 'The issuer and its owners', state: 'done' },
        { name: 'Valuation memo', line: `By ${people.karim.name}`, value: day(meeting.memo), state: 'due' },
        { name: 'Side letter', line: 'With counsel', value: day(meeting.sideLetter), state: 'due' },
      ],
    },
    {
      title: 'Complete for the meeting',
      items: [
        { name: 'NDA and KYC/AML checks', line: checks.complete.text, state: 'done' },
        { name: 'Valuation memo', line: `By ${people.karim.name}`, value: day(meeting.memo), state: 'done' },
        { name: 'Side letter', line: 'Agreed by counsel', value: day(meeting.sideLetter), state: 'done' },
        {
          name: 'Shareholder agreement',
          line: `Draft ${number(meeting.draft)}, of ${day(meeting.drafted)}`,
          state: 'done',
        },
      ],
    },
    {
      title: 'Decision history',
      items: [
        { name: 'Approved', line: `${day(meeting.meets)}, ${money(ticket)}`, state: 'done' },
        { name: 'Moved to diligence', line: `${day(meeting.diligence)}, licence granted`, state: 'done' },
        { name: 'Declined', line: `${day(meeting.declined)}, no operating licence yet`, state: 'open' },
      ],
    },
  ],
  stamp: { text: 'Approved', line: day(meeting.meets) },
  members: meeting.members.map((id) => ({ id, ...people[id], views: notes[id] })),
} satisfies CommitteeContent;
