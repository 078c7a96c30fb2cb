import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import type { Project } from '#src/api/read-projects.ts';

/** A project with every field. */
export const sampleProject = (changes: Partial<Project> = {}): Project => ({
  title: 'Cold-chain warehouses',
  description: 'Three warehouses beside a deep-water port.',
  picture: undefined,
  assetClass: 'Infrastructure',
  tags: ['Logistics', 'Income'],
  regions: ['Middle East', 'Europe'],
  target: 120_000_000,
  targetAmount: 45_000_000,
  currency: 'USD',
  endDate: '2027-01-01T00:00:00.000Z',
  creatorName: 'Tamarisk Sample Infrastructure',
  ...changes,
});

/** A brand with every field but pictures. */
export const sampleBrand = (changes: Partial<PartnerConfig> = {}): PartnerConfig => ({
  logo: undefined,
  backgroundPicture: undefined,
  tagline: 'Private capital for companies that build and carry',
  privacyPolicy: 'https://documents.acme.example/privacy.pdf',
  termsOfService: 'https://documents.acme.example/terms.pdf',
  accentColor: '#24508f',
  legalName: 'Acme Capital Partners Limited',
  ...changes,
});
