import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';

/** Two lines of about the same length. */
const breakInTwo = (text: string): readonly string[] => {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const distance = (index: number): number => Math.abs(index - text.length / 2);
  const best = spaces.toSorted((one, other) => distance(one) - distance(other))[0];
  return best === undefined ? [text] : [text.slice(0, best), text.slice(best + 1)];
};

/** The words of the film (R1.1 to R1.5), scene by scene, with the second at which each scene begins. */
export const script = {
  opening: {
    startS: 0,
    first: ['A qanat is an underground', 'channel that brings water', 'to where it is needed.'],
    second: ['Here, capital.'],
    detail: [`${site.name} is a private-markets investment`, 'platform and marketplace.'],
  },
  offer: {
    startS: 6.4,
    headline: ['It offers', 'two things.'],
    product: [site.product.name],
    productDetail: [
      'End-to-end deal management,',
      'fundraising and investor',
      'collaboration, white-labelled',
    ],
    marketplace: ['The marketplace'],
    marketplaceDetail: ['Cross-border, cross-asset', 'private-market opportunities'],
  },
  pipeline: {
    startS: 10.4,
    eyebrow: site.product.name,
    headline: ['Raise and manage', 'in one pipeline.'],
    details: ['Fundraising', 'CRM', 'Collaborative pipeline management'],
    board: 'Pipeline',
    stages: ['Introduced', 'In review', 'Diligence', 'Closing'],
  },
  room: {
    startS: 15.2,
    eyebrow: site.product.name,
    headline: ['Sign and check', 'before you share.'],
    details: ['E-signature for NDAs', 'KYC/AML checks', 'Secure virtual data room'],
    agreement: ['Non-disclosure', 'agreement'],
    checks: ['KYC check', 'AML check'],
    room: 'Data room',
    folders: ['Financial statements', 'Legal and corporate', 'Contracts', 'Valuation'],
  },
  world: {
    startS: 20.8,
    figure: [`${facts.countries.text} countries`],
    detail: ['One marketplace for private-market', 'opportunities, across borders and assets.'],
    together: ['Co-investment'],
    togetherDetail: ['Several investors join', 'in one opportunity.'],
  },
  anonymous: {
    startS: 27.6,
    eyebrow: 'Marketplace',
    headline: ['Browse', 'anonymously.'],
    details: ['Reverse inquiry'],
    note: ['Identity is revealed only when', 'an investor chooses to engage.'],
    hidden: 'Anonymous',
    shown: 'Identity revealed',
    engage: 'Engage',
    identity: ['Investor name', 'Organisation, city'],
  },
  fees: {
    startS: 32.6,
    headline: ['Zero', 'success fees.'],
    strong: ['Subscription only'],
    details: ['No carried interest, no commissions,', 'no brokerage fees.'],
  },
  audiences: {
    startS: 36.3,
    headline: ['Who', 'it is for'],
    list: [
      'Family offices and multi-family offices',
      'Fund managers',
      'M&A and advisory firms',
      'Accelerators',
      'Professional and institutional investors',
      'Private equity and venture capital',
      'Private credit',
      'Secondary sellers',
      'Wealth managers',
      'Real estate funds',
      'Consultants',
      'Founders and capital seekers',
    ],
  },
  closing: {
    startS: 40.9,
    name: site.name,
    headline: breakInTwo(site.tagline),
    note: ['A technology platform. It gives no investment advice, brokerage or solicitation.'],
  },
  endS: 45,
} as const;
