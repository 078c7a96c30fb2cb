import type { Commitment } from '#product/world/world.ts';
import type { StepScreens } from '#product/screens/screens.ts';
import { count, day, money } from '../../sample-forms.ts';
import { committedOf, investorsOf, shareOf, sumOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { checks, firms, fund, people, states } = sampleNames;

const { call, finalClose, firstClose, funnel, lastMet } = world.fund;
const investors = investorsOf('fund');
const first = investors.filter(({ sideLetter }) => sideLetter);
const final = investors.filter(({ sideLetter }) => !sideLetter);
const committed = investorsOf('fund', 'signed');

const stage = (name: string, number: number) => ({
  name,
  share: shareOf(number, funnel.interest),
  value: count('investors', number),
});
const outstandingOf = ({ investor }: Commitment) => {
  const { owners, funds } = world.firms[investor].checks ?? {};
  if (owners !== 'done') return 'Ownership chart outstanding';
  return funds === 'done' ? 'Nothing outstanding' : 'Source of funds outstanding';
};

/** A screen for each step of the workflow. */
export const fundManagers = [
  {
    icon: 'folder',
    title: `Data room of ${fund.name}`,
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Teaser', icon: 'document', chip: { text: 'Before the NDA', tone: 'plain' } },
          { name: 'Placement memorandum', icon: 'document', chip: states.afterNda },
          { name: 'Track record', icon: 'chart', chip: states.afterNda },
          { name: `Accounts of ${fund.first}`, icon: 'folder', chip: states.afterNda },
        ],
      },
    ],
  },
  {
    icon: 'people',
    title: 'Allocators and their partners',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: firms.fjordline.name,
            line: `Invested in ${fund.first}`,
            initials: people.layla.initials,
            value: 'Send the report',
          },
          {
            name: firms.greenfold.name,
            line: `Met on ${day(lastMet)}`,
            initials: people.omar.initials,
            value: `Call on ${day(call)}`,
          },
          {
            name: firms.olive.name,
            line: `Declined ${fund.first}: size`,
            initials: people.sofia.initials,
            value: 'Ask again',
          },
        ],
      },
    ],
  },
  {
    icon: 'globe',
    title: 'The fund’s listing',
    chip: { text: 'Published', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Strategy', value: 'Growth capital' },
          { name: 'Target size', value: money(world.raises.fund.target) },
          { name: 'Shown to', value: 'Professional Clients' },
        ],
      },
      {
        kind: 'list',
        tone: 'night',
        items: [
          { name: 'Investors', line: 'Anonymous until they engage', icon: 'eye-off', value: 'No names' },
        ],
      },
    ],
  },
  {
    icon: 'pipeline',
    title: 'Commitments by stage',
    parts: [
      {
        kind: 'list',
        items: [
          stage('Interest', funnel.interest),
          stage(states.ndaSigned.text, funnel.nda),
          stage('Due diligence', investors.length),
          stage(states.signed.text, committed.length),
        ],
      },
    ],
  },
  {
    icon: 'shield',
    title: 'KYC/AML status',
    parts: [
      {
        kind: 'list',
        items: final.map((commitment) => ({
          name: firms[commitment.investor].name,
          line: outstandingOf(commitment),
          chip: commitment.state === 'signed' ? checks.complete : checks.outstanding,
        })),
      },
    ],
  },
  {
    icon: 'document',
    title: 'First close',
    chip: { text: day(firstClose), tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: states.signed.text, value: money(sumOf(first)) },
          { label: 'Target', value: money(world.raises.fund.target) },
        ],
      },
      {
        kind: 'list',
        items: first.map(({ investor }) => ({
          name: firms[investor].name,
          line: 'Side letter',
          icon: 'document' as const,
          value: 'Filed',
        })),
      },
    ],
  },
  {
    icon: 'calendar',
    title: 'Final close',
    chip: { text: day(finalClose), tone: 'wait', icon: 'calendar' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'First close', value: money(sumOf(first)) },
          { label: 'Committed since', value: money(committedOf('fund') - sumOf(first)) },
        ],
      },
      {
        kind: 'list',
        items: final.map((commitment) => ({
          name: firms[commitment.investor].name,
          line: outstandingOf(commitment),
          value: states[commitment.state].text,
          state: commitment.state === 'signed' ? ('done' as const) : ('due' as const),
        })),
      },
    ],
  },
] satisfies StepScreens;
