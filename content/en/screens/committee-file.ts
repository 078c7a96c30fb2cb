import type { ScreenContent } from '#src/model/screen.schema.ts';
import { day, money, number, percent } from '../../sample-forms.ts';
import { dealOf, investorsOf, shareOf, sumOf, usersOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { checks, deals, firms, people, sectors } = sampleNames;

const { committee } = world;
const own = investorsOf('juniper').filter(({ investor }) => investor === 'alder');
const ticket = sumOf(own);
const nda = own.map(({ nda: signed }) => day(signed ?? world.today)).join('');

/** One opportunity of a family office, as its committee gets it. */
export const committeeFile = {
  description: `The committee file of ${deals.juniper}: documents and checks on file, what is outstanding before the committee meets, and earlier decisions, including a decline with its reason.`,
  app: 'product',
  section: 'pipeline',
  owner: { workspace: firms.alder.name, person: people.rania },
  title: deals.juniper,
  aside: 'Committee file',
  chip: { text: `Committee ${day(committee.meets)}`, tone: 'wait', icon: 'calendar' },
  people: usersOf('alder').map((person) => people[person].initials),
  buttons: ['Data room'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'figures',
          onPhones: true,
          items: [
            { label: 'Ticket', value: money(ticket) },
            { label: 'Stake', value: percent(shareOf(ticket, committee.valuation)) },
            { label: 'Sector', value: sectors[dealOf('juniper').sector] },
          ],
        },
        {
          kind: 'table',
          title: 'On file',
          rows: [
            {
              cells: [
                {
                  icon: 'handshake',
                  text: 'Introduction',
                  line: `${firms.gateway.name}, proposal no. ${number(committee.proposals)}`,
                },
                { chip: { text: 'Recorded', tone: 'plain' } },
              ],
            },
            {
              cells: [
                {
                  icon: 'document',
                  text: 'Shareholder agreement',
                  line: `Draft ${number(committee.draft)}, of ${day(committee.drafted)}`,
                },
                { chip: { text: 'Current', tone: 'good', icon: 'check' } },
              ],
            },
            {
              cells: [
                { icon: 'signature', text: 'NDA', line: `Signed by both parties, ${nda}` },
                { chip: { text: 'Signed', tone: 'good', icon: 'check' } },
              ],
            },
            {
              cells: [
                { icon: 'shield', text: 'KYC/AML checks', line: 'The issuer and its owners' },
                { chip: checks.complete },
              ],
            },
            {
              cells: [
                { icon: 'chart', text: 'Valuation memo', line: `With ${people.karim.name}, questions open` },
                { chip: { text: `Due ${day(committee.memo)}`, tone: 'wait' } },
              ],
            },
            {
              cells: [
                {
                  icon: 'mail',
                  text: 'Side letter',
                  line: `With counsel since ${day(committee.sentToCounsel)}`,
                },
                { chip: { text: `Due ${day(committee.sideLetter)}`, tone: 'wait' } },
              ],
            },
          ],
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          onPhones: true,
          title: 'Decision history',
          items: [
            { name: 'For decision', line: `${day(committee.meets)}, full committee`, state: 'due' },
            {
              name: 'Moved to diligence',
              line: `${day(committee.diligence)}, licence granted`,
              state: 'done',
            },
            { name: 'NDA signed', line: `${nda}, by ${people.rania.name}`, state: 'done' },
            { name: 'Declined', line: `${day(committee.declined)}, no operating licence yet`, state: 'open' },
          ],
        },
        {
          kind: 'list',
          tone: 'clay',
          title: `Outstanding before ${day(committee.meets)}`,
          items: [
            { name: 'Side letter', line: 'With counsel' },
            { name: 'Valuation memo', line: `By ${people.karim.name}` },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
