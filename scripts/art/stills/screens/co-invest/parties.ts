import { facts } from '#content/facts-today.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';

export interface Party {
  readonly name: string;
  readonly kind: string;
  /** In US dollars; never below the smallest ticket of the marketplace. */
  readonly ticket: number;
  readonly status: 'Committed' | 'NDA signed' | 'Reviewing';
  readonly colour: string;
  readonly isHidden?: true;
  readonly isYou?: true;
}

export const target = 14_000_000;

export const smallestTicket = 250_000;

export const parties: readonly Party[] = [
  {
    name: 'Sample Health Partners',
    kind: 'Lead investor',
    ticket: 5_000_000,
    status: 'Committed',
    colour: paint.deepTeal,
  },
  {
    name: 'Sample Family Office A',
    kind: 'Family office',
    ticket: 2_500_000,
    status: 'Committed',
    colour: paint.teal,
  },
  {
    name: 'Investor 0388',
    kind: 'Identity hidden',
    ticket: 1_500_000,
    status: 'NDA signed',
    colour: paint.stone,
    isHidden: true,
  },
  {
    name: 'Northbank Sample Trust',
    kind: 'Trust',
    ticket: 1_000_000,
    status: 'Committed',
    colour: mix(paint.teal, paint.water, 0.6),
  },
  {
    name: 'Investor 0402',
    kind: 'Identity hidden',
    ticket: 750_000,
    status: 'NDA signed',
    colour: paint.stone,
    isHidden: true,
  },
  {
    name: 'You',
    kind: 'Anonymous profile',
    ticket: 500_000,
    status: 'Reviewing',
    colour: paint.copper,
    isHidden: true,
    isYou: true,
  },
  {
    name: 'Greenfold Sample LP',
    kind: 'Fund of funds',
    ticket: 500_000,
    status: 'Committed',
    colour: paint.water,
  },
  {
    name: 'Investor 0431',
    kind: 'Identity hidden',
    ticket: 250_000,
    status: 'Reviewing',
    colour: paint.stone,
    isHidden: true,
  },
];

export const taken = parties.reduce((sum, { ticket }) => sum + ticket, 0);

for (const { name, ticket } of parties) {
  if (ticket < facts.minimumTicket.value)
    throw new Error(`co-invest-parties.ts: the ticket of ${name} is below ${facts.minimumTicket.text}`);
}
