export interface SampleProject {
  readonly title: string;
  readonly shortDescription: string;
  /** A file of `sample-media/`. */
  readonly picture?: string;
  readonly assetClass: { readonly name: string; readonly tags: readonly string[] };
  readonly regions: readonly string[];
  /** Total size, in whole units of `currency`. */
  readonly target: number;
  /** What is still to be raised, in whole units of `currency`. */
  readonly targetAmount: number;
  readonly currency: string;
  /** Days from now to the end date; negative when it has passed. */
  readonly endsInDays: number;
  readonly creatorName: string;
  readonly keepPublisherConfidential: boolean;
}

/**
 * Invented projects, varied in all that a card shows: classes, tags, currencies, sizes, length of text. The
 * last three are odd: a class in other capitals, no picture, a date that has passed, a title and tags that no card has room for.
 */
export const sampleProjects: readonly SampleProject[] = [
  {
    title: 'Cold-chain warehouses on the Gulf coast',
    shortDescription:
      'Three temperature-controlled warehouses beside a deep-water port, the first already let, with room to double the floor.',
    picture: 'project-01.svg',
    assetClass: { name: 'Infrastructure', tags: ['Logistics', 'Food security', 'Income'] },
    regions: ['Middle East'],
    target: 120_000_000,
    targetAmount: 45_000_000,
    currency: 'USD',
    endsInDays: 64,
    creatorName: 'Tamarisk Sample Infrastructure',
    keepPublisherConfidential: false,
  },
  {
    title: 'Growth round: water-loss detection',
    shortDescription: 'Acoustic sensors that find leaks in city mains before they surface.',
    picture: 'project-02.svg',
    assetClass: { name: 'Venture Capital', tags: ['Climate', 'Hardware', 'Series B'] },
    regions: ['Europe', 'Middle East'],
    target: 18_000_000,
    targetAmount: 7_500_000,
    currency: 'EUR',
    endsInDays: 21,
    creatorName: 'Wellhead Sample Technologies',
    keepPublisherConfidential: false,
  },
  {
    title: 'Senior lending to mid-sized exporters',
    shortDescription:
      'Short-dated, receivable-backed loans to exporters, insured against buyer default, with monthly reporting to lenders.',
    picture: 'project-03.svg',
    assetClass: {
      name: 'Private Credit',
      tags: ['Senior secured', 'Trade finance', 'Short duration', 'Insured'],
    },
    regions: ['Africa', 'Middle East', 'South Asia'],
    target: 75_000_000,
    targetAmount: 30_000_000,
    currency: 'USD',
    endsInDays: 90,
    creatorName: 'Level Sample Credit',
    keepPublisherConfidential: true,
  },
  {
    title: 'Waterfront residences, two towers',
    shortDescription: 'A permitted scheme of 214 homes above a public promenade, sold in phases.',
    picture: 'project-04.svg',
    assetClass: { name: 'Real Estate', tags: ['Residential', 'Development'] },
    regions: ['Middle East'],
    target: 640_000_000,
    targetAmount: 180_000_000,
    currency: 'AED',
    endsInDays: 45,
    creatorName: 'Promenade Sample Developments',
    keepPublisherConfidential: false,
  },
  {
    title: 'Buy-out of a family-owned packaging group',
    shortDescription:
      'The founders of a packaging maker with four plants hand over to its managers; a majority stake is offered.',
    picture: 'project-05.svg',
    assetClass: { name: 'Private Equity', tags: ['Buy-out', 'Manufacturing', 'Succession'] },
    regions: ['Europe'],
    target: 52_000_000,
    targetAmount: 26_000_000,
    currency: 'GBP',
    endsInDays: 33,
    creatorName: 'Ridge Sample Partners',
    keepPublisherConfidential: true,
  },
  {
    title: 'Early shares in a payments company',
    shortDescription: 'Employees of a regulated payments company offer part of their vested shares.',
    picture: 'project-06.svg',
    assetClass: { name: 'Secondaries', tags: ['Fintech', 'Employee shares', 'Late stage'] },
    regions: ['North America', 'Europe'],
    target: 9_400_000,
    targetAmount: 9_400_000,
    currency: 'USD',
    endsInDays: 12,
    creatorName: 'Second Gate Sample Holdings',
    keepPublisherConfidential: false,
  },
  {
    title: 'Solar and storage for desert farms',
    shortDescription:
      'Panels and batteries in place of diesel at 60 farms, paid for by the saving on fuel under ten-year contracts.',
    picture: 'project-07.svg',
    assetClass: {
      name: 'Infrastructure',
      tags: [
        'Renewable energy',
        'Agriculture',
        'Storage',
        'Contracted income',
        'Climate',
        'Impact',
        'Distributed',
      ],
    },
    regions: ['North Africa', 'Middle East'],
    target: 210_000_000,
    targetAmount: 95_000_000,
    currency: 'SAR',
    endsInDays: 120,
    creatorName: 'Noon Sample Energy',
    keepPublisherConfidential: false,
  },
  {
    title: 'Diagnostics laboratory network',
    shortDescription: 'Eleven laboratories under one quality system, adding four sites in secondary cities.',
    picture: 'project-08.svg',
    assetClass: { name: 'Private Equity', tags: ['Healthcare', 'Growth capital'] },
    regions: ['South Asia'],
    target: 34_000_000,
    targetAmount: 14_000_000,
    currency: 'USD',
    endsInDays: 57,
    creatorName: 'Clearwell Sample Health',
    keepPublisherConfidential: false,
  },
  {
    title: 'Student housing near three campuses',
    shortDescription:
      'A portfolio of 900 beds, fully let for the present year, with two refurbishments under way.',
    picture: 'project-09.svg',
    assetClass: { name: 'Real Estate', tags: ['Student housing', 'Income', 'Refurbishment'] },
    regions: ['Europe'],
    target: 88_000_000,
    targetAmount: 31_000_000,
    currency: 'EUR',
    endsInDays: 75,
    creatorName: 'Quad Sample Real Estate',
    keepPublisherConfidential: true,
  },
  {
    title: 'Seed round: contracts for freight',
    shortDescription: 'Software that turns a freight quote into a signed contract.',
    picture: 'project-10.svg',
    assetClass: { name: 'Venture Capital', tags: ['Software', 'Logistics', 'Seed'] },
    regions: ['Southeast Asia'],
    target: 2_500_000,
    targetAmount: 1_200_000,
    currency: 'SGD',
    endsInDays: 8,
    creatorName: 'Manifest Sample Labs',
    keepPublisherConfidential: false,
  },
  {
    title: 'Bridge loans for completed homes',
    shortDescription: 'First-charge loans of up to twelve months while finished homes are sold.',
    picture: 'project-11.svg',
    assetClass: { name: 'Private Credit', tags: ['Real estate debt', 'First charge', 'Short duration'] },
    regions: ['Europe', 'Middle East'],
    target: 40_000_000,
    targetAmount: 22_500_000,
    currency: 'GBP',
    endsInDays: 1,
    creatorName: 'Keystone Sample Lending',
    keepPublisherConfidential: false,
  },
  {
    title: 'Interest in a 2019 buy-out fund',
    shortDescription:
      'A pension scheme sells its interest in a fund of nine companies, well into its life, to rebalance its holdings.',
    picture: 'project-12.svg',
    assetClass: { name: 'Secondaries', tags: ['Fund interest', 'Diversified', 'Buy-out', 'Mature'] },
    regions: ['North America', 'Europe', 'Asia-Pacific'],
    target: 61_000_000,
    targetAmount: 61_000_000,
    currency: 'USD',
    endsInDays: 150,
    creatorName: 'Harbour Sample Trustees',
    keepPublisherConfidential: true,
  },
  {
    title: 'Funding for a portfolio of shipping claims',
    shortDescription: 'Costs of eleven arbitrations are advanced against a share of what they bring.',
    assetClass: { name: 'private credit', tags: ['Litigation finance', 'Shipping', 'Uncorrelated'] },
    regions: ['Europe', 'East Asia'],
    target: 14_000_000,
    targetAmount: 6_000_000,
    currency: 'USD',
    endsInDays: -3,
    creatorName: 'Anchor Sample Claims',
    keepPublisherConfidential: false,
  },
  {
    title:
      'Residences and a marina club on the former dry docks, with berths for yachts of up to sixty metres, a promenade and a school of sailing',
    shortDescription:
      'A waterside quarter in four phases: 320 residences, 140 berths, a club and shops along a promenade of two kilometres, on land that is held freehold and already cleared.',
    picture: 'project-04.svg',
    assetClass: {
      name: 'Luxury Real Estate',
      tags: [
        ...['Residential', 'Marina', 'Hospitality', 'Freehold', 'Development', 'Four phases', 'Waterfront'],
        ...['Branded', 'Club', 'Retail', 'Leisure', 'Escrow account', 'Off-plan', 'Masterplan', 'Sailing'],
      ],
    },
    regions: ['Middle East', 'Europe', 'South Asia', 'East Asia', 'North America', 'Africa'],
    target: 240_000_000,
    targetAmount: 75_000_000,
    currency: 'KWD',
    endsInDays: 365,
    creatorName: 'Drydock Sample Quarter Development Holdings',
    keepPublisherConfidential: false,
  },
  {
    title: 'Gold stream from a reopened mine',
    shortDescription:
      'A fixed share of the output of a permitted mine, delivered in ounces for fifteen years.',
    picture: 'project-01.svg',
    assetClass: { name: 'Real Assets', tags: ['Metals', 'Streaming', 'Inflation'] },
    regions: ['Africa'],
    target: 42_000_000_000,
    targetAmount: 12_500_000_000,
    currency: 'XOF',
    endsInDays: 28,
    creatorName: 'Adit Sample Streams',
    keepPublisherConfidential: true,
  },
];
