import type {
  CheckId,
  Commitment,
  DealId,
  Deals,
  FirmId,
  Firms,
  Raise,
  Stage,
} from '#product/world/world.ts';

const M = 1_000_000;

const passed = {
  identity: 'done',
  owners: 'done',
  sanctions: 'done',
  category: 'done',
  funds: 'done',
} as const;

const firms: Firms = {
  // Firms with a workspace. The first one raises a fund and has the board of deals.
  marram: {
    kind: 'fund',
    country: 'uae',
    plan: 'business',
    users: ['layla', 'omar', 'sofia', 'ravi', 'amira'],
    checks: passed,
  },
  saltline: {
    kind: 'company',
    country: 'oman',
    plan: 'business',
    users: ['nadia', 'imran', 'clara'],
    checks: passed,
  },
  heronLabs: { kind: 'company', country: 'uae', plan: 'single', users: ['dana'], checks: passed },
  gateway: { kind: 'adviser', country: 'uae', plan: 'business', users: ['tomas', 'hala'] },
  crescent: { kind: 'adviser', country: 'uae', plan: 'business', users: ['yusuf', 'mona'] },
  ironbridge: { kind: 'company', country: 'uae', plan: 'business', users: ['noura'] },
  lantern: { kind: 'accelerator', country: 'uae', users: ['mariam'] },

  // Fourteen investors.
  fjordline: { kind: 'pension', country: 'norway', checks: passed },
  corniche: { kind: 'insurer', country: 'uae', checks: passed },
  sandgate: { kind: 'endowment', country: 'kuwait', checks: passed },
  greenfold: { kind: 'fundOfFunds', country: 'uk', checks: { ...passed, funds: 'due' } },
  alder: {
    kind: 'familyOffice',
    country: 'uae',
    plan: 'business',
    users: ['rania', 'karim', 'salma'],
    number: '0733',
    checks: { ...passed, funds: 'due' },
  },
  bayan: { kind: 'familyOffice', country: 'uae', users: ['khalid'], number: '0417', checks: passed },
  northbank: {
    kind: 'trust',
    country: 'jersey',
    users: ['helen', 'marc'],
    checks: { ...passed, category: 'open', funds: 'open' },
  },
  palmyra: {
    kind: 'wealthManager',
    country: 'uae',
    checks: { ...passed, sanctions: 'due', category: 'open', funds: 'open' },
  },
  olive: { kind: 'familyOffice', country: 'jordan', checks: passed },
  harbourlight: { kind: 'corporate', country: 'oman', checks: { ...passed, owners: 'due' } },
  windlass: { kind: 'corporate', country: 'uae', checks: passed },
  straits: { kind: 'multiFamilyOffice', country: 'singapore', number: '0561', checks: passed },
  halden: { kind: 'fund', country: 'uk', number: '0288', checks: passed },
  copperleaf: { kind: 'ventureFund', country: 'uae', checks: passed },

  // Issuers without a workspace of their own on the screens.
  amberfield: { kind: 'company', country: 'india', checks: passed },
  sunfield: { kind: 'company', country: 'egypt', checks: passed },
  quadrant: { kind: 'company', country: 'spain', checks: passed },
  promenade: { kind: 'company', country: 'uae', checks: passed },
  withheld: { kind: 'company', country: 'uae' },
};

const deals: Deals = {
  acacia: {
    what: { sector: 'solar', region: 'northAfrica', assetClass: 'realAssets' },
    offer: { amount: 18 * M, ticket: 0.5 * M, closes: '2026-06-25', issuer: 'sunfield', isIssuerNamed: true },
    board: { stage: 'sourced', next: { task: 'firstCall', day: '2026-05-13', people: ['sofia'] } },
  },
  marlin: {
    what: { sector: 'ports', region: 'eastAfrica', assetClass: 'privateEquity' },
    offer: { amount: 9.5 * M, ticket: 0.5 * M, closes: '2026-07-10', issuer: 'withheld' },
    board: { stage: 'sourced', next: { task: 'readListing', day: '2026-05-14', people: ['ravi', 'amira'] } },
  },
  quartz: {
    what: { sector: 'lending', region: 'europe', assetClass: 'privateCredit' },
    offer: {
      amount: 25 * M,
      ticket: M,
      closes: '2026-05-24',
      issuer: 'withheld',
      picture: 'listing-plant',
    },
    board: { stage: 'sourced', next: { task: 'compareTerms', day: '2026-05-15', people: ['amira'] } },
  },
  juniper: {
    what: { sector: 'clinics', region: 'southAsia', assetClass: 'privateEquity' },
    offer: {
      amount: 14 * M,
      ticket: 0.2 * M,
      closes: '2026-06-22',
      issuer: 'amberfield',
      isIssuerNamed: true,
      picture: 'listing-clinics',
    },
    board: {
      stage: 'screening',
      next: { task: 'screeningMemo', day: '2026-05-12', people: ['layla', 'sofia'] },
    },
  },
  heron: {
    what: { sector: 'software', region: 'gcc', assetClass: 'ventureCapital' },
    offer: {
      amount: 4.5 * M,
      ticket: 0.2 * M,
      closes: '2026-07-03',
      issuer: 'heronLabs',
      isIssuerNamed: true,
      picture: 'listing-solar-farms',
    },
    board: { stage: 'screening', next: { task: 'founderCall', day: '2026-05-18', people: ['ravi'] } },
  },
  dune: {
    what: { sector: 'hotels', region: 'gcc', assetClass: 'privateEquity' },
    offer: { amount: 32 * M, ticket: M, closes: '2026-06-30', issuer: 'withheld' },
    board: { stage: 'screening', next: { task: 'signNda', day: '2026-05-13', people: ['omar', 'amira'] } },
  },
  saffron: {
    what: { sector: 'farming', region: 'centralAsia', assetClass: 'privateEquity' },
    offer: { amount: 7.5 * M, ticket: 0.5 * M, closes: '2026-06-19', issuer: 'withheld' },
    board: {
      stage: 'nda',
      reviewed: [5, 14],
      next: { task: 'requestModel', day: '2026-05-13', people: ['sofia'] },
    },
  },
  basalt: {
    what: { sector: 'water', region: 'eastAfrica', assetClass: 'realAssets' },
    offer: { amount: 40 * M, ticket: M, closes: '2026-07-17', issuer: 'withheld' },
    board: {
      stage: 'nda',
      reviewed: [8, 14],
      next: { task: 'expertCall', day: '2026-05-14', people: ['ravi', 'omar'] },
    },
  },
  coral: {
    what: { sector: 'aquaculture', region: 'oceania', assetClass: 'privateEquity' },
    offer: { amount: 5.4 * M, ticket: 0.2 * M, closes: '2026-06-29', issuer: 'withheld' },
    board: {
      stage: 'nda',
      reviewed: [3, 14],
      next: { task: 'siteVisit', day: '2026-05-20', people: ['amira'] },
    },
  },
  cedar: {
    what: { sector: 'logistics', region: 'gcc', assetClass: 'realAssets' },
    offer: {
      amount: 24 * M,
      ticket: 0.5 * M,
      closes: '2026-06-04',
      issuer: 'saltline',
      picture: 'listing-warehouses',
    },
    board: {
      stage: 'diligence',
      reviewed: [11, 14],
      next: { task: 'openRoom', day: '2026-05-12', people: ['layla', 'omar'] },
    },
  },
  tamarind: {
    what: { sector: 'retail', region: 'eastAfrica', assetClass: 'privateEquity' },
    offer: { amount: 12 * M, ticket: 0.5 * M, closes: '2026-06-08', issuer: 'withheld' },
    board: {
      stage: 'diligence',
      reviewed: [19, 22],
      next: { task: 'lenderCall', day: '2026-05-14', people: ['layla', 'ravi'] },
    },
  },
  orchid: {
    what: { sector: 'payments', region: 'europe', assetClass: 'secondaries' },
    offer: {
      amount: 6.8 * M,
      ticket: 0.2 * M,
      closes: '2026-06-11',
      issuer: 'withheld',
      picture: 'listing-payments',
    },
    board: {
      stage: 'diligence',
      reviewed: [9, 22],
      next: { task: 'legalReview', day: '2026-05-19', people: ['amira'] },
    },
  },
  linden: {
    what: { sector: 'studentHomes', region: 'europe', assetClass: 'realEstate' },
    offer: {
      amount: 28.5 * M,
      ticket: 0.5 * M,
      closes: '2026-05-30',
      issuer: 'quadrant',
      isIssuerNamed: true,
      picture: 'listing-student-homes',
    },
    board: {
      stage: 'closing',
      reviewed: [22, 22],
      next: { task: 'countersign', day: '2026-05-13', people: ['omar', 'layla'] },
    },
  },
  willow: {
    what: { sector: 'hospitals', region: 'gcc', assetClass: 'privateEquity' },
    offer: { amount: 11 * M, ticket: 0.5 * M, closes: '2026-05-29', issuer: 'withheld' },
    board: {
      stage: 'closing',
      reviewed: [20, 22],
      next: { task: 'finalDraft', day: '2026-05-15', people: ['amira', 'sofia'] },
    },
  },
  jasmine: {
    what: { sector: 'villa', region: 'uae', assetClass: 'realEstate' },
    offer: {
      amount: 18.5 * M,
      ticket: 2 * M,
      closes: '2026-06-17',
      issuer: 'withheld',
      picture: 'listing-villa',
    },
  },
  cypress: {
    what: { sector: 'historicHouse', region: 'europe', assetClass: 'realEstate' },
    offer: {
      amount: 24.5 * M,
      ticket: 24.5 * M,
      closes: '2026-07-09',
      issuer: 'withheld',
      picture: 'listing-lake-house',
    },
  },
  almond: {
    what: { sector: 'historicHouse', region: 'uae', assetClass: 'realEstate' },
    offer: {
      amount: 9.5 * M,
      ticket: 9.5 * M,
      closes: '2026-06-24',
      issuer: 'withheld',
      picture: 'listing-courtyard-house',
    },
  },
  aspen: {
    what: { sector: 'lodge', region: 'europe', assetClass: 'realEstate' },
    offer: {
      amount: 13 * M,
      ticket: 13 * M,
      closes: '2026-07-02',
      issuer: 'withheld',
      picture: 'listing-mountain-lodge',
    },
  },
  marina: {
    what: { sector: 'residences', region: 'gcc', assetClass: 'realEstate' },
    offer: {
      amount: 45 * M,
      ticket: 0.5 * M,
      closes: '2026-06-26',
      issuer: 'promenade',
      isIssuerNamed: true,
      picture: 'listing-towers',
    },
  },
};

/** The checks of a user, in the order of their columns. */
export const checkIds: readonly CheckId[] = ['identity', 'owners', 'sanctions', 'category', 'funds'];

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

type RaiseId = 'cedar' | 'juniper' | 'heron' | 'acacia' | 'fund';

const raises: Readonly<Record<RaiseId, Raise>> = {
  cedar: {
    target: 24 * M,
    commitments: [
      { investor: 'windlass', amount: 6 * M, state: 'signed', nda: '2026-03-02', signed: '2026-03-14' },
      { investor: 'fjordline', amount: 5 * M, state: 'signed', nda: '2026-03-20', signed: '2026-03-31' },
      { investor: 'corniche', amount: 2.5 * M, state: 'signed', nda: '2026-04-03', signed: '2026-04-13' },
      { investor: 'olive', amount: 1.5 * M, state: 'signed', nda: '2026-04-13', signed: '2026-04-24' },
      { investor: 'sandgate', amount: M, state: 'signed', nda: '2026-04-22', signed: '2026-05-04' },
      { investor: 'marram', amount: 3 * M, state: 'dataRoom', nda: '2026-05-11' },
      { investor: 'alder', amount: 1.5 * M, state: 'dataRoom', nda: '2026-05-12' },
      { investor: 'northbank', amount: M, state: 'ndaSent' },
      { investor: 'palmyra', amount: M, state: 'ndaSent' },
    ],
  },
  juniper: {
    target: 14 * M,
    commitments: [
      { investor: 'halden', amount: 5 * M, state: 'signed', nda: '2026-03-30', signed: '2026-04-20' },
      { investor: 'straits', amount: 2.5 * M, state: 'signed', nda: '2026-04-06', signed: '2026-04-28' },
      { investor: 'corniche', amount: M, state: 'signed', nda: '2026-04-07', signed: '2026-05-05' },
      { investor: 'sandgate', amount: 0.5 * M, state: 'signed', nda: '2026-04-14', signed: '2026-05-06' },
      { investor: 'alder', amount: 2 * M, state: 'inReview', nda: '2026-04-22' },
      { investor: 'olive', amount: 0.5 * M, state: 'inReview', nda: '2026-05-06' },
      { investor: 'bayan', amount: 0.5 * M, state: 'inReview', nda: '2026-05-08' },
    ],
  },
  heron: {
    target: 4.5 * M,
    commitments: [
      { investor: 'copperleaf', amount: 2 * M, state: 'inReview', nda: '2026-04-27' },
      { investor: 'bayan', amount: 0.5 * M, state: 'dataRoom', nda: '2026-05-04' },
      { investor: 'halden', amount: M, state: 'dataRoom', nda: '2026-05-07' },
      { investor: 'straits', amount: 0.5 * M, state: 'ndaSent' },
    ],
  },
  acacia: {
    target: 18 * M,
    commitments: [
      { investor: 'windlass', amount: 5 * M, state: 'signed', nda: '2026-02-16', signed: '2026-04-08' },
      { investor: 'halden', amount: 3 * M, state: 'signed', nda: '2026-02-23', signed: '2026-04-15' },
      { investor: 'olive', amount: 2 * M, state: 'signed', nda: '2026-03-02', signed: '2026-04-30' },
      {
        investor: 'straits',
        amount: M,
        state: 'signed',
        nda: '2026-03-09',
        signed: '2026-05-07',
        next: { task: 'countersign', day: '2026-05-14', person: 'yusuf' },
      },
      {
        investor: 'corniche',
        amount: 2 * M,
        state: 'legalReview',
        nda: '2026-03-16',
        next: { task: 'sideLetter', day: '2026-05-13', person: 'yusuf' },
      },
      {
        investor: 'fjordline',
        amount: 1.5 * M,
        state: 'legalReview',
        nda: '2026-03-23',
        next: { task: 'finalDraft', day: '2026-05-14', person: 'mona' },
      },
      {
        investor: 'alder',
        amount: M,
        state: 'inReview',
        nda: '2026-04-20',
        next: { task: 'sendAccounts', day: '2026-05-15', person: 'yusuf' },
      },
    ],
  },
  /** The first two are of the first close, the others of the final one. */
  fund: {
    target: 150 * M,
    commitments: [
      {
        investor: 'fjordline',
        amount: 36 * M,
        state: 'signed',
        nda: '2025-10-06',
        signed: '2026-01-24',
        sideLetter: '2026-01-24',
      },
      {
        investor: 'corniche',
        amount: 26 * M,
        state: 'signed',
        nda: '2025-10-20',
        signed: '2026-01-27',
        sideLetter: '2026-01-27',
      },
      { investor: 'sandgate', amount: 20 * M, state: 'signed', nda: '2026-02-11', signed: '2026-04-29' },
      {
        investor: 'harbourlight',
        amount: 14 * M,
        state: 'documentsOut',
        nda: '2026-02-25',
        next: { task: 'ownershipChart', day: '2026-05-15', person: 'layla' },
      },
      {
        investor: 'greenfold',
        amount: 28 * M,
        state: 'inReview',
        nda: '2026-03-18',
        next: { task: 'answerQuestions', day: '2026-05-13', person: 'omar' },
      },
    ],
  },
};

/**
 * The cast and the calendar of all screens of the product: invented firms, their deals and what happened on which
 * day. Amounts are US dollars. The words for ids are in `en/sample-names.ts`; schema and rules in
 * `../product/world/contradictions.ts`.
 */
export const world = {
  today: '2026-05-12',
  endOfWeek: '2026-05-17',
  ...{ firms, deals, raises },

  /** Deals that the board’s firm declined, with the reason. The last one has come back. */
  declined: [
    { deal: 'sable', day: '2024-09-18', reason: 'oneCustomer', review: 'nextRound' },
    { deal: 'thyme', day: '2024-11-20', reason: 'price', review: 'lowerPrice' },
    { deal: 'flint', day: '2025-01-22', reason: 'ticket' },
    { deal: 'amber', day: '2025-03-12', reason: 'region' },
  ],
  returned: { deal: 'heron', declined: '2025-05-14', day: '2026-05-04', churnThen: 19, churnNow: 8 },
  /** The time that the river of deals shows. */
  riverOfDeals: { from: '2024-07-01', to: '2026-06-30', years: ['2025-01-01', '2026-01-01'] },

  fund: {
    opened: '2025-10-01',
    firstClose: '2026-01-31',
    finalClose: '2026-06-30',
    /** Talks before the commitments above, by stage. */
    funnel: { interest: 14, nda: 9 },
    notice: '2026-06-15',
    lastMet: '2026-03-11',
    call: '2026-05-18',
  },

  /** Investors that declined Project Acacia, by reason. */
  acaciaDeclines: { ticketTooLarge: 4, wrongRegion: 3, notInvesting: 2 },

  /** The axis of the chart of Project Cedar: first days of months, in equal steps. */
  chartMonths: ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01'],

  /** Questions on Project Cedar. */
  questions: [
    {
      investor: 'alder',
      topic: 'useOfProceeds',
      person: 'imran',
      asked: '2026-05-10',
      answered: '2026-05-12T10:12',
    },
    { investor: 'marram', topic: 'debtTerms', person: 'clara', asked: '2026-05-11' },
    { investor: 'northbank', topic: 'ndaWording', person: 'nadia', asked: '2026-05-12' },
  ],

  /** The data room of Project Cedar. Groups: lead investor, other investors, advisers. */
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
    advisers: 3,
    missing: 14,
    question: 12,
    versionOfModel: 3,
    documents: [
      {
        part: 'accounts',
        no: '2.1.1',
        id: 'lastYear',
        unit: 'pages',
        size: 48,
        access: 'download',
        groups: 3,
      },
      {
        part: 'accounts',
        no: '2.1.2',
        id: 'yearBefore',
        unit: 'pages',
        size: 44,
        access: 'download',
        groups: 3,
      },
      { part: 'accounts', no: '2.1.3', id: 'march', unit: 'sheets', size: 6, access: 'view', groups: 2 },
      { part: 'model', no: '2.2.1', id: 'model', unit: 'sheets', size: 14, access: 'view', groups: 2 },
      { part: 'model', no: '2.2.2', id: 'sensitivities', unit: 'sheets', size: 5, access: 'view', groups: 3 },
      {
        part: 'model',
        no: '2.2.3',
        id: 'useOfProceeds',
        unit: 'pages',
        size: 2,
        access: 'download',
        groups: 3,
      },
      { part: 'debt', no: '2.3.1', id: 'facility', unit: 'pages', size: 112, access: 'view', groups: 3 },
      { part: 'debt', no: '2.3.2', id: 'security', unit: 'files', size: 9, access: 'none', groups: 1 },
    ],
    admitted: '2026-05-12T09:30',
    opened: '2026-05-12T09:55',
    uploaded: '2026-05-12T10:31',
  },

  /** The NDA of Alder for Project Cedar. */
  alderNda: {
    sent: '2026-05-07',
    delivered: '2026-05-08',
    signed: '2026-05-11',
    countersigned: '2026-05-12T09:18',
    lastMet: '2026-05-05',
    years: 2,
    usualTicket: { from: M, to: 3 * M },
  },

  /** Project Juniper in the committee file of Alder. The stake is the ticket in the valuation. */
  committee: {
    members: ['salma', 'faisal', 'rania', 'karim'],
    valuation: 48 * M,
    meets: '2026-05-14',
    declined: '2025-11-18',
    engaged: '2026-04-20',
    diligence: '2026-04-24',
    memo: '2026-05-12',
    sideLetter: '2026-05-13',
    sentToCounsel: '2026-05-08',
    draft: 4,
    drafted: '2026-05-09',
    proposals: 3,
  },

  /** Project Falcon: a sale, run by an adviser. */
  mandate: {
    finalOffers: '2026-06-02',
    /** The index of the round that is open: the questions of the bidders. */
    round: 3,
    bidders: [
      {
        id: 'tradeA',
        nda: '2026-03-20',
        offer: 62 * M,
        offered: '2026-04-28',
        questions: [21, 24],
        meeting: '2026-05-15',
        next: [
          { task: 'finalOffer', day: '2026-06-02' },
          { task: 'deferredTax', day: '2026-05-12' },
          { task: 'sendAgenda', day: '2026-05-13' },
        ],
      },
      {
        id: 'fundB',
        nda: '2026-03-24',
        offer: 58.5 * M,
        offered: '2026-04-30',
        questions: [9, 17],
        meeting: '2026-05-19',
        next: [
          { task: 'proofOfFunds', day: '2026-05-18' },
          { task: 'workingCapital', day: '2026-05-13' },
          { task: 'sendAgenda', day: '2026-05-15' },
        ],
      },
      {
        id: 'tradeC',
        nda: '2026-03-31',
        offer: 66 * M,
        offered: '2026-05-04',
        questions: [4, 11],
        next: [
          { task: 'earnOut', day: '2026-05-14' },
          { task: 'depotLease', day: '2026-05-14' },
          { task: 'offerDates', day: '2026-05-12' },
        ],
      },
    ],
    teaser: '2026-03-09',
    teasers: 32,
    interested: 14,
    refused: 9,
    ndas: 11,
    withdrawn: 3,
    meetings: 6,
    outstanding: 2,
  },

  /** Listings of the marketplace by asset class; those of the profile of Bayan are chosen. */
  market: {
    listings: {
      privateEquity: 48,
      ventureCapital: 61,
      privateCredit: 27,
      realEstate: 39,
      realAssets: 22,
      secondaries: 18,
      funds: 33,
    },
    chosen: ['privateEquity', 'ventureCapital', 'privateCredit', 'realEstate', 'realAssets', 'secondaries'],
    regions: { gcc: true, europe: true, southAsia: true, eastAfrica: false, latinAmerica: false },
    mostTicket: 5 * M,
    scale: 10 * M,
    newMatches: 4,
  },

  /** The holding that Project Orchid offers. */
  holding: {
    percent: 6.8,
    notice: '2026-05-06',
    consent: '2026-05-28',
    engaged: '2026-05-08',
    /** The other shareholders, in percent of the company. */
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
    useOfFunds: { engineering: 2.7 * M, sales: 1.8 * M },
    checked: { company: '2026-04-14', project: '2026-04-17' },
    termSheet: '2026-05-20',
  },

  advisers: {
    valuation: ['plumbline', 'reem', 'fairhaven'],
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
    appointment: {
      signed: '2026-05-04',
      accounts: '2026-05-08',
      visit: '2026-05-13',
      draft: '2026-06-03',
      board: '2026-06-10',
    },
  },

  /** The seventh cohort of an accelerator. */
  cohort: {
    demoDay: '2026-05-07',
    report: '2026-05-20',
    approvedInvestors: 15,
    administrators: 3,
    files: 12,
    companies: [
      {
        id: 'aquifer',
        field: 'water',
        round: 'seed',
        amount: 2 * M,
        ndas: 7,
        access: 6,
        files: 12,
        talks: 2,
      },
      {
        id: 'leakWatch',
        field: 'water',
        round: 'seriesA',
        amount: 3.5 * M,
        ndas: 5,
        access: 4,
        files: 12,
        talks: 1,
      },
      {
        id: 'coldBox',
        field: 'energy',
        round: 'seed',
        amount: 1.8 * M,
        ndas: 2,
        access: 0,
        files: 9,
        talks: 0,
      },
      {
        id: 'sunroof',
        field: 'energy',
        round: 'seed',
        amount: 1.5 * M,
        ndas: 4,
        access: 3,
        files: 12,
        talks: 1,
      },
      {
        id: 'homeClinic',
        field: 'health',
        round: 'seed',
        amount: 1.2 * M,
        ndas: 0,
        access: 0,
        files: 5,
        talks: 0,
      },
      {
        id: 'triage',
        field: 'health',
        round: 'seed',
        amount: 2.4 * M,
        ndas: 5,
        access: 5,
        files: 12,
        talks: 3,
      },
    ],
    proofDue: '2026-05-20',
  },

  /** The villa, the lake house and their buyer. Amounts as agreed so far. */
  purchase: {
    checked: '2026-03-03',
    engaged: '2026-05-05',
    answered: '2026-05-06',
    visit: '2026-05-21',
    offer: 23 * M,
    reply: 24 * M,
    files: { title: 3, survey: 1, lease: 2, charges: 3 },
  },

  /** The application of Bayan with each decision of the platform, and its engagement with Project Heron. */
  bayan: {
    applied: '2026-04-07',
    checked: '2026-04-15T09:10',
    checkedBy: 'mira',
    review: '2027-04-15',
    decisions: [
      { check: 'identity', person: 'huda', decided: '2026-04-09T11:20' },
      { check: 'owners', person: 'huda', decided: '2026-04-09T14:05' },
      { check: 'sanctions', person: 'elias', decided: '2026-04-10T09:42' },
      { check: 'category', person: 'elias', decided: '2026-04-13T10:15' },
      { check: 'funds', person: 'huda', decided: '2026-04-14T16:30' },
    ],
    engaged: '2026-04-30',
    signedByIssuer: '2026-05-01',
    mostTicket: 1.5 * M,
    leastTicket: 0.5 * M,
  },

  /** How the transfer of Project Orchid is planned. */
  completion: { agreed: '2026-05-20', waived: '2026-05-22', consent: '2026-05-28', paid: '2026-06-04' },

  /** How Marram came into the data room of Project Cedar. */
  cedarRoom: {
    engaged: '2026-05-08',
    signed: '2026-05-10',
    countersigned: '2026-05-11',
    model: '2026-05-12',
    capTable: '2026-05-02',
  },

  /** Project Larch: a company that Marram prepares to sell. */
  exit: { buyers: 11, approach: '2026-06-03' },

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

const { room, cedarRoom } = world;
const latest = room.versionOfModel;

/** Every change of access to the operating model of Project Cedar, newest first. */
export const accessLog = [
  { at: room.uploaded, person: 'imran', change: 'uploaded', version: latest },
  { at: room.opened, person: 'clara', change: 'viewGroupB' },
  { at: '2026-05-12T09:34', person: 'nadia', change: 'refused', investor: 'northbank' },
  { at: room.admitted, person: 'nadia', change: 'admitted', investor: 'alder' },
  { at: `${cedarRoom.countersigned}T17:20`, person: 'nadia', change: 'admitted', investor: 'marram' },
  { at: '2026-05-04T15:20', person: 'imran', change: 'uploaded', version: latest - 1 },
  { at: '2026-03-02T17:10', person: 'clara', change: 'downloadGroupA', investor: 'windlass' },
  { at: '2026-02-27T11:45', person: 'imran', change: 'uploaded', version: latest - 2 },
] as const;

type Amount = { readonly amount: number };

export const sumOf = (items: readonly Amount[]): number => items.reduce((sum, { amount }) => sum + amount, 0);

/** In percent, with one decimal place. */
export const shareOf = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

const DAY_MS = 86_400_000;

/** Days from one to another; by default from today. */
export const daysUntil = (day: string, from: string = world.today): number =>
  Math.round((Date.parse(day.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);

/** A deal with all that its listing says. */
export const dealOf = (id: DealId) => ({ id, ...deals[id].what, ...deals[id].offer });

const isDeal = (id: string): id is DealId => id in deals;

/** Deals of the board, all or of one stage. */
export const onBoard = (stage?: Stage) =>
  Object.keys(deals)
    .filter(isDeal)
    .flatMap((id) => {
      const { board } = deals[id];
      return board && (!stage || board.stage === stage) ? [{ ...dealOf(id), ...board }] : [];
    });

/** The people of a workspace. */
export const usersOf = (firm: FirmId) => firms[firm].users ?? [];

/** Investors of a raise in one of these states, all of them by default. */
export const investorsOf = (raise: RaiseId, ...states: readonly Commitment['state'][]) =>
  raises[raise].commitments.filter(({ state }) => states.length === 0 || states.includes(state));

/** The sum of the signed commitments. */
export const committedOf = (raise: RaiseId): number => sumOf(investorsOf(raise, 'signed'));
