import type { IconName } from '../icons.tsx';
import type { Person } from '../kit.tsx';

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

export const sumOf = (deals: readonly Deal[]) => deals.reduce((sum, { dollars }) => sum + dollars, 0);
