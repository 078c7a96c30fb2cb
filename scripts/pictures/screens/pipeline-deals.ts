import { paint } from '../palette.ts';
import type { IconName } from './icons.tsx';
import type { Person } from './kit.tsx';

export interface Deal {
  readonly name: string;
  readonly sector: string;
  readonly region: string;
  readonly icon: IconName;
  readonly dollars: number;
  readonly next: string;
  readonly due: string;
  readonly owners: readonly Person[];
  /** Documents of the checklist that are in, of all. */
  readonly checked?: readonly [number, number];
  readonly flag?: 'NDA' | 'Today' | 'Agreed';
}

export interface Stage {
  readonly name: string;
  readonly colour: string;
  readonly deals: readonly Deal[];
}

/** The deal that someone is moving from `NDA signed` to `Due diligence`. */
export const moving: Deal = {
  name: 'Project Cedar',
  sector: 'Logistics',
  region: 'GCC',
  icon: 'ship',
  dollars: 24_000_000,
  next: 'Open data room',
  due: 'Today',
  owners: ['LH', 'OK'],
  checked: [11, 14],
  flag: 'NDA',
};

export const stages: readonly Stage[] = [
  {
    name: 'Sourced',
    colour: paint.stone,
    deals: [
      {
        name: 'Project Acacia',
        sector: 'Solar',
        region: 'North Africa',
        icon: 'spark',
        dollars: 18_000_000,
        next: 'First call',
        due: '12 May',
        owners: ['SM'],
      },
      {
        name: 'Project Marlin',
        sector: 'Ports',
        region: 'East Africa',
        icon: 'ship',
        dollars: 9_500_000,
        next: 'Teaser to partners',
        due: '14 May',
        owners: ['RD', 'JN'],
      },
      {
        name: 'Project Quartz',
        sector: 'Private credit',
        region: 'Europe',
        icon: 'coins',
        dollars: 25_000_000,
        next: 'Assign an owner',
        due: '15 May',
        owners: ['AT'],
      },
      {
        name: 'Project Lumen',
        sector: 'Fibre',
        region: 'South Asia',
        icon: 'link',
        dollars: 6_200_000,
        next: 'Screen the deck',
        due: '19 May',
        owners: ['RD'],
      },
    ],
  },
  {
    name: 'Screening',
    colour: paint.copper,
    deals: [
      {
        name: 'Project Juniper',
        sector: 'Healthcare',
        region: 'South Asia',
        icon: 'plus',
        dollars: 14_000_000,
        next: 'Screening memo',
        due: '9 May',
        owners: ['LH', 'SM'],
        flag: 'Today',
      },
      {
        name: 'Project Heron',
        sector: 'Software',
        region: 'Europe',
        icon: 'chip',
        dollars: 4_500_000,
        next: 'Founder meeting',
        due: '11 May',
        owners: ['JN'],
      },
      {
        name: 'Project Dune',
        sector: 'Hospitality',
        region: 'GCC',
        icon: 'building',
        dollars: 32_000_000,
        next: 'Send NDA',
        due: '13 May',
        owners: ['OK', 'AT'],
      },
    ],
  },
  {
    name: 'NDA signed',
    colour: paint.water,
    deals: [
      {
        name: 'Project Saffron',
        sector: 'Agriculture',
        region: 'Central Asia',
        icon: 'leaf',
        dollars: 7_500_000,
        next: 'Request model',
        due: '12 May',
        owners: ['SM'],
        checked: [5, 14],
        flag: 'NDA',
      },
      {
        name: 'Project Basalt',
        sector: 'Infrastructure',
        region: 'East Africa',
        icon: 'drop',
        dollars: 40_000_000,
        next: 'Expert call',
        due: '14 May',
        owners: ['RD', 'OK'],
        checked: [8, 14],
        flag: 'NDA',
      },
      {
        name: 'Project Coral',
        sector: 'Aquaculture',
        region: 'Oceania',
        icon: 'drop',
        dollars: 5_400_000,
        next: 'Site visit',
        due: '20 May',
        owners: ['JN'],
        checked: [3, 14],
        flag: 'NDA',
      },
    ],
  },
  {
    name: 'Due diligence',
    colour: paint.teal,
    deals: [
      {
        name: 'Project Tamarind',
        sector: 'Education',
        region: 'South-East Asia',
        icon: 'file',
        dollars: 12_000_000,
        next: 'Answer 6 questions',
        due: '11 May',
        owners: ['LH', 'RD'],
        checked: [19, 22],
      },
      {
        name: 'Project Orchid',
        sector: 'Secondary',
        region: 'Europe',
        icon: 'coins',
        dollars: 6_800_000,
        next: 'Legal review',
        due: '16 May',
        owners: ['AT'],
        checked: [9, 22],
      },
      {
        name: 'Project Ember',
        sector: 'Energy storage',
        region: 'Europe',
        icon: 'spark',
        dollars: 16_200_000,
        next: 'Committee paper',
        due: '21 May',
        owners: ['SM', 'LH'],
        checked: [13, 22],
      },
    ],
  },
  {
    name: 'Closing',
    colour: paint.deepTeal,
    deals: [
      {
        name: 'Project Linden',
        sector: 'Real estate',
        region: 'Europe',
        icon: 'building',
        dollars: 28_500_000,
        next: 'Countersign',
        due: '12 May',
        owners: ['OK', 'JN'],
        checked: [22, 22],
        flag: 'Agreed',
      },
      {
        name: 'Project Willow',
        sector: 'Clinics',
        region: 'GCC',
        icon: 'plus',
        dollars: 11_000_000,
        next: 'Final KYC',
        due: '15 May',
        owners: ['AT', 'SM'],
        checked: [20, 22],
      },
    ],
  },
];

export const sumOf = (deals: readonly Deal[]) => deals.reduce((sum, { dollars }) => sum + dollars, 0);
