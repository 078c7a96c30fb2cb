import type { LedgerContent } from '#product/drawings/marketplace.tsx';
import { count, number } from '../../sample-forms.ts';
import { listingsOf } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { listings } from '../listings.ts';
import { sampleNames } from '../sample-names.ts';

const { assetClasses, regions } = sampleNames;

const { chosen, classes, regions: regionIds } = world.market;

const rowOf = (region?: (typeof regionIds)[number]) => ({
  counts: classes.map((id) => {
    const size = listingsOf([id], region);
    return { size, text: number(size) };
  }),
  totals: [chosen, classes].map((some) => {
    const sum = listingsOf(some, region);
    return { text: number(sum), matches: count('projects', sum) };
  }),
});

/** The listings of the marketplace by region and asset class. */
export const ledger = {
  description:
    'The listings of the marketplace as a ledger: regions in rows, asset classes in columns, each with the number of its listings as a circle. A profile leaves out an asset class, and the region that is pressed shows its listings, with picture, ticket, target and days left. Some issuers are not named.',
  title: 'Opportunities',
  choice: { label: 'Asset classes', names: ['Your profile', 'All asset classes'] },
  corner: 'Region',
  total: 'All',
  classes: classes.map((id) => ({ id, name: assetClasses[id], isChosen: chosen.some((one) => one === id) })),
  regions: [
    {
      id: 'all',
      name: 'All regions',
      ...rowOf(),
      shown: [{ id: 'cedar' }, { id: 'orchid' }, { id: 'juniper' }, { id: 'acacia' }],
    },
    { id: 'gcc', name: regions.gcc, ...rowOf('gcc'), shown: [{ id: 'cedar' }] },
    { id: 'europe', name: regions.europe, ...rowOf('europe'), shown: [{ id: 'orchid' }, { id: 'linden' }] },
    { id: 'southAsia', name: regions.southAsia, ...rowOf('southAsia'), shown: [{ id: 'juniper' }] },
    { id: 'northAfrica', name: regions.northAfrica, ...rowOf('northAfrica'), shown: [{ id: 'acacia' }] },
    { id: 'eastAfrica', name: regions.eastAfrica, ...rowOf('eastAfrica'), shown: [{ id: 'basalt' }] },
  ],
  listings: [
    listings.cedar,
    listings.orchid,
    listings.juniper,
    listings.acacia,
    listings.linden,
    listings.basalt,
  ],
} satisfies LedgerContent;
