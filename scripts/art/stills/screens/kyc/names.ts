import type { Tone } from '../kit.tsx';

/** What a check has come to: in order, with a person, not begun, or failed. */
export type Result = 'passed' | 'person' | 'waiting' | 'failed';

export const checks = ['Identity', 'Owners', 'Sanctions PEP', 'Residence', 'Client class', 'Funds'] as const;

export interface NewName {
  readonly name: string;
  readonly kind: string;
  /** In the order of `checks`. */
  readonly results: readonly Result[];
  readonly state: string;
  readonly tone: Tone;
}

const [ok, person, later, failed] = ['passed', 'person', 'waiting', 'failed'] as const;

/** The queue of the sample, the longest waiting first. None is a name of any list. */
export const names: readonly NewName[] = [
  {
    name: 'Greenfold Sample LP',
    kind: 'Fund of funds · UK',
    results: [ok, ok, ok, ok, ok, person],
    state: 'To decide',
    tone: 'copper',
  },
  {
    name: 'Sample Family Office A',
    kind: 'Family office · UAE',
    results: [ok, ok, ok, ok, ok, person],
    state: 'To decide',
    tone: 'copper',
  },
  {
    name: 'Northbank Sample Trust',
    kind: 'Trust · Jersey',
    results: [ok, ok, ok, ok, later, later],
    state: 'Running',
    tone: 'sand',
  },
  {
    name: 'Palmyra Sample Partners',
    kind: 'Wealth manager · UAE',
    results: [ok, ok, later, ok, later, later],
    state: 'Running',
    tone: 'sand',
  },
  {
    name: 'Sample Juniper Clinics',
    kind: 'Issuer · India',
    results: [ok, later, later, ok, ok, later],
    state: 'Asked',
    tone: 'sand',
  },
  {
    name: 'Larkfield Sample Ltd',
    kind: 'Holding · restricted',
    results: [ok, ok, ok, failed, later, later],
    state: 'Declined',
    tone: 'night',
  },
  {
    name: 'Harbourlight Sample Ltd',
    kind: 'Corporate · Oman',
    results: [ok, ok, ok, ok, ok, ok],
    state: 'Approved',
    tone: 'teal',
  },
  {
    name: 'Sample Pension Plan',
    kind: 'Institution · Norway',
    results: [ok, ok, ok, ok, ok, ok],
    state: 'Approved',
    tone: 'teal',
  },
];
