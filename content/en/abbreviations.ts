/** Each page spells them out where it first uses them: see `scripts/checks/abbreviations.ts`. */
export const abbreviations = {
  KYC: 'know your customer',
  AML: 'anti-money laundering',
  CRM: 'customer relationship management',
} as const;
