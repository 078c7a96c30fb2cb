import { site } from '#content/site.ts';

/** The words for `content/promises.ts`, what each step opens, and who checks whom. */
export const promises = {
  parties: {
    platform: site.name,
    administrators: 'Administrators of your partner’s portal',
    issuer: 'The issuer you engage with',
    otherIssuers: 'All other issuers',
    otherInvestors: 'Other investors',
  },
  knows: {
    noName: 'No name',
    name: 'Your name',
    signature: 'Your name and signature',
    checked: 'Name, KYC/AML checks',
  },
  opens: { browses: 'The listing', engages: 'Direct talks', signs: 'The data room, if admitted' },
  notNamed: 'Not named to you',
  checks: {
    platform: 'Screens each user before the account opens',
    firm: 'Sees the status, not the documents',
    each: 'Keeps its own regulatory duties',
  },
} as const;
