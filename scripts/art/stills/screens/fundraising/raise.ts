import { facts } from '#content/facts-today.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';

/** An investor of the sample raise. Amounts are in US dollars. */
interface Interest {
  readonly name: string;
  readonly kind: string;
  readonly amount: number;
  readonly next: string;
}

export interface Stage {
  readonly name: string;
  readonly colour: string;
  readonly investors: readonly Interest[];
}

export const target = 24_000_000;

/** The raise in weeks: when it is now, and when it closes. */
export const weeks = { now: 10, close: 13.2, all: 13.6 };

/** Those who have committed, each with the week it did so and the colour of its lines. */
export const commitments = [
  {
    name: 'Sample Logistics Partners',
    kind: 'Lead investor',
    amount: 6_000_000,
    week: 1.6,
    colour: paint.deepTeal,
    next: 'Signed',
  },
  {
    name: 'Sample Pension Plan',
    kind: 'Institution',
    amount: 5_000_000,
    week: 4.2,
    colour: paint.teal,
    next: 'Signed',
  },
  {
    name: 'Sample Mutual Insurance',
    kind: 'Insurer',
    amount: 2_500_000,
    week: 6.2,
    colour: mix(paint.teal, paint.water, 0.55),
    next: 'Signed',
  },
  {
    name: 'Olive Sample Holdings',
    kind: 'Family office',
    amount: 1_500_000,
    week: 7.8,
    colour: paint.copper,
    next: 'Signed',
  },
  {
    name: 'Greenfold Sample LP',
    kind: 'Fund of funds',
    amount: 1_000_000,
    week: 9,
    colour: mix(paint.copper, paint.clay, 0.6),
    next: 'KYC open',
  },
] as const;

export const stages: readonly Stage[] = [
  { name: 'Committed', colour: paint.deepTeal, investors: commitments },
  {
    name: 'In the data room',
    colour: paint.teal,
    investors: [
      { name: 'Harbourlight Sample Ltd', kind: 'Corporate', amount: 3_000_000, next: 'Side letter' },
      { name: 'Sample Family Office A', kind: 'Family office', amount: 1_500_000, next: 'Two questions' },
    ],
  },
  {
    name: 'NDA sent',
    colour: paint.copper,
    investors: [
      { name: 'Northbank Sample Trust', kind: 'Trust', amount: 1_000_000, next: 'One signature' },
      { name: 'Palmyra Sample Partners', kind: 'Wealth manager', amount: 1_000_000, next: 'Opened twice' },
    ],
  },
  {
    name: 'Met',
    colour: paint.stone,
    investors: [
      { name: 'Sample Multi-Family Office', kind: 'Multi-family', amount: 2_500_000, next: 'Call on 13 May' },
    ],
  },
];

export const sumOf = (investors: readonly { readonly amount: number }[]) =>
  investors.reduce((sum, { amount }) => sum + amount, 0);

export const committed = sumOf(commitments);

export const inTalks = stages.slice(1).reduce((sum, { investors }) => sum + sumOf(investors), 0);

for (const { name, amount } of stages.flatMap(({ investors }) => investors)) {
  if (amount < facts.minimumTicket.value)
    throw new Error(
      `screens/fundraising/raise.ts: the amount of ${name} is below ${facts.minimumTicket.text}`,
    );
}
