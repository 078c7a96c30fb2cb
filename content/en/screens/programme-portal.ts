import type { ScreenContent } from '#product/screens/screens.ts';
import { count, day, money, number } from '../../sample-forms.ts';
import { shareOf, sumOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { cohort: names, fields, rounds, states } = sampleNames;

const { cohort } = world;
const { companies } = cohort;

type Company = (typeof companies)[number];
const isReady = ({ files }: Company) => files === cohort.files;

/** A room opens when its files are complete; then what is missing is shown. */
const cardOf = (company: Company) => ({
  id: company.id,
  title: names[company.id].name,
  line: `${names[company.id].line} · ${rounds[company.round]}`,
  amount: money(company.amount),
  share: shareOf(company.files, cohort.files),
  day: count('ndas', company.ndas),
  ...(isReady(company)
    ? { chip: { text: 'Data room open', tone: 'good' as const }, next: count('access', company.access) }
    : {
        chip: company.ndas > 0 ? states.ndaSent : { text: 'KYC/AML open', tone: 'wait' as const },
        next: company.ndas > 0 ? 'One signature outstanding' : 'Proof of ownership',
      }),
});

/** The portal of an accelerator, in its own colours. */
export const programmePortal = {
  description:
    'The portal of an accelerator in its own colours: the companies of its cohort by field, each with its round, the state of its data room and how many investors have access.',
  app: 'portal',
  section: 'companies',
  title: 'Seventh cohort',
  aside: `Demo day was ${day(cohort.demoDay)}`,
  chip: { text: count('approved', cohort.approvedInvestors), tone: 'good', icon: 'check' },
  buttons: ['Approve an investor'],
  brands: {
    label: 'Choose your colour',
    address: 'invest.example.org',
    accents: [
      { id: 'plum', name: 'Plum' },
      { id: 'ocean', name: 'Ocean blue' },
      { id: 'forest', name: 'Forest green' },
      { id: 'crimson', name: 'Crimson' },
      { id: 'copper', name: 'Copper' },
      { id: 'slate', name: 'Slate grey' },
    ],
  },
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'figures',
          onPhones: true,
          items: [
            { label: 'Companies', value: number(companies.length) },
            { label: 'NDAs signed', value: number(companies.reduce((sum, { ndas }) => sum + ndas, 0)) },
            { label: 'Data rooms open', value: number(companies.filter(isReady).length) },
          ],
        },
        {
          kind: 'board',
          onPhones: true,
          columns: (['water', 'energy', 'health'] as const).map((field) => {
            const inField = companies.filter((company) => company.field === field);
            return {
              id: field,
              title: fields[field],
              total: money(sumOf(inField)),
              cards: inField.map(cardOf),
              ...(field === 'water' && { onPhones: true }),
            };
          }),
        },
      ],
    },
  ],
} satisfies ScreenContent;
