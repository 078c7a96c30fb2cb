import type { ScreenContent } from '#product/screens/screens.ts';
import { count, money } from '../../sample-forms.ts';
import { checksOf, investorsOf, usersOf } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { site } from '../../site.ts';
import { promises } from '../promises.ts';
import { sampleNames } from '../sample-names.ts';

const { checks, countries, deals, firms, kinds, people, states } = sampleNames;

const investors = investorsOf('cedar');
const isComplete = ({ investor }: (typeof investors)[number]) =>
  Object.values(checksOf(investor)).every((state) => state === 'done');
const outstanding = investors.filter((investor) => !isComplete(investor));
const shown = 'alder';

/** The status of KYC/AML checks as a client sees it: Qanat makes and decides them. */
export const kyc = {
  description: `The status of the KYC/AML checks of all investors in ${deals.cedar}: identity, owners, sanctions, client category and source of funds, each passed, or due for renewal. Next to it, what is outstanding from one investor.`,
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
              ...Object.values(checksOf(commitment.investor)).map((state) => ({ state })),
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
            { name: 'Source of funds', line: `Renewal requested by ${site.name}`, state: 'due' },
            { name: 'Subscription agreement', line: 'Once all checks are complete', state: 'open' },
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
