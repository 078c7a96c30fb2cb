import type { StepScreens } from '#product/screens/screens.ts';
import { count, day, money } from '../../sample-forms.ts';
import { committedOf, dealOf, investorsOf, sumOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { checks, deals, documents, firms, people, regions, sectors, states, tasks } = sampleNames;

const { amount, closes, region, sector, ticket } = dealOf('acacia');
const investors = investorsOf('acacia');
const review = investorsOf('acacia', 'legalReview', 'inReview');
const locked = { chip: states.afterNda };

/** A screen for each step of the workflow. */
export const fundraisers = [
  {
    icon: 'building',
    title: 'Mandates',
    parts: [
      {
        kind: 'list',
        items: [
          { name: deals.acacia, line: `Client: ${firms.sunfield.name}`, chip: checks.complete },
          { name: deals.laurel, line: 'Client not named yet', chip: checks.outstanding },
          { name: deals.myrtle, line: 'Proof of rights missing', chip: checks.outstanding },
        ],
      },
    ],
  },
  {
    icon: 'folder',
    title: `Data room of ${deals.acacia}`,
    parts: [
      {
        kind: 'table',
        columns: ['File', 'Added by', 'Access'],
        rows: [
          { cells: ['Teaser', people.yusuf.name, { chip: { text: 'Before the NDA', tone: 'plain' } }] },
          { cells: [documents.model, people.yusuf.name, locked] },
          { cells: ['Land lease', people.mona.name, locked] },
          { cells: [documents.lastYear, people.mona.name, locked] },
        ],
      },
    ],
  },
  {
    icon: 'people',
    title: 'Investor list',
    chip: { text: count('investors', investors.length), tone: 'good' },
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: firms.windlass.name,
            line: 'Invested with the client before',
            initials: people.yusuf.initials,
          },
          { name: firms.alder.name, line: 'New, engaged on the marketplace', initials: people.mona.initials },
          { name: firms.harbourlight.name, line: 'Excluded: competes with the client', icon: 'eye-off' },
        ],
      },
    ],
  },
  {
    icon: 'globe',
    title: `Listing of ${deals.acacia}`,
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Minimum ticket', value: money(ticket), icon: 'check' },
          { name: 'Sector', value: `${sectors[sector]}, ${regions[region]}` },
          { name: 'Amount', value: money(amount) },
          { name: 'Shown until', value: day(closes) },
        ],
        buttons: ['Publish', 'Save draft'],
      },
    ],
  },
  {
    icon: 'pipeline',
    title: `Pipeline of ${deals.acacia}`,
    parts: [
      {
        kind: 'list',
        items: review.map(({ investor, state, next }) => ({
          name: firms[investor].name,
          line: next ? `${tasks[next.task]}, ${day(next.day)}` : '',
          chip: states[state],
        })),
      },
    ],
  },
  {
    icon: 'check',
    title: `Report on ${deals.acacia}`,
    chip: { text: 'For the client', tone: 'night', icon: 'people' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: states.signed.text, value: money(committedOf('acacia')) },
          { label: states.inReview.text, value: money(sumOf(review)) },
        ],
      },
      {
        kind: 'list',
        items: [
          { name: 'Target', value: money(world.raises.acacia.target) },
          { name: 'For the next raise', line: 'Investor list and notes', icon: 'folder' },
        ],
      },
    ],
  },
] satisfies StepScreens;
