/** Where a page first uses one of these, the words stand beside it: `scripts/checks/abbreviations.ts`. */
export const abbreviations = {
  KYC: 'know your customer',
  AML: 'anti-money laundering',
  CRM: 'customer relationship management',
} as const;
