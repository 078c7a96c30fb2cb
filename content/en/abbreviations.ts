/** Each page explains them where it first uses them: see `src/head/explain-abbreviations.ts`. Texts use them as they are. */
export const abbreviations = {
  KYC: 'know your customer',
  AML: 'anti-money laundering',
  CRM: 'customer relationship management',
} as const;
