import type { Firms, Offers } from '#product/world/world.ts';

const M = 1_000_000;

const firms: Firms = {
  // Firms with a workspace. The first one raises a fund and has the board of deals.
  marram: {
    kind: 'fund',
    country: 'uae',
    plan: 'business',
    users: ['layla', 'omar', 'sofia', 'ravi', 'amira'],
  },
  saltline: {
    kind: 'company',
    country: 'oman',
    plan: 'business',
    users: ['nadia', 'imran', 'clara'],
  },
  heronLabs: { kind: 'company', country: 'uae', plan: 'single', users: ['dana'] },
  gateway: { kind: 'adviser', country: 'uae', plan: 'business', users: ['tomas', 'hala'] },
  crescent: { kind: 'adviser', country: 'uae', plan: 'business', users: ['yusuf', 'mona'] },
  ironbridge: { kind: 'company', country: 'uae', plan: 'business', users: ['noura'] },
  lantern: { kind: 'accelerator', country: 'uae', users: ['mariam'] },

  // Fourteen investors.
  fjordline: { kind: 'pension', country: 'norway' },
  corniche: { kind: 'insurer', country: 'uae' },
  sandgate: { kind: 'endowment', country: 'kuwait' },
  greenfold: { kind: 'fundOfFunds', country: 'uk' },
  alder: {
    kind: 'familyOffice',
    country: 'uae',
    plan: 'business',
    users: ['rania', 'karim', 'salma'],
  },
  bayan: { kind: 'familyOffice', country: 'uae', users: ['khalid'] },
  northbank: {
    kind: 'trust',
    country: 'jersey',
    users: ['helen', 'marc'],
  },
  palmyra: {
    kind: 'wealthManager',
    country: 'uae',
  },
  olive: { kind: 'familyOffice', country: 'jordan' },
  harbourlight: { kind: 'corporate', country: 'oman' },
  windlass: { kind: 'corporate', country: 'uae' },
  straits: { kind: 'multiFamilyOffice', country: 'singapore' },
  halden: { kind: 'fund', country: 'uk' },
  copperleaf: { kind: 'ventureFund', country: 'uae' },

  // Issuers without a workspace of their own on the screens.
  amberfield: { kind: 'company', country: 'india' },
  sunfield: { kind: 'company', country: 'egypt' },
  quadrant: { kind: 'company', country: 'spain' },
  promenade: { kind: 'company', country: 'uae' },
  withheld: { kind: 'company', country: 'uae' },
};

const deals: Offers = {
  acacia: {
    what: { sector: 'solar', region: 'northAfrica', assetClass: 'realAssets' },
    offer: {
      amount: 18 * M,
      ticket: 0.5 * M,
      closes: 32,
      issuer: 'sunfield',
      adviser: 'crescent',
      isIssuerNamed: true,
      picture: 'listing-solar-farms',
    },
  },
  marlin: {
    what: { sector: 'ports', region: 'eastAfrica', assetClass: 'privateEquity' },
    offer: { amount: 9.5 * M, ticket: 0.5 * M, closes: 43, issuer: 'withheld' },
  },
  quartz: {
    what: { sector: 'lending', region: 'europe', assetClass: 'privateCredit' },
    offer: {
      amount: 25 * M,
      ticket: M,
      closes: 8,
      issuer: 'withheld',
      picture: 'listing-plant',
    },
  },
  juniper: {
    what: { sector: 'clinics', region: 'southAsia', assetClass: 'privateEquity' },
    offer: {
      amount: 14 * M,
      ticket: 0.2 * M,
      closes: 29,
      issuer: 'amberfield',
      isIssuerNamed: true,
      picture: 'listing-clinics',
    },
  },
  heron: {
    what: { sector: 'software', region: 'gcc', assetClass: 'ventureCapital' },
    offer: {
      amount: 4.5 * M,
      ticket: 0.2 * M,
      closes: 38,
      issuer: 'heronLabs',
      isIssuerNamed: true,
      picture: 'listing-solar-farms',
    },
  },
  dune: {
    what: { sector: 'hotels', region: 'gcc', assetClass: 'privateEquity' },
    offer: { amount: 32 * M, ticket: M, closes: 35, issuer: 'withheld' },
  },
  saffron: {
    what: { sector: 'farming', region: 'centralAsia', assetClass: 'privateEquity' },
    offer: { amount: 7.5 * M, ticket: 0.5 * M, closes: 28, issuer: 'withheld' },
  },
  basalt: {
    what: { sector: 'water', region: 'eastAfrica', assetClass: 'realAssets' },
    offer: { amount: 40 * M, ticket: M, closes: 48, issuer: 'withheld', picture: 'listing-plant' },
  },
  coral: {
    what: { sector: 'aquaculture', region: 'oceania', assetClass: 'privateEquity' },
    offer: { amount: 5.4 * M, ticket: 0.2 * M, closes: 34, issuer: 'withheld' },
  },
  cedar: {
    what: { sector: 'logistics', region: 'gcc', assetClass: 'realAssets' },
    offer: {
      amount: 24 * M,
      ticket: 0.5 * M,
      closes: 17,
      issuer: 'saltline',
      picture: 'listing-warehouses',
    },
  },
  tamarind: {
    what: { sector: 'retail', region: 'eastAfrica', assetClass: 'privateEquity' },
    offer: { amount: 12 * M, ticket: 0.5 * M, closes: 19, issuer: 'withheld' },
  },
  orchid: {
    what: { sector: 'payments', region: 'europe', assetClass: 'secondaries' },
    offer: {
      amount: 6.8 * M,
      ticket: 0.2 * M,
      closes: 25,
      issuer: 'withheld',
      picture: 'listing-payments',
    },
  },
  linden: {
    what: { sector: 'studentHomes', region: 'europe', assetClass: 'realEstate' },
    offer: {
      amount: 28.5 * M,
      ticket: 0.5 * M,
      closes: 13,
      issuer: 'quadrant',
      isIssuerNamed: true,
      picture: 'listing-student-homes',
    },
  },
  willow: {
    what: { sector: 'hospitals', region: 'gcc', assetClass: 'privateEquity' },
    offer: { amount: 11 * M, ticket: 0.5 * M, closes: 18, issuer: 'withheld' },
  },
  jasmine: {
    what: { sector: 'villa', region: 'gcc', assetClass: 'realEstate' },
    offer: {
      amount: 18.5 * M,
      ticket: 2 * M,
      closes: 26,
      issuer: 'withheld',
      picture: 'listing-villa',
    },
  },
  cypress: {
    what: { sector: 'historicHouse', region: 'europe', assetClass: 'realEstate' },
    offer: {
      amount: 24.5 * M,
      ticket: 24.5 * M,
      closes: 42,
      issuer: 'withheld',
      picture: 'listing-lake-house',
    },
  },
  almond: {
    what: { sector: 'historicHouse', region: 'gcc', assetClass: 'realEstate' },
    offer: {
      amount: 9.5 * M,
      ticket: 9.5 * M,
      closes: 31,
      issuer: 'withheld',
      picture: 'listing-courtyard-house',
    },
  },
  aspen: {
    what: { sector: 'lodge', region: 'europe', assetClass: 'realEstate' },
    offer: {
      amount: 13 * M,
      ticket: 13 * M,
      closes: 37,
      issuer: 'withheld',
      picture: 'listing-mountain-lodge',
    },
  },
  marina: {
    what: { sector: 'residences', region: 'gcc', assetClass: 'realEstate' },
    offer: {
      amount: 45 * M,
      ticket: 0.5 * M,
      closes: 33,
      issuer: 'promenade',
      isIssuerNamed: true,
      picture: 'listing-towers',
    },
  },
};

/** Icons on the cards of the board. */
export const sectorIcons = {
  solar: 'spring',
  ports: 'pin',
  lending: 'percent',
  clinics: 'shield',
  software: 'chart',
  hotels: 'building',
  farming: 'spring',
  water: 'drop',
  aquaculture: 'drop',
  logistics: 'globe',
  retail: 'building',
  payments: 'percent',
  studentHomes: 'building',
  hospitals: 'shield',
  villa: 'building',
  historicHouse: 'building',
  lodge: 'building',
  residences: 'building',
} as const;

/**
 * The cast of all screens of the product, and what does not change: invented firms, their deals, rooms and lists.
 * Amounts are US dollars. The words for ids are in `en/sample-names.ts`, what happens in `sample-events.ts`; rules are
 * in `../product/world/contradictions.ts`.
 */
export const world = {
  ...{ firms, deals },

  fund: { target: 150 * M },

  /** The data room of Project Cedar. */
  room: {
    folders: [
      { id: 'corporate', documents: 12 },
      { id: 'financials', documents: 23, parts: { accounts: 9, model: 4, debt: 10 } },
      { id: 'property', documents: 18 },
      { id: 'contracts', documents: 31 },
      { id: 'people', documents: 7 },
      { id: 'tax', documents: 11 },
      { id: 'permits', documents: 14 },
    ],
    /** Documents of the checklist that are not there yet. */
    missing: 14,
    /** The number of the last question that is answered for all. */
    question: 12,
    documents: [
      { part: 'accounts', no: '2.1.1', id: 'lastYear', unit: 'pages', size: 48 },
      { part: 'accounts', no: '2.1.2', id: 'yearBefore', unit: 'pages', size: 44 },
      { part: 'accounts', no: '2.1.3', id: 'march', unit: 'sheets', size: 6 },
      { part: 'model', no: '2.2.1', id: 'model', unit: 'sheets', size: 14 },
      { part: 'model', no: '2.2.2', id: 'sensitivities', unit: 'sheets', size: 5 },
      { part: 'model', no: '2.2.3', id: 'useOfProceeds', unit: 'pages', size: 2 },
      { part: 'debt', no: '2.3.1', id: 'facility', unit: 'pages', size: 112 },
      { part: 'debt', no: '2.3.2', id: 'security', unit: 'files', size: 9 },
    ],
    /** Of the NDA. */
    years: 2,
  },

  /** The usual ticket of Alder, its committee, and the valuation of which a ticket in Project Juniper is a share. */
  alder: {
    usualTicket: { from: M, to: 3 * M },
    committee: ['salma', 'faisal', 'rania', 'karim'],
    valuation: 48 * M,
  },

  marram: { leastTicket: M, mostTicket: 5 * M },

  /** Project Falcon: a sale, run by an adviser. */
  mandate: {
    /** The index of the round that is open: the questions of the bidders. */
    round: 3,
    bidders: ['tradeA', 'fundB', 'tradeC'],
    /** Documents that the seller has not sent yet. */
    outstanding: 2,
  },

  /** Listings of the marketplace by asset class and region, and the profile of Marram. */
  market: {
    classes: [
      'privateEquity',
      'ventureCapital',
      'privateCredit',
      'realEstate',
      'realAssets',
      'secondaries',
      'funds',
    ],
    regions: ['gcc', 'europe', 'southAsia', 'northAfrica', 'eastAfrica'],
    /** In the order of the regions. */
    listings: {
      privateEquity: [14, 16, 9, 4, 5],
      ventureCapital: [16, 21, 14, 5, 5],
      privateCredit: [8, 11, 4, 2, 2],
      realEstate: [14, 15, 5, 3, 2],
      realAssets: [7, 5, 3, 4, 3],
      secondaries: [5, 8, 3, 1, 1],
      funds: [9, 14, 6, 2, 2],
    },
    chosen: ['privateEquity', 'ventureCapital', 'privateCredit', 'realEstate', 'realAssets', 'secondaries'],
    chosenRegions: ['gcc', 'europe', 'southAsia'],
    /** Listings of these with a larger ticket. */
    largerTickets: 141,
    scale: 10 * M,
    /** Real estate that is listed as luxury. */
    luxury: 12,
  },

  /** The holding that Project Orchid offers, and the other shareholders, in percent of the company. */
  holding: {
    percent: 6.8,
    others: [
      { id: 'founders', percent: 41.2 },
      { id: 'growthFund', percent: 27 },
      { id: 'seedFund', percent: 15 },
      { id: 'staff', percent: 10 },
    ],
  },

  /** The data room of Heron Labs, by who may open a folder. */
  founderRoom: {
    folders: [
      { id: 'accounts', files: 12, nda: true, lead: true },
      { id: 'capTable', files: 1, nda: true, lead: true },
      { id: 'contracts', files: 23, nda: true, lead: true },
      { id: 'patents', files: 9, nda: true, lead: true },
      { id: 'forecast', files: 3, nda: false, lead: true },
      { id: 'payroll', files: 6, nda: false, lead: false },
    ],
  },

  /** The Advisor Pool. */
  directory: [
    { id: 'plumbline', services: ['valuation', 'corporateFinance'], place: 'gulf' },
    { id: 'corbel', services: ['mergers', 'corporateFinance'], place: 'europe' },
    { id: 'crescent', services: ['fundraising'], place: 'gulf' },
    { id: 'reem', services: ['valuation'], place: 'gulf' },
    { id: 'jonas', services: ['corporateFinance', 'valuation'], place: 'europe' },
    { id: 'tariq', services: ['mergers', 'fundraising'], place: 'gulf' },
    { id: 'fairhaven', services: ['valuation'], place: 'gulf' },
    { id: 'maha', services: ['mergers'], place: 'gulf' },
    { id: 'tidewell', services: ['fundraising', 'corporateFinance'], place: 'europe' },
  ],

  /** The seventh cohort of an accelerator. Each company has as many files to upload. */
  cohort: {
    files: 12,
    companies: [
      { id: 'aquifer', field: 'water', round: 'seed', amount: 2 * M },
      { id: 'leakWatch', field: 'water', round: 'seriesA', amount: 3.5 * M },
      { id: 'coldBox', field: 'energy', round: 'seed', amount: 1.8 * M },
      { id: 'sunroof', field: 'energy', round: 'seed', amount: 1.5 * M },
      { id: 'homeClinic', field: 'health', round: 'seed', amount: 1.2 * M },
      { id: 'triage', field: 'health', round: 'seed', amount: 2.4 * M },
    ],
  },

  /** Projects in the portals of partners: those with a share are raises of this table. */
  partners: [
    {
      id: 'acme',
      projects: [
        { id: 'warehouses', raise: 'cedar' },
        { id: 'packaging', amount: 18.5 * M, share: 34 },
      ],
    },
    {
      id: 'oasis',
      projects: [
        { id: 'residences', amount: 32 * M, share: 58 },
        { id: 'laboratories', raise: 'juniper' },
      ],
    },
    {
      id: 'empty',
      projects: [
        { id: 'solar', raise: 'acacia' },
        { id: 'exporters', amount: 11 * M, share: 22 },
      ],
    },
  ],
} as const;
