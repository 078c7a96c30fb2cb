import type { Commitment } from '#product/world/world.ts';
import type { ScreenContent } from '#product/screens/screens.ts';
import { count, money } from '../../sample-forms.ts';
import { checkIds, investorsOf, usersOf, world } from '../../sample-world.ts';
import { site } from '../../site.ts';
import { promises } from '../promises.ts';
import { sampleNames } from '../sample-names.ts';

const { checks, countries, deals, firms, kinds, people, states } = sampleNames;

const investors = investorsOf('cedar');
const stateOf = (investor: Commitment['investor'], check: (typeof checkIds)[number]) =>
  world.firms[investor].checks?.[check] ?? 'open';
const isComplete = ({ investor }: Commitment) =>
  checkIds.every((check) => stateOf(investor, check) === 'done');
const outstanding = investors.filter((commitment) => !isComplete(commitment));
const shown = 'alder';

/** The status of KYC/AML checks as a client sees it: Qanat makes and decides them. */
export const kyc = {
  description: `The status of the KYC/AML checks of all investors in ${deals.cedar}: identity, owners, sanctions, client category and source of funds, each passed, in progress or not started. Next to it, what is outstanding from one investor.`,
  app: 'product',
  section: 'kyc-aml',
  owner: { workspace: firms.saltline.name, person: people.nadia },
  title: 'KYC/AML status',
  aside: deals.cedar,
  chip: { text: count('open', outstanding.length), tone: 'wait', icon: 'clock' },
  people: usersOf('saltline').map((person) => people[person].initials),
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'table',
          columns: ['Investor', 'Identity', 'Owners', 'Sanctions', 'Category', 'Funds', 'Status'],
          rows: investors.map((commitment) => ({
            cells: [
              firms[commitment.investor].name,
              ...checkIds.map((check) => ({ state: stateOf(commitment.investor, check) })),
              {
                chip: isComplete(commitment)
                  ? { ...checks.complete, before: checks.outstanding }
                  : checks.outstanding,
              },
            ],
            ...(commitment.investor === shown && { isCurrent: true }),
          })),
        },
        {
          kind: 'list',
          title: 'Who checks whom',
          items: [
            { name: promises.checks.platform, icon: 'shield', value: site.name },
            { name: promises.checks.firm, icon: 'eye', value: firms.saltline.name },
            { name: promises.checks.each, icon: 'check', value: 'Each firm' },
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
          onPhones: true,
          items: [
            {
              name: firms[shown].name,
              line: `${kinds[world.firms[shown].kind]} · ${countries[world.firms[shown].country]}`,
              initials: firms[shown].initial,
              isSubject: true,
            },
            ...investors
              .filter(({ investor }) => investor === shown)
              .map(({ amount, state }) => ({ name: states[state].text, value: money(amount) })),
          ],
        },
        {
          kind: 'list',
          onTablets: false,
          onPhones: true,
          title: 'Outstanding',
          items: [
            { name: 'Source of funds', line: `Documents requested by ${site.name}`, state: 'due' },
            { name: 'Subscription', line: 'Once all checks are complete', state: 'open' },
          ],
        },
        {
          kind: 'list',
          onTablets: false,
          tone: 'night',
          title: 'Before the close',
          items: outstanding.map(({ investor }) => ({ name: firms[investor].name, icon: 'clock' as const })),
        },
      ],
    },
  ],
} satisfies ScreenContent;
