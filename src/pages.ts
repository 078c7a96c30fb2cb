import { site } from '#content/site.ts';

/** The data of a page. Its words, component and pictures are found by its id. */
export type PageRow = {
  /** Without the base of a language. */
  readonly path: `/${string}`;
  /** True for a page for one audience. Its copy has that audience's process. */
  readonly audience?: true;
  /** The menu of the header, or `bar` for a plain link next to the menus. Header and footer keep this order. */
  readonly header?: 'platform' | 'solutions' | 'bar' | 'company';
  /** The column of the footer. */
  readonly footer?: 'platform' | 'solutions' | 'company' | 'legal';
  /** The list of `llms.txt`. The text of a `legal` page is in content/legal. */
  readonly list: 'platform' | 'audiences' | 'company' | 'legal';
};

const product = { header: 'platform', footer: 'platform', list: 'platform' } as const;
const solution = { audience: true, footer: 'solutions', list: 'audiences' } as const;
const legal = { footer: 'legal', list: 'legal' } as const;

/** Every page of the site (R2.1). */
export const pages = {
  home: { path: '/', list: 'platform' },
  product: { path: `/${site.product.slug}`, ...product },
  marketplace: { path: '/marketplace', ...product },
  'family-office': { path: '/family-office', ...solution, header: 'solutions' },
  'fund-managers': { path: '/fund-managers', ...solution, header: 'solutions' },
  'advisory-ma': { path: '/advisory-ma', ...solution, header: 'solutions' },
  'pe-venture-capital': { path: '/pe-venture-capital', ...solution },
  accelerators: { path: '/accelerators', ...solution, header: 'solutions' },
  investors: { path: '/investors', ...solution, header: 'solutions' },
  founders: { path: '/founders', ...solution, header: 'solutions' },
  fundraisers: { path: '/fundraisers', ...solution },
  consultants: { path: '/consultants', ...solution },
  'luxury-real-estate': { path: '/luxury-real-estate', ...solution },
  'secondary-exit': { path: '/secondary-exit', ...solution },
  about: { path: '/about', header: 'company', footer: 'company', list: 'company' },
  pricing: { path: '/pricing', header: 'bar', footer: 'company', list: 'platform' },
  faq: { path: '/faq', header: 'company', footer: 'company', list: 'company' },
  contact: { path: '/contact', header: 'company', footer: 'company', list: 'company' },
  privacy: { path: '/privacy', ...legal },
  terms: { path: '/terms', ...legal },
  cookies: { path: '/cookies', ...legal },
  security: { path: '/security', footer: 'legal', list: 'company' },
  accessibility: { path: '/accessibility', footer: 'legal', list: 'company' },
} as const satisfies Readonly<Record<string, PageRow>>;
