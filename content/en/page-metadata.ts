import { company } from './company.ts';
import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageMetadata } from '#src/model/page-metadata.schema.ts';
import type { RouteId } from '#src/routes.ts';

const { name, product } = site;

/** The metadata table (R3.12): one row per page, in each language. */
export const pageMetadata: Record<RouteId, PageMetadata> = {
  home: {
    title: `${name} | Private-market deal software and marketplace`,
    description: 'Deal software and a marketplace with zero success fees.',
    metaDescription: `A private-markets platform for investors, advisers and capital seekers: deal management and fundraising software, and a marketplace of ${facts.countries.text} countries.`,
    keywords: 'private markets platform, investment marketplace, deal management, zero success fees',
  },
  product: {
    title: `${product.name} | Deal management and data room software`,
    description: 'Run every private-market deal on one record.',
    metaDescription: `${product.name} combines fundraising, virtual data room, investor CRM, deal pipeline, e-signature for NDAs and KYC/AML checks on one white-labelled record.`,
    keywords: 'deal management software, virtual data room, fundraising CRM, NDA e-signature, KYC AML',
    menu: { label: site.product.name, description: 'Pipeline, data room, NDAs and checks on one record' },
  },
  marketplace: {
    title: `Private-market deals, browsed anonymously | ${name}`,
    description: 'Private-market opportunities, browsed anonymously.',
    metaDescription: `Compare private-market opportunities from ${facts.countries.text} countries in one standard format. Browse anonymously, engage when you choose, with zero success fees.`,
    keywords: 'private market deals, anonymous deal browsing, reverse inquiry, co-investment',
    menu: { label: 'Marketplace', description: 'Private-market opportunities, browsed anonymously' },
  },
  pricing: {
    title: `Pricing: four plans, zero success fees | ${name}`,
    description: 'Subscription pricing with zero success fees.',
    metaDescription: `Investors free, Capital Seekers ${facts.priceCapitalSeekers.text} one-time, Business ${facts.priceBusiness.text} a year, Enterprise custom. Compare users, storage, listings and add-ons by plan.`,
    keywords: 'private markets platform pricing, data room cost, deal software subscription',
    menu: { label: 'Pricing' },
  },
  'family-office': {
    audience: 'Family offices',
    title: `Family offices: discreet deal flow and diligence | ${name}`,
    description: 'Discreet deal flow, disciplined decisions.',
    metaDescription:
      'For single and multi-family offices: browse private-market opportunities anonymously, run diligence on one record and co-invest with zero success fees.',
    keywords: 'family office direct investing, multi-family office software, co-investment deals',
    menu: { label: 'Family offices', description: 'Discreet deal flow, disciplined decisions' },
  },
  'fund-managers': {
    audience: 'Fund managers',
    title: `Fund managers: fundraising software | ${name}`,
    description: 'Run your fundraise on one investor record.',
    metaDescription:
      'Fundraising software for fund managers: investor CRM, deal pipeline, virtual data room, e-signature for NDAs and KYC/AML checks, from first meeting to close.',
    keywords: 'fund manager fundraising software, investor relations CRM, LP data room',
    menu: { label: 'Fund managers', description: 'Run your fundraise on one investor record' },
  },
  'advisory-ma': {
    audience: 'M&A and advisory firms',
    title: `M&A and advisory: mandate software | ${name}`,
    description: 'Run every mandate on one record.',
    metaDescription:
      'Mandate intake, buyer outreach, diligence Q&A and client dashboards for M&A and advisory firms, on one record. Your clients and your fees remain your own.',
    keywords: 'M&A deal software, sell-side process, diligence Q&A, buyer outreach, advisory firms',
    menu: { label: 'M&A and advisory', description: 'Run every mandate on one record' },
  },
  'pe-venture-capital': {
    audience: 'Private equity and venture capital firms',
    title: `Private equity and venture capital: deal flow | ${name}`,
    description: 'Source more deals, track every decision.',
    metaDescription:
      'For private equity and venture capital teams: cross-border deal flow, anonymous research, a shared pipeline and a record of every investment decision.',
    keywords: 'private equity deal sourcing, venture capital pipeline, deal flow management',
    menu: { label: 'PE and venture capital' },
  },
  investors: {
    audience: 'Professional investors',
    title: `Professional investors: private-market deals | ${name}`,
    description: 'Private-market deal flow, browsed anonymously.',
    metaDescription:
      'Professional investors browse private-market opportunities anonymously and reveal their identity only on engagement. Free core access, no credit card to apply.',
    keywords: 'professional investor deals, private investment opportunities, anonymous browsing',
    menu: { label: 'Professional investors', description: 'Private-market deals, browsed anonymously' },
  },
  founders: {
    audience: 'Founders and capital seekers',
    title: `Founders and capital seekers: raise capital | ${name}`,
    description: 'Run your raise in one place.',
    metaDescription:
      'One virtual data room, one investor pipeline and one marketplace listing for founders and capital seekers. See the steps, the price and the documents required.',
    keywords: 'raise capital, founder data room, startup fundraising, capital seekers, cap table',
    menu: { label: 'Founders', description: 'Run your raise in one place' },
  },
  fundraisers: {
    audience: 'Fundraisers',
    title: `Fundraisers: placement and raise software | ${name}`,
    description: 'Know where every raise stands.',
    metaDescription:
      'For fundraisers and placement teams: investor CRM, data room, NDAs and pipeline on one record, with status that your client can follow and zero success fees.',
    keywords: 'placement agent software, fundraising pipeline, investor CRM, capital raising',
    menu: { label: 'Fundraisers' },
  },
  accelerators: {
    audience: 'Accelerators',
    title: `Accelerators: branded portal for cohorts | ${name}`,
    description: 'A branded portal for cohorts, investors and sponsors.',
    metaDescription:
      'Cohort management, a branded portal, investor access control, analytics and sponsor reporting for accelerators, with the duties of a Strategic Partner.',
    keywords: 'accelerator software, cohort management, branded investor portal, sponsor reporting',
    menu: { label: 'Accelerators', description: 'A branded portal for cohorts and investors' },
  },
  consultants: {
    audience: 'Consultants',
    title: `Consultants: independent advisers for deals | ${name}`,
    description: 'Find an independent adviser for your deal.',
    metaDescription:
      'Find independent advisers for fundraising strategy, due diligence and valuation, corporate finance and M&A execution, or join the Advisor Pool yourself.',
    keywords: 'deal consultants, due diligence, valuation, corporate finance adviser, M&A execution',
    menu: { label: 'Consultants' },
  },
  'luxury-real-estate': {
    audience: 'Buyers and sellers of luxury real estate',
    title: `Luxury real estate, viewed anonymously | ${name}`,
    description: 'Luxury property, viewed anonymously.',
    metaDescription:
      'Professional investors browse luxury property anonymously, engage with one owner and open the data room after the NDA. Owners list with confidentiality.',
    keywords: 'luxury real estate investment, prime property listings, off-market property',
    menu: { label: 'Luxury real estate' },
  },
  'secondary-exit': {
    audience: 'Holders of private shares',
    title: `Secondary exit: sell private shares | ${name}`,
    description: 'Sell private shares to professional buyers.',
    metaDescription:
      'List private shares, connect with buyers, finalise the transfer and receive funds. Four steps, the documents buyers expect and zero success fees on the sale.',
    keywords: 'secondary sale of shares, sell private shares, unlisted shares, secondary exit',
    menu: { label: 'Secondary exit' },
  },
  about: {
    title: `About us: mission and leadership | ${name}`,
    description: 'Technology that connects capital and opportunity.',
    metaDescription: `${name} builds deal-management software and a cross-border marketplace for private markets, from Dubai’s financial centre. Our mission, values and leadership.`,
    keywords: `${name} company, private markets technology, Dubai financial centre, leadership`,
    menu: { label: 'About', description: 'Our mission, values and leadership' },
  },
  contact: {
    title: `Contact: book a demo or request a quote | ${name}`,
    description: 'Book a demo, request a quote or get support.',
    metaDescription:
      'Contact sales, support or our general team: book a demo, request a quote or ask a question. Message form, email addresses, phone number and office address.',
    keywords: `contact ${name}, book a demo, sales, technical support, partnership`,
    menu: { label: 'Contact', description: 'Message form, email, phone and office' },
  },
  faq: {
    title: `FAQ: fees, access, compliance and support | ${name}`,
    description: 'Answers on access, features, fees, compliance and support.',
    metaDescription:
      'Searchable answers on who may invest, subscription prices, anonymous browsing, NDAs, KYC/AML checks, compliance and support for the platform and marketplace.',
    keywords: 'private markets FAQ, professional client, minimum ticket, success fees, NDA',
    menu: { label: 'FAQ' },
  },
  accessibility: {
    title: `Accessibility: tests and known limitations | ${name}`,
    description: 'How this site is tested, and how to report a barrier.',
    metaDescription:
      'How this site supports keyboard, screen reader and large-text use: what is tested on each page, which limitations are known, and how to report a barrier.',
    keywords: `${name} accessibility, WCAG 2.2, keyboard, screen reader, report a barrier`,
    menu: { label: 'Accessibility' },
  },
  privacy: {
    title: `Privacy policy | ${name}`,
    description: 'How personal data is collected, used and protected.',
    metaDescription:
      'The privacy policy: which personal data the platform collects and why, which kinds of provider process it, how to make a request and when it is answered.',
    keywords: `${name} privacy policy, personal data, data protection, privacy request`,
    menu: { label: 'Privacy policy' },
  },
  terms: {
    title: `Terms of service | ${name}`,
    description: 'Terms of use of the platform and this site.',
    metaDescription:
      'The terms of service: who may hold an account, the rights and duties of investors, issuers, advisors and partners, payment of fees, and limits of liability.',
    keywords: `${name} terms of service, user categories, fees, liability, governing law`,
    menu: { label: 'Terms of service' },
  },
  cookies: {
    title: `Cookie policy | ${name}`,
    description: 'How this site uses cookies, and how to manage them.',
    metaDescription:
      'The cookie policy: what this site stores in your browser, what requires your consent, and how to change or withdraw your consent at any time.',
    keywords: `${name} cookie policy, consent, analytics, browser storage`,
    menu: { label: 'Cookie policy' },
  },
};

/** Describes the drawn picture of a shared link, after the title of its page. */
export const sharingAlt = `${name}: ${company.tagline}, over flowing channel lines`;
