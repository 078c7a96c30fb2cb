/** Stand in for the partner's projects in the previews. */
export const projects = [
  {
    title: 'Cold-chain warehouses',
    description: 'Three warehouses beside a deep-water port, let for twelve years.',
    assetClass: 'Infrastructure',
    tags: ['Logistics', 'Income'],
    regions: ['Middle East'],
    targetAmount: 45_000_000,
  },
  {
    title: 'Solar on school roofs',
    description: 'Panels on forty roofs, paid for by what the schools save.',
    assetClass: 'Energy',
    tags: ['Solar', 'Impact'],
    regions: ['Europe'],
    targetAmount: 12_000_000,
  },
  {
    title: 'A clinic in every district',
    description: 'Day clinics with shared laboratories in growing suburbs.',
    assetClass: 'Private equity',
    tags: ['Health', 'Growth'],
    regions: ['Asia'],
    targetAmount: 28_000_000,
  },
  {
    title: 'Senior loans to makers',
    description: 'First-lien loans to machine builders with long order books.',
    assetClass: 'Private credit',
    tags: ['Income'],
    regions: ['Europe', 'Asia'],
    targetAmount: 60_000_000,
  },
] as const;
