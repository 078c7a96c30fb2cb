import type { ScreenContent } from '#product/screens/screens.ts';
import { count, day, money, number } from '../../sample-forms.ts';
import { eventsOf, lastOf, momentOfLast, shareOf, sumOf } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { cohort: names, fields, rounds, states } = sampleNames;

const { cohort } = world;
const { companies } = cohort;

type Company = (typeof companies)[number];

/** The state of a company: its files, its NDAs and how many investors it has admitted. */
const stateOf = ({ id }: Company) => {
  const about = { company: id };
  const [files] = eventsOf(['filesUploaded'], about);
  const [signed] = eventsOf(['ndasSigned'], about);
  const [admitted] = eventsOf(['investorsAdmitted'], about);
  return {
    isChecked: eventsOf(['companyChecked'], about).length > 0,
    files: files?.files ?? 0,
    ndas: signed?.investors ?? 0,
    access: admitted?.investors ?? 0,
  };
};
const isReady = (company: Company) => stateOf(company).files === cohort.files;

/** A room opens when its files are complete; until then the card says what is missing. */
const missingOf = ({ isChecked }: ReturnType<typeof stateOf>) =>
  isChecked
    ? { chip: states.ndaSent, next: 'One signature outstanding' }
    : { chip: { text: 'KYC/AML open', tone: 'wait' as const }, next: 'Upload starts after the checks' };

const cardOf = (company: Company, state = stateOf(company)) => ({
  id: company.id,
  title: names[company.id].name,
  line: `${names[company.id].line} · ${rounds[company.round]}`,
  amount: money(company.amount),
  share: shareOf(state.files, cohort.files),
  day: count('ndas', state.ndas),
  ...(isReady(company)
    ? { chip: { text: 'Data room open', tone: 'good' as const }, next: count('access', state.access) }
    : missingOf(state)),
});

/** The portal of an accelerator, in its own colours. */
export const programmePortal = {
  description:
    'The portal of an accelerator in its own colours: the companies of its cohort by field, each with its round, the state of its data room and how many investors have access.',
  app: 'portal',
  section: 'companies',
  title: 'Seventh cohort',
  aside: `Demo day was ${day(momentOfLast('demoDay'))}`,
  chip: { text: count('approved', lastOf('investorsApproved').investors), tone: 'good', icon: 'check' },
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
            {
              label: 'NDAs signed',
              value: number(companies.reduce((sum, company) => sum + stateOf(company).ndas, 0)),
            },
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
              cards: inField.map((company) => cardOf(company)),
              ...(field === 'water' && { onPhones: true }),
            };
          }),
        },
      ],
    },
  ],
} satisfies ScreenContent;
