import type { CommitteeContent } from '#product/drawings/family-office.tsx';
import type { ChipContent } from '#product/kit/pieces.tsx';
import type { TaskId } from '#product/world/world.ts';
import { count, day, money, number, percent } from '../../sample-forms.ts';
import {
  dateOf,
  dealOf,
  investorsOf,
  lastOf,
  momentOf,
  momentOfLast,
  shareOf,
  sumOf,
  tasksOf,
  today,
} from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { checks, deals, declines, firms, people, regions, sectors } = sampleNames;

const { committee: members, valuation } = world.alder;
const about = { deal: 'juniper', firm: 'alder' } as const;
const own = investorsOf('juniper').filter(({ investor }) => investor === 'alder');
const ticket = sumOf(own);
const nda = own.map(({ nda: signed }) => day(signed ?? today)).join('');

/** The day of a task of the office. */
const dueOn = (task: TaskId) =>
  day(dateOf(tasksOf(about).find((one) => one.task === task)?.on ?? lastOf('drafted', about).on));
const [memo, sideLetter, meets] = [dueOn('valuationMemo'), dueOn('sideLetter'), dueOn('committee')];
const draft = lastOf('drafted', about);
const declined = lastOf('declined', about);

const read: ChipContent = { text: 'No questions', tone: 'plain', icon: 'check' };
const asks: ChipContent = { text: 'Question open', tone: 'wait', icon: 'clock' };
const answered: ChipContent = { text: 'Answered', tone: 'plain', icon: 'check' };
const inFavour: ChipContent = { text: 'In favour', tone: 'good', icon: 'check' };

const notes: Readonly<Record<(typeof members)[number], CommitteeContent['members'][number]['views']>> = {
  salma: [
    { note: 'We declined before, without a licence. What has changed?', chip: asks },
    { note: 'The licence is on file. My reason for declining is gone.', chip: answered },
    { note: 'In favour, with a report after each quarter.', chip: inFavour },
  ],
  faisal: [
    { note: 'The ticket fits this year’s plan.', chip: read },
    { note: `${money(ticket)} leaves room for the others in review.`, chip: read },
    { note: 'In favour.', chip: inFavour },
  ],
  rania: [
    { note: 'Diligence is done. The last items are due before we meet.', chip: read },
    { note: 'Side letter and memo came in on time.', chip: read },
    { note: 'In favour. We can sign this week.', chip: inFavour },
  ],
  karim: [
    { note: `The memo is due on ${memo}. Some clinics are valued on plans.`, chip: asks },
    { note: 'Without those clinics the value is lower, and still fair.', chip: answered },
    { note: 'Abstains: prepared the valuation.', chip: { text: 'Abstains', tone: 'wait' } },
  ],
};

/** The file of a deal on the table of a committee, from the notes before the meeting to the decision. */
export const committee = {
  description: `The committee of a family office around the file of ${deals.juniper}. Each member has a note and, once decided, a vote. Before the meeting some items are outstanding; at the meeting the file is complete; then it is stamped as approved.`,
  title: deals.juniper,
  aside: `${firms.alder.name} · ${count('people', members.length)}`,
  choice: { label: 'Time', names: ['Before', 'Meeting', 'Decided'] },
  file: {
    title: 'Committee file',
    line: `${sectors[dealOf('juniper').sector]} · ${regions[dealOf('juniper').region]}`,
    figures: [
      { label: 'Ticket', value: money(ticket) },
      { label: 'Stake, post-money', value: percent(shareOf(ticket, valuation)) },
      { label: 'Meeting', value: meets },
    ],
  },
  views: [
    {
      title: `Outstanding before ${meets}`,
      items: [
        { name: 'NDA', line: `Signed by both parties, ${nda}`, state: 'done' },
        { name: 'KYC/AML checks', line: 'The issuer and its owners', state: 'done' },
        { name: 'Valuation memo', line: `By ${people.karim.name}`, value: memo, state: 'due' },
        { name: 'Side letter', line: 'With counsel', value: sideLetter, state: 'due' },
      ],
    },
    {
      title: 'Complete for the meeting',
      items: [
        { name: 'NDA and KYC/AML checks', line: checks.complete.text, state: 'done' },
        { name: 'Valuation memo', line: `By ${people.karim.name}`, value: memo, state: 'done' },
        { name: 'Side letter', line: 'Agreed by counsel', value: sideLetter, state: 'done' },
        {
          name: 'Shareholder agreement',
          line: `Draft ${number(draft.version)}, of ${day(momentOf(draft))}`,
          state: 'done',
        },
      ],
    },
    {
      title: 'Decision history',
      items: [
        { name: 'Approved', line: `${meets}, ${money(ticket)}`, state: 'done' },
        {
          name: 'Moved to diligence',
          line: `${day(momentOfLast('reviewStarted', about))}, licence granted`,
          state: 'done',
        },
        { name: 'Declined', line: `${day(momentOf(declined))} · ${declines.noLicence}`, state: 'open' },
      ],
    },
  ],
  stamp: { text: 'Approved', line: meets },
  members: members.map((id) => ({ id, ...people[id], views: notes[id] })),
} satisfies CommitteeContent;
