import { sampleNames } from '#content/en/sample-names.ts';
import { world } from '#content/sample-world.ts';

const { about, firms, portalProjects } = sampleNames;

const amounts = new Map(
  world.partners.flatMap(({ projects }) =>
    projects.map(
      (project) =>
        [project.id, 'raise' in project ? world.raises[project.raise].target : project.amount] as const,
    ),
  ),
);

/** A project that the portals on the site's pages show too. */
const fromPortal = (id: keyof typeof portalProjects) => ({
  title: portalProjects[id].title,
  targetAmount: amounts.get(id) ?? 0,
  currency: 'USD',
});

export type SampleProject = {
  readonly title: string;
  readonly shortDescription: string;
  /** A file of `sample-media/`. */
  readonly picture?: string;
  readonly assetClass: { readonly name: string; readonly tags: readonly string[] };
  readonly regions: readonly string[];
  readonly target: number;
  readonly targetAmount: number;
  readonly currency: string;
  /** From now. */
  readonly endsInDays: number;
  readonly creatorName: string;
  readonly keepPublisherConfidential: boolean;
};

/**
 * Invented projects, varied in all that a card shows: classes, tags, currencies, sizes, length of text. The last three
 * are odd: a class in other capitals, no picture, a date that has passed, a title and tags that no card has room for.
 */
export const sampleProjects: readonly SampleProject[] = [
  {
    ...fromPortal('warehouses'),
    shortDescription: about.cedar,
    picture: 'project-01.svg',
    assetClass: { name: 'Infrastructure', tags: ['Logistics', 'Food security', 'Income'] },
    regions: ['Middle East'],
    target: 120000000,
    endsInDays: 64,
    creatorName: firms.saltline.name,
    keepPublisherConfidential: false,
  },
  {
    title: 'Growth round: water-loss detection',
    shortDescription: 'Acoustic sensors that find leaks in city mains before they surface.',
    picture: 'project-02.svg',
    assetClass: { name: 'Venture Capital', tags: ['Climate', 'Hardware', 'Series B'] },
    regions: ['Europe', 'Middle East'],
    target: 18000000,
    targetAmount: 7500000,
    currency: 'EUR',
    endsInDays: 21,
    creatorName: 'Wellhead Technologies',
    keepPublisherConfidential: false,
  },
  {
    ...fromPortal('exporters'),
    shortDescription:
      'Short-dated, receivable-backed loans to exporters, insured against buyer default, with monthly reporting to lenders.',
    picture: 'project-03.svg',
    assetClass: {
      name: 'Private Credit',
      tags: ['Senior secured', 'Trade finance', 'Short duration', 'Insured'],
    },
    regions: ['Africa', 'Middle East', 'South Asia'],
    target: 75000000,
    endsInDays: 90,
    creatorName: 'Level Credit',
    keepPublisherConfidential: true,
  },
  {
    ...fromPortal('residences'),
    shortDescription: 'A permitted scheme of 214 homes above a public promenade, sold in phases.',
    picture: 'project-04.svg',
    assetClass: { name: 'Real Estate', tags: ['Residential', 'Development'] },
    regions: ['Middle East'],
    target: 640000000,
    endsInDays: 45,
    creatorName: firms.promenade.name,
    keepPublisherConfidential: false,
  },
  {
    ...fromPortal('packaging'),
    shortDescription:
      'The founders of a packaging maker with four plants hand over to its managers; a majority stake is offered.',
    picture: 'project-05.svg',
    assetClass: { name: 'Private Equity', tags: ['Buy-out', 'Manufacturing', 'Succession'] },
    regions: ['Europe'],
    target: 52000000,
    endsInDays: 33,
    creatorName: 'Ridge Partners',
    keepPublisherConfidential: true,
  },
  {
    title: 'Early shares in a payments company',
    shortDescription: 'Employees of a regulated payments company offer part of their vested shares.',
    picture: 'project-06.svg',
    assetClass: { name: 'Secondaries', tags: ['Fintech', 'Employee shares', 'Late stage'] },
    regions: ['North America', 'Europe'],
    target: 9400000,
    targetAmount: 9400000,
    currency: 'USD',
    endsInDays: 12,
    creatorName: 'Second Gate Holdings',
    keepPublisherConfidential: false,
  },
  {
    ...fromPortal('solar'),
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
    target: 210000000,
    endsInDays: 120,
    creatorName: firms.sunfield.name,
    keepPublisherConfidential: false,
  },
  {
    ...fromPortal('laboratories'),
    shortDescription: about.juniper,
    picture: 'project-08.svg',
    assetClass: { name: 'Private Equity', tags: ['Healthcare', 'Growth capital'] },
    regions: ['South Asia'],
    target: 34000000,
    endsInDays: 57,
    creatorName: firms.amberfield.name,
    keepPublisherConfidential: false,
  },
  {
    title: 'Student housing near three campuses',
    shortDescription:
      'A portfolio of 900 beds, fully let for the present year, with two refurbishments under way.',
    picture: 'project-09.svg',
    assetClass: { name: 'Real Estate', tags: ['Student housing', 'Income', 'Refurbishment'] },
    regions: ['Europe'],
    target: 88000000,
    targetAmount: 31000000,
    currency: 'EUR',
    endsInDays: 75,
    creatorName: firms.quadrant.name,
    keepPublisherConfidential: true,
  },
  {
    title: 'Seed round: contracts for freight',
    shortDescription: 'Software that turns a freight quote into a signed contract.',
    picture: 'project-10.svg',
    assetClass: { name: 'Venture Capital', tags: ['Software', 'Logistics', 'Seed'] },
    regions: ['Southeast Asia'],
    target: 2500000,
    targetAmount: 1200000,
    currency: 'SGD',
    endsInDays: 8,
    creatorName: 'Manifest Labs',
    keepPublisherConfidential: false,
  },
  {
    title: 'Bridge loans for completed homes',
    shortDescription: 'First-charge loans of up to twelve months while finished homes are sold.',
    picture: 'project-11.svg',
    assetClass: { name: 'Private Credit', tags: ['Real estate debt', 'First charge', 'Short duration'] },
    regions: ['Europe', 'Middle East'],
    target: 40000000,
    targetAmount: 22500000,
    currency: 'GBP',
    endsInDays: 1,
    creatorName: 'Keystone Lending',
    keepPublisherConfidential: false,
  },
  {
    title: 'Interest in a 2019 buy-out fund',
    shortDescription:
      'A pension scheme sells its interest in a fund of nine companies, well into its life, to rebalance its holdings.',
    picture: 'project-12.svg',
    assetClass: { name: 'Secondaries', tags: ['Fund interest', 'Diversified', 'Buy-out', 'Mature'] },
    regions: ['North America', 'Europe', 'Asia-Pacific'],
    target: 61000000,
    targetAmount: 61000000,
    currency: 'USD',
    endsInDays: 150,
    creatorName: 'Harbour Trustees',
    keepPublisherConfidential: true,
  },
  {
    title: 'Funding for a portfolio of shipping claims',
    shortDescription: 'Costs of eleven arbitrations are advanced against a share of what they bring.',
    assetClass: { name: 'private credit', tags: ['Litigation finance', 'Shipping', 'Uncorrelated'] },
    regions: ['Europe', 'East Asia'],
    target: 14000000,
    targetAmount: 6000000,
    currency: 'USD',
    endsInDays: -3,
    creatorName: 'Anchor Claims',
    keepPublisherConfidential: false,
  },
  {
    title: 'Residences and a marina club on the former dry docks',
    shortDescription:
      'A waterside quarter in four phases: 320 residences, 140 berths, a club and shops along a promenade of two kilometres, on land that is held freehold and already cleared.',
    picture: 'project-04.svg',
    assetClass: {
      name: 'Luxury Real Estate',
      tags: [
        'Residential',
        'Marina',
        'Hospitality',
        'Freehold',
        'Development',
        'Four phases',
        'Waterfront',
        'Branded',
        'Club',
        'Retail',
        'Leisure',
        'Escrow account',
        'Off-plan',
        'Masterplan',
        'Sailing',
      ],
    },
    regions: ['Middle East', 'Europe', 'South Asia', 'East Asia', 'North America', 'Africa'],
    target: 240000000,
    targetAmount: 75000000,
    currency: 'KWD',
    endsInDays: 365,
    creatorName: 'Drydock Quarter Development Holdings',
    keepPublisherConfidential: false,
  },
  {
    title: 'Gold stream from a reopened mine',
    shortDescription:
      'A fixed share of the output of a permitted mine, delivered in ounces for fifteen years.',
    picture: 'project-01.svg',
    assetClass: { name: 'Real Assets', tags: ['Metals', 'Streaming', 'Inflation'] },
    regions: ['Africa'],
    target: 42000000000,
    targetAmount: 12500000000,
    currency: 'XOF',
    endsInDays: 28,
    creatorName: 'Adit Streams',
    keepPublisherConfidential: true,
  },
];
