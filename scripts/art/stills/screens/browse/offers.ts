import { facts } from '#content/facts-today.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import type { IconName } from '../icons.tsx';

export interface Offer {
  readonly name: string;
  readonly assetClass: string;
  readonly icon: IconName;
  readonly region: string;
  readonly about: string;
  /** Smallest ticket and size sought, in US dollars. */
  readonly ticket: number;
  readonly target: number;
  readonly daysLeft: number;
  readonly interest: number;
  readonly publisher: string;
  readonly cover: readonly [ground: string, line: string];
}

export const offers: readonly Offer[] = [
  {
    name: 'Project Cedar',
    assetClass: 'Real assets',
    icon: 'ship',
    region: 'GCC',
    about: 'Two cold-storage terminals beside a deep-water port.',
    ticket: 500_000,
    target: 24_000_000,
    daysLeft: 23,
    interest: 14,
    publisher: 'Publisher hidden',
    cover: [paint.deepTeal, paint.water],
  },
  {
    name: 'Project Juniper',
    assetClass: 'Private equity',
    icon: 'plus',
    region: 'South Asia',
    about: 'Day-surgery clinics in six growing cities.',
    ticket: 250_000,
    target: 14_000_000,
    daysLeft: 41,
    interest: 9,
    publisher: 'Sample Health Holdings',
    cover: [paint.blush, paint.copper],
  },
  {
    name: 'Project Quartz',
    assetClass: 'Private credit',
    icon: 'coins',
    region: 'Europe',
    about: 'Senior loans to family-owned manufacturers.',
    ticket: 1_000_000,
    target: 25_000_000,
    daysLeft: 12,
    interest: 21,
    publisher: 'Publisher hidden',
    cover: [paint.night, paint.clay],
  },
  {
    name: 'Project Orchid',
    assetClass: 'Secondary',
    icon: 'link',
    region: 'South-East Asia',
    about: 'A minority stake in a payments company, by an early holder.',
    ticket: facts.minimumTicket.value,
    target: 6_800_000,
    daysLeft: 30,
    interest: 17,
    publisher: 'Publisher hidden',
    cover: [paint.mist, paint.teal],
  },
  {
    name: 'Project Linden',
    assetClass: 'Real estate',
    icon: 'building',
    region: 'Europe',
    about: 'Student homes, built and let, near two universities.',
    ticket: 250_000,
    target: 28_500_000,
    daysLeft: 18,
    interest: 11,
    publisher: 'Sample Living Group',
    cover: [paint.copper, paint.blush],
  },
  {
    name: 'Project Heron',
    assetClass: 'Venture capital',
    icon: 'chip',
    region: 'GCC',
    about: 'Software that plans water and power for farms.',
    ticket: facts.minimumTicket.value,
    target: 4_500_000,
    daysLeft: 52,
    interest: 26,
    publisher: 'Sample Heron Labs',
    cover: [paint.sand, paint.deepTeal],
  },
];
