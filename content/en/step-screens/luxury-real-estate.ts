import type { StepScreens } from '#product/screens/screens.ts';
import { count, day, money } from '../../sample-forms.ts';
import { dealOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { deals, people, regions, sectors, states } = sampleNames;

const { purchase } = world;
const properties = (['jasmine', 'cypress', 'marina'] as const).map(dealOf);
const chosen = deals.cypress;

/** A screen for each step of the workflow. */
export const luxuryRealEstate = [
  {
    icon: 'shield',
    title: 'Registration as an investor',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Professional Client', line: 'Declared with evidence', state: 'done' },
          { name: 'KYC/AML checks', value: day(purchase.checked), state: 'done' },
          { name: 'First listings', line: 'Open to you', state: 'due' },
        ],
      },
      { kind: 'list', tone: 'clay', items: [{ name: 'Applying does not commit you', icon: 'check' }] },
    ],
  },
  {
    icon: 'eye-off',
    title: 'Properties',
    chip: states.anonymous,
    parts: [
      {
        kind: 'list',
        title: 'Property',
        aside: 'From',
        items: properties.map(({ id, sector, region, amount, ticket }) => ({
          name: deals[id],
          line: `${sectors[sector]}, ${regions[region]}`,
          value: money(Math.min(ticket, amount)),
          ...(id === 'cypress' && { isCurrent: true }),
        })),
      },
    ],
  },
  {
    icon: 'pin',
    title: chosen,
    chip: states.engaged,
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'You',
            line: 'Visible to this owner alone',
            initials: people.noura.initials,
            value: day(purchase.engaged),
          },
          {
            name: 'Owner',
            line: `A visit is possible on ${day(purchase.visit)}`,
            icon: 'mail',
            value: day(purchase.answered),
          },
          { name: 'Other owners', line: 'Do not see your name', icon: 'eye-off' },
        ],
      },
    ],
  },
  {
    icon: 'signature',
    title: `Data room of ${chosen}`,
    chip: states.ndaSigned,
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Title documents', icon: 'document', value: count('files', purchase.files.title) },
          { name: 'Survey', icon: 'document', value: count('files', purchase.files.survey) },
          { name: 'Lease of the boathouse', icon: 'document', value: count('files', purchase.files.lease) },
          { name: 'Service charges', icon: 'chart', value: count('files', purchase.files.charges) },
        ],
      },
    ],
  },
  {
    icon: 'handshake',
    title: `Offer for ${chosen}`,
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Asking price', value: money(dealOf('cypress').amount) },
          { name: 'Your offer', line: 'Through your lawyers', value: money(purchase.offer), isCurrent: true },
          { name: 'Owner’s reply', value: money(purchase.reply) },
          { name: 'Contract', line: 'Between you and the owner', icon: 'handshake' },
        ],
      },
    ],
  },
] satisfies StepScreens;
