import type { PortalsContent } from '#src/model/portals.schema.ts';

/** One portal in the brands of three sample partners. */
export const portals = {
  description:
    'Three windows with the same portal, each with the address, name, tagline and colour of another sample partner: Acme Capital Partners, Oasis Investment and Empty Quarter Advisers.',
  note: 'One portal in the brands of three sample partners.',
  login: 'Log in',
  partners: [
    {
      id: 'acme',
      name: 'Acme Capital Partners',
      initial: 'A',
      tagline: 'Private capital for infrastructure and industry',
      projects: [
        {
          id: 'warehouses',
          title: 'Cold-chain warehouses',
          line: 'Infrastructure',
          amount: 'US$24.0M',
          share: 67,
        },
        {
          id: 'packaging',
          title: 'Family packaging group',
          line: 'Private equity',
          amount: 'US$18.5M',
          share: 34,
        },
      ],
    },
    {
      id: 'oasis',
      name: 'Oasis Investment',
      initial: 'O',
      tagline: 'Patient capital for the families of the region',
      projects: [
        {
          id: 'residences',
          title: 'Waterfront residences',
          line: 'Real estate',
          amount: 'US$32.0M',
          share: 58,
        },
        {
          id: 'laboratories',
          title: 'Diagnostics laboratories',
          line: 'Private equity',
          amount: 'US$9.5M',
          share: 81,
        },
      ],
    },
    {
      id: 'empty',
      name: 'Empty Quarter Advisers',
      initial: 'E',
      tagline: 'Advice before assets',
      projects: [
        {
          id: 'solar',
          title: 'Solar for desert farms',
          line: 'Infrastructure',
          amount: 'US$14.0M',
          share: 45,
        },
        {
          id: 'lending',
          title: 'Lending to exporters',
          line: 'Private credit',
          amount: 'US$11.0M',
          share: 22,
        },
      ],
    },
  ],
} satisfies PortalsContent;
