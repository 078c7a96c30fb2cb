import { site } from '#content/site.ts';

type Place = {
  readonly path: `/${string}`;
  /** The audience of the page, for search engines. Its copy has that audience's process. */
  readonly audience?: string;
  /** The menu of the header, or `bar` for a plain link beside the menus. Header and footer keep this order. */
  readonly header?: 'platform' | 'solutions' | 'bar' | 'company';
  /** The column of the footer. */
  readonly footer?: 'platform' | 'solutions' | 'company' | 'legal';
  /** The list of `llms.txt`. */
  readonly list: 'platform' | 'audiences' | 'company' | 'legal';
};

/**
 * A `still` page only shows: on first load none of its code is fetched. The module of a `live` one runs.
 * A `legal` one shows a document of content/legal, and has no words but these for search results, shared
 * links and the footer.
 */
type Kind =
  | { readonly kind: 'still' | 'live' }
  | ({ readonly kind: 'legal' } & Record<'label' | 'description' | 'metaDescription' | 'keywords', string>);

/** What the site knows of a page beside its words, its component and its pictures, which are found by its id. */
export type PageRow = Place & Kind;

const solution = { kind: 'live', footer: 'solutions', list: 'audiences' } as const;
const legal = { kind: 'legal', footer: 'legal', list: 'legal' } as const;

/** Every page of the site (R2.1). Of each row the browser gets its path, its kind and its place in the menus. */
export const pages = {
  home: { path: '/', kind: 'live', list: 'platform' },
  product: {
    path: `/${site.product.slug}`,
    kind: 'still',
    header: 'platform',
    footer: 'platform',
    list: 'platform',
  },
  marketplace: {
    path: '/marketplace',
    kind: 'still',
    header: 'platform',
    footer: 'platform',
    list: 'platform',
  },
  'family-office': {
    path: '/family-office',
    ...solution,
    audience: 'Family offices',
    header: 'solutions',
  },
  'fund-managers': {
    path: '/fund-managers',
    ...solution,
    audience: 'Fund managers',
    header: 'solutions',
  },
  'advisory-ma': {
    path: '/advisory-ma',
    ...solution,
    audience: 'M&A and advisory firms',
    header: 'solutions',
  },
  'pe-venture-capital': {
    path: '/pe-venture-capital',
    ...solution,
    audience: 'Private equity and venture capital firms',
  },
  accelerators: {
    path: '/accelerators',
    ...solution,
    audience: 'Accelerators',
    header: 'solutions',
  },
  investors: {
    path: '/investors',
    ...solution,
    audience: 'Professional investors',
    header: 'solutions',
  },
  founders: {
    path: '/founders',
    ...solution,
    audience: 'Founders and capital seekers',
    header: 'solutions',
  },
  fundraisers: { path: '/fundraisers', ...solution, audience: 'Fundraisers' },
  consultants: { path: '/consultants', ...solution, audience: 'Consultants' },
  'luxury-real-estate': {
    path: '/luxury-real-estate',
    ...solution,
    audience: 'Buyers and sellers of luxury real estate',
  },
  'secondary-exit': { path: '/secondary-exit', ...solution, audience: 'Holders of private shares' },
  about: { path: '/about', kind: 'live', header: 'company', footer: 'company', list: 'company' },
  pricing: { path: '/pricing', kind: 'live', header: 'bar', footer: 'company', list: 'platform' },
  faq: { path: '/faq', kind: 'live', footer: 'company', list: 'company' },
  contact: { path: '/contact', kind: 'live', header: 'company', footer: 'company', list: 'company' },
  privacy: {
    path: '/privacy',
    ...legal,
    label: 'Privacy policy',
    description: 'How personal data is collected, used and protected.',
    metaDescription:
      'The privacy policy: which personal data the platform collects and why, which kinds of provider process it, how to make a request and when it is answered.',
    keywords: `${site.name} privacy policy, personal data, data protection, privacy request`,
  },
  terms: {
    path: '/terms',
    ...legal,
    label: 'Terms of service',
    description: 'Terms of use of the platform and this site.',
    metaDescription:
      'The terms of service: who may hold an account, the rights and duties of investors, issuers, advisors and partners, payment of fees, and limits of liability.',
    keywords: `${site.name} terms of service, user categories, fees, liability, governing law`,
  },
  cookies: {
    path: '/cookies',
    ...legal,
    label: 'Cookie policy',
    description: 'How this site uses cookies, and how to manage them.',
    metaDescription:
      'The cookie policy: what this site stores in your browser, what requires your consent, and how to change or withdraw your consent at any time.',
    keywords: `${site.name} cookie policy, consent, analytics, browser storage`,
  },
  accessibility: { path: '/accessibility', kind: 'still', footer: 'legal', list: 'company' },
} as const satisfies Readonly<Record<string, PageRow>>;
