import type { DirectoryContent } from '#product/drawings/consultants.tsx';
import { count } from '../../sample-forms.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { advisers, places, services } = sampleNames;

const { directory: entries } = world;
const serviceIds = ['fundraising', 'valuation', 'corporateFinance', 'mergers'] as const;
const placeIds = ['gulf', 'europe'] as const;

/** The directory of independent Advisors, with filters. */
export const directory = {
  description:
    'The Advisor Pool, a directory of independent Advisors. Filters for service and place leave those that match; a press on an entry opens what the Advisor states about the work.',
  title: 'Advisor Pool',
  aside: count('advisors', entries.length),
  filters: [
    {
      id: 'service',
      label: 'Service',
      all: 'All services',
      options: serviceIds.map((id) => ({ id, name: services[id] })),
    },
    {
      id: 'place',
      label: 'Place',
      all: 'All places',
      options: placeIds.map((id) => ({ id, name: places[id] })),
    },
  ],
  shown: 'Advisors shown:',
  facts: [
    { label: 'KYC/AML checks', value: 'Complete, as for every user' },
    { label: 'Fee', value: 'Agreed between you' },
    { label: 'First approach', value: 'Yours: an Advisor may not solicit you' },
  ],
  entries: entries.map(({ id, place, services: offered }) => ({
    id,
    initials: advisers[id].initials,
    name: advisers[id].name,
    line: `${advisers[id].line} · ${advisers[id].city}`,
    statement: advisers[id].statement,
    services: offered.map((service) => ({ id: service, name: services[service] })),
    place,
  })),
} satisfies DirectoryContent;
