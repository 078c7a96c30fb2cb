import type { Site } from '#src/model/site.schema.ts';

/**
 * The brand, its hosts and its addresses: all data that names the company.
 * Changing the brand here changes routes, titles, heads and pictures.
 */
export const site = {
  name: 'Qanat',
  /** In languages that write the name in letters of their own. Laws and search engines know it by the other one. */
  names: { ar: 'قناة' },
  legalName: 'Qanat Technologies Limited',
  brandHost: 'qanat.example',
  product: { name: 'Qanat 360', slug: 'qanat-360' },
  copyrightYear: 2026,
  address: {
    sample: true,
    lines: ['Level 4, Gate Avenue', 'Dubai International Financial Centre', 'Dubai, United Arab Emirates'],
    locality: 'Dubai',
    countryCode: 'AE',
  },
  phone: { sample: true, display: '+971\u00a04\u00a0000\u00a00000', e164: '+97140000000' },
  email: {
    sample: true,
    general: 'hello@qanat.example',
    sales: 'sales@qanat.example',
    support: 'support@qanat.example',
    privacy: 'privacy@qanat.example',
    security: 'security@qanat.example',
  },
  /** The consent tool of production: 'built-in', 'vendor' or 'none'. The legal documents say what is true of it: change them with it. */
  consentTool: 'built-in',
  /** Google's domains in the main markets of the site: its tags send to them too, so the policy of headers allows them. */
  googleDomains: ['google.ae', 'google.com.sa', 'google.co.uk'],
  social: [
    { network: 'LinkedIn', href: 'https://www.linkedin.com/company/qanat-example', sample: true },
    { network: 'X', href: 'https://x.com/qanat_example', sample: true },
    { network: 'Facebook', href: 'https://www.facebook.com/qanat.example', sample: true },
    { network: 'YouTube', href: 'https://www.youtube.com/@qanat-example', sample: true },
    { network: 'Instagram', href: 'https://www.instagram.com/qanat.example', sample: true },
  ],
} as const satisfies Site;
