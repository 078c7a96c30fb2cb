import type { ScreenContent } from '#src/model/screen.schema.ts';
import { count, number } from '../../sample-forms.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { advisers, firms, people, services } = sampleNames;

const { counts, others, valuation } = world.advisers;
const [chosen] = valuation;

/** The directory of independent Advisors. */
export const advisorPool = {
  description:
    'The Advisor Pool, a directory of independent Advisors by service and city. One profile is open: its services, its completed checks, and a note that the company makes the first approach.',
  app: 'product',
  section: 'advisers',
  owner: { workspace: firms.ironbridge.name, person: people.noura },
  title: 'Advisor Pool',
  aside: count('advisors', counts.valuation + counts.others),
  chip: { text: services.valuation, tone: 'good', icon: 'search' },
  buttons: ['Filter', 'My requests'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'table',
          onPhones: true,
          title: services.valuation,
          aside: number(counts.valuation),
          rows: valuation.map((id) => ({
            ...(id === chosen && { isCurrent: true }),
            cells: [
              { initials: advisers[id].initials, text: advisers[id].name, line: advisers[id].line },
              {
                chip: {
                  text: advisers[id].city,
                  tone: id === chosen ? ('night' as const) : ('good' as const),
                },
              },
            ],
          })),
        },
        {
          kind: 'table',
          title: 'Other services',
          aside: number(counts.others),
          rows: others.map(({ id, service }) => ({
            cells: [
              { initials: advisers[id].initials, text: advisers[id].name, line: advisers[id].line },
              { chip: { text: services[service], tone: 'plain' as const } },
            ],
          })),
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          tone: 'night',
          onPhones: true,
          title: advisers[chosen].name,
          items: [
            { name: 'Review of accounts', line: 'An independent review', icon: 'search' },
            { name: services.valuation, line: 'With the method stated', icon: 'chart' },
            { name: 'KYC/AML complete', line: 'As for every user', icon: 'shield' },
          ],
          buttons: ['Send a question'],
        },
        {
          kind: 'list',
          title: 'You make the first approach',
          items: [
            { name: 'No solicitation', line: 'You write first', icon: 'lock' },
            { name: 'Conflicts of interest', line: 'Advisors may not invest personally', icon: 'shield' },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
