import { site } from '#content/site.ts';

/**
 * The words for `content/promises.ts`, what each step opens, and who checks whom. On who sees,
 * opens or pays, pages show rows of the tables or sentences of `says`: the build rejects other words.
 */
export const promises = {
  parties: {
    platform: site.name,
    administrators: 'Administrators of a portal you join',
    issuer: 'The issuer you engage with',
    otherIssuers: 'All other issuers',
    otherInvestors: 'Other investors',
    advisors: 'Advisors of other parties',
  },
  knows: {
    noName: 'No name',
    name: 'Your name',
    signature: 'Your name and signature',
    checked: 'Name, KYC/AML checks',
  },
  readers: {
    investors: 'Approved investors',
    advisors: 'Advisors',
    public: 'Visitors of a partner’s page',
  },
  parts: ['Summary', 'Listing', 'Data room'],
  sees: {
    approved: 'Once approved',
    admitted: 'After the NDA, if admitted',
    featured: 'If the project is featured',
    never: 'No access',
  },
  opens: { browses: 'The listing', engages: 'Direct talks', signs: 'The data room, if admitted' },
  notNamed: 'Not named to you',
  checks: {
    platform: 'Screens each user before the account opens',
    firm: 'Sees the status, not the documents',
    each: 'Keeps its own regulatory duties',
  },
  /** Sentences without a full stop are headings and labels too. */
  says: {
    firstRead: 'Read listings before any issuer knows your name',
    untilEngaging: 'No issuer learns who you are until you engage',
    onlyIssuer: 'Only the issuer you engage with learns your name',
    onlyOwner: 'Of the owners, only the one you engage with learns your name',
    anonymous: 'Anonymous to issuers',
    who: 'Who learns your name, and when',
    engaging: 'When you engage, the issuer learns your name. No other issuer does.',
    platform: `${site.name} knows its users. The administrators of a partner’s portal know those who join through it.`,
    filters: 'You set filters on who can see your information.',
    profile: 'Other users see your investor profile within your filters. It need not name you.',
    toIssuer: 'You learn who an investor is when they engage with you.',
    admits: 'After the NDA, the issuer decides whom to admit to its data room.',
    youAdmit: 'After the NDA, you decide whom to admit to the data room',
    readers:
      'Approved investors and Advisors can read a listing. A summary is public only if the project is featured on a partner’s page.',
    pays: 'Investors pay nothing to browse and invest.',
  },
} as const;
