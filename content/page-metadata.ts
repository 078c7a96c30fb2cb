import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageMetadata, SharingImage } from '#src/model/page-metadata.schema.ts';
import { pages } from '#src/pages.ts';
import { type LegalId, legalIds, recordOf, type RouteId } from '#src/routes.ts';

const { name, product } = site;

/** The metadata table (R3.12): one row per page, texts keyed by language. */
export const pageMetadata: Record<RouteId, PageMetadata> = {
  home: {
    title: { en: `${name} | Private-market deals and the software to run them` },
    description: { en: 'Deal software, and a marketplace that charges no success fee.' },
    metaDescription: {
      en: `A technology platform for private markets: software to run deals and raises, and a marketplace of ${facts.countries.text} countries with no success fees.`,
    },
    keywords: 'private markets platform, investment marketplace, deal management, zero success fees',
  },
  product: {
    title: { en: `${product.name} | Deal management and data room software` },
    description: { en: 'One deal, one record, from the first call to the signed papers.' },
    metaDescription: {
      en: `${product.name} keeps the pipeline, contacts, virtual data room, NDA signatures and KYC/AML checks of a private deal in one record, under your own name.`,
    },
    keywords: 'deal management software, virtual data room, fundraising CRM, NDA e-signature, KYC AML',
    menu: { label: site.product.name, description: 'Pipeline, data room, NDAs and checks in one record' },
  },
  marketplace: {
    title: { en: `A marketplace for private deals, read unseen | ${name}` },
    description: { en: 'Look at private deals without being looked at.' },
    metaDescription: {
      en: `Private-market opportunities from ${facts.countries.text} countries in standard formats. Browse anonymously, engage when you choose, and pay no success fee on a deal.`,
    },
    keywords: 'private market deals, anonymous deal browsing, reverse inquiry, co-investment',
    menu: { label: 'Marketplace', description: 'Private deals, read without giving your name' },
  },
  pricing: {
    title: { en: `Pricing: four plans and no success fee | ${name}` },
    description: { en: 'Four plans, priced in advance. Nothing is due when a deal closes.' },
    metaDescription: {
      en: `Investors pay nothing, Capital Seekers ${facts.priceCapitalSeekers.text} once, Business ${facts.priceBusiness.text} a year, Enterprise by agreement. Compare users, storage, listings and add-ons.`,
    },
    keywords: 'private markets platform pricing, data room cost, deal software subscription',
    menu: { label: 'Pricing' },
  },
  'family-office': {
    title: { en: `Family offices: look quietly, decide in order | ${name}` },
    description: { en: 'A private way to look at deals and an orderly way to decide on them.' },
    metaDescription: {
      en: 'For family offices and multi-family offices: read direct deals anonymously, keep every paper in one room, and co-invest without lending out the family name.',
    },
    keywords: 'family office direct investing, multi-family office software, co-investment deals',
    menu: { label: 'Family offices', description: 'Look quietly and decide in good order' },
  },
  'fund-managers': {
    title: { en: `Fund managers: raise from one book of investors | ${name}` },
    description: { en: 'Every promise to an investor, written in one place.' },
    metaDescription: {
      en: 'Fundraising software for fund managers: one investor pipeline, a data room that is kept and not rebuilt, NDAs signed digitally and KYC/AML checks in good time.',
    },
    keywords: 'fund manager fundraising software, investor relations CRM, LP data room',
    menu: { label: 'Fund managers', description: 'Raise, report and remember each promise' },
  },
  'advisory-ma': {
    title: { en: `M&A and advisory: one record of the mandate | ${name}` },
    description: { en: 'Run the mandate, and let the client watch it run.' },
    metaDescription: {
      en: 'Mandate intake, buyer outreach, diligence Q&A and client dashboards for M&A and advisory firms, in one place. Your clients and your fees remain your own.',
    },
    keywords: 'M&A deal software, sell-side process, diligence Q&A, buyer outreach, advisory firms',
    menu: { label: 'M&A and advisory', description: 'One record from mandate to signing' },
  },
  'pe-venture-capital': {
    title: { en: `Private equity and venture: screen, note, close | ${name}` },
    description: { en: 'See more companies and lose track of fewer.' },
    metaDescription: {
      en: 'For private equity and venture capital teams: a wider first look at companies, research that gives nothing away, and a record of why each deal was declined.',
    },
    keywords: 'private equity deal sourcing, venture capital pipeline, deal flow management',
    menu: { label: 'PE and venture capital' },
  },
  investors: {
    title: { en: `Professional investors: read deals privately | ${name}` },
    description: { en: 'Read first, introduce yourself later.' },
    metaDescription: {
      en: 'Professional investors read private-market projects without giving a name, and reveal it when they engage. No fee, no commitment, no credit card to apply.',
    },
    keywords: 'professional investor deals, private investment opportunities, anonymous browsing',
    menu: { label: 'Professional investors', description: 'Read first, introduce yourself later' },
  },
  founders: {
    title: { en: `Founders: raise capital and keep your week | ${name}` },
    description: { en: 'The raise should not take over the company.' },
    metaDescription: {
      en: 'A data room you fill once, NDAs before numbers, and a marketplace listing for a single project. See which papers a founder should find before applying.',
    },
    keywords: 'raise capital, founder data room, startup fundraising, capital seekers, cap table',
    menu: { label: 'Founders', description: 'Raise without losing the week to filing' },
  },
  fundraisers: {
    title: { en: `Fundraisers: know where the raise stands | ${name}` },
    description: { en: 'Know at any minute where the raise stands.' },
    metaDescription: {
      en: 'For placement teams and fundraisers: one list of investors, one set of documents, NDAs that can be found, and a pipeline the principal can read at any hour.',
    },
    keywords: 'placement agent software, fundraising pipeline, investor CRM, capital raising',
    menu: { label: 'Fundraisers' },
  },
  accelerators: {
    title: { en: `Accelerators: a portal for cohort and investors | ${name}` },
    description: { en: 'Your programme’s own portal, from selection to sponsor report.' },
    metaDescription: {
      en: 'Cohort management, a branded portal, investor access control, analytics and sponsor reporting for accelerators. What a programme gets and what it answers for.',
    },
    keywords: 'accelerator software, cohort management, branded investor portal, sponsor reporting',
    menu: { label: 'Accelerators', description: 'A portal for the cohort and its investors' },
  },
  consultants: {
    title: { en: `Consultants and the Advisor Pool | ${name}` },
    description: { en: 'Find an independent adviser for your deal.' },
    metaDescription: {
      en: 'Find an independent adviser for fundraising strategy, due diligence and valuation, corporate finance or M&A execution, or show your own practice in the pool.',
    },
    keywords: 'deal consultants, due diligence, valuation, corporate finance adviser, M&A execution',
    menu: { label: 'Consultants' },
  },
  'luxury-real-estate': {
    title: { en: `Luxury real estate, viewed without a name | ${name}` },
    description: { en: 'View luxury property before anyone knows your name.' },
    metaDescription: {
      en: 'Professional buyers read luxury property listings anonymously, sign an NDA and open the data room. How it works, and what an owner should have ready to show.',
    },
    keywords: 'luxury real estate investment, prime property listings, off-market property',
    menu: { label: 'Luxury real estate' },
  },
  'secondary-exit': {
    title: { en: `Secondary exit: sell unlisted shares | ${name}` },
    description: { en: 'How do you sell shares that no exchange lists?' },
    metaDescription: {
      en: 'List private shares, connect with buyers, finalise the transfer and receive funds. Four steps, the papers a buyer will ask for, and no success fee on the sale.',
    },
    keywords: 'secondary sale of shares, sell private shares, unlisted shares, secondary exit',
    menu: { label: 'Secondary exit' },
  },
  about: {
    title: { en: `About: a channel for private capital | ${name}` },
    description: { en: 'A qanat carries water, out of sight, to where it is needed.' },
    metaDescription: {
      en: `Who leads ${name}, what its four values cost it, and what it builds in Dubai’s financial centre: software for private deals and a marketplace to find them.`,
    },
    keywords: `${name} company, private markets technology, Dubai financial centre, leadership`,
    menu: { label: 'About', description: 'Why the company exists and who answers for it' },
  },
  contact: {
    title: { en: `Contact: a demo, a quote or a question | ${name}` },
    description: { en: 'Book a demo, ask for a quote or get help. A person reads it.' },
    metaDescription: {
      en: 'Write to sales, support or the general desk, or ask for a demonstration built on a process you know. What makes a first message easy to answer, and our address.',
    },
    keywords: `contact ${name}, book a demo, sales, technical support, partnership`,
    menu: { label: 'Contact', description: 'Three desks, a form and a telephone' },
  },
  faq: {
    title: { en: `FAQ: fees, access, compliance and support | ${name}` },
    description: { en: 'Short answers on joining, features, fees, compliance and support.' },
    metaDescription: {
      en: 'Who may invest, what a subscription costs, when an NDA is signed, what is screened and what is not, and how support responds. Searchable answers, briefly put.',
    },
    keywords: 'private markets FAQ, professional client, minimum ticket, success fees, NDA',
    menu: { label: 'FAQ' },
  },
  accessibility: {
    title: { en: `Accessibility: what is tested, what is not | ${name}` },
    description: { en: 'How this site is tested for everyone, and whom to tell of a barrier.' },
    metaDescription: {
      en: 'What this site does for people who use a keyboard, a screen reader or large text: how each page is tested, which gaps are known, and how to report a barrier.',
    },
    keywords: `${name} accessibility, WCAG 2.2, keyboard, screen reader, report a barrier`,
    menu: { label: 'Accessibility' },
  },
  ...recordOf(legalIds, metadataOfLegal),
};

/** The words of a legal document stand in its row of src/pages.ts. */
function metadataOfLegal(id: LegalId): PageMetadata {
  const { label, description, metaDescription, keywords } = pages[id];
  return {
    title: { en: `${label} | ${name}` },
    description: { en: description },
    metaDescription: { en: metaDescription },
    keywords,
    menu: { label },
  };
}

/** What a shared link shows: the title of its page, drawn, unless the page has pictures of its own. */
export const sharingImage: SharingImage = {
  /** Of the drawn picture, after the title that it shows. */
  alt: {
    en: `${name}: ${site.tagline}, over flowing channel lines`,
    ar: `${name}: منصة تقنية وسوق للاستثمارات الخاصة`,
  },
  /** `about: { en: { openGraph: { file: 'about.png', alt: '…' } } }`, with the file in `sharing/`. */
  pages: {},
};
