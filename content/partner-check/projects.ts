/** Sample projects for the previews. */
export const projects = [
  {
    title: 'Cold-chain warehouses',
    description: 'Three warehouses at a deep-water port, on twelve-year leases.',
    assetClass: 'Infrastructure',
    tags: ['Logistics', 'Income'],
    regions: ['Middle East'],
    targetAmount: 45_000_000,
  },
  {
    title: 'School rooftop solar',
    description: 'Solar panels on forty roofs, repaid from energy savings.',
    assetClass: 'Energy',
    tags: ['Solar', 'Impact'],
    regions: ['Europe'],
    targetAmount: 12_000_000,
  },
  {
    title: 'Day clinic network',
    description: 'Day clinics with shared laboratories in growing suburbs.',
    assetClass: 'Private equity',
    tags: ['Health', 'Growth'],
    regions: ['Asia'],
    targetAmount: 28_000_000,
  },
  {
    title: 'Senior loans to manufacturers',
    description: 'First-lien loans to machinery manufacturers with long order books.',
    assetClass: 'Private credit',
    tags: ['Income'],
    regions: ['Europe', 'Asia'],
    targetAmount: 60_000_000,
  },
] as const;
