import { site } from '#content/site.ts';

/** What the company says of itself, and where it is. */
export const company = {
  tagline: 'Bridging Capital and Global Opportunities',
  description: `${site.name} is a technology platform for private markets: deal management and fundraising software, and a cross-border marketplace for professional investors.`,
  financialCentre: 'Dubai International Financial Centre',
  address: site.address.lines,
  locality: site.address.locality,
  /** For search engines: what the product runs in, and what the marketplace is. */
  operatingSystem: 'Web browser',
  serviceType: 'Private-market marketplace',
  /** In place of a description of the picture of a shared link. */
  previewImage: `${site.name} preview image`,
} as const;
