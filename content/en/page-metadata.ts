import { company } from './company.ts';
import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageMetadata } from '#src/model/page-metadata.schema.ts';
import type { RouteId } from '#src/routes.ts';
import { promises } from './promises.ts';

const { name, product } = site;

/** The metadata table (R3.12): one row per page, in each language. */
export const pageMetadata: Record<RouteId, PageMetadata> = {
  home: {
    title: `${name} | Private-market deal software and marketplace`,
    description:
      'Deal software and a marketplace for private markets. Free for investors; teams pay by plan.',
    metaDescription: `${product.name} is deal-management and fundraising software. The marketplace reaches ${facts.countries.text} countries. Free for investors, and no success fee on any deal.`,
    keywords: 'private markets platform, investment marketplace, deal management, fundraising software',
  },
  product: {
    title: `${product.name} | Deal management and data room software`,
    description: `One file per deal, with its stage, investors, documents and NDAs. ${facts.priceBusiness.text} a year for ${facts.multiUsers.text}, ${facts.priceCapitalSeekers.text} for one project.`,
    metaDescription: `${product.name} combines fundraising, virtual data room, investor CRM, deal pipeline, e-signature for NDAs and KYC/AML checks in one system for your deal team.`,
    keywords: 'deal management software, virtual data room, fundraising CRM, NDA e-signature, KYC AML',
    menu: { label: site.product.name, description: 'Pipeline, data room, NDAs and investor checks' },
  },
  marketplace: {
    title: `Anonymous marketplace for private-market deals | ${name}`,
    description: `Review private-market deals in one format, free for approved investors. ${promises.says.untilEngaging}.`,
    metaDescription: `Compare private-market opportunities in one format. ${promises.says.onlyIssuer}. Free for approved investors.`,
    keywords: 'private market deals, anonymous deal browsing, reverse inquiry, co-investment',
    menu: { label: 'Marketplace', description: 'Listings in one format, read anonymously' },
  },
  pricing: {
    title: `Pricing: four plans, no success fee | ${name}`,
    description: `Four plans: free for investors, ${facts.priceCapitalSeekers.text} for one project, ${facts.priceBusiness.text} a year for teams, Enterprise by quote. No charge depends on a deal.`,
    metaDescription: `Investors free, Capital Seekers ${facts.priceCapitalSeekers.text} one-time, Business ${facts.priceBusiness.text} a year, Enterprise custom. Compare users, storage, listings and add-ons by plan.`,
    keywords: 'private markets platform pricing, data room cost, deal software subscription',
    menu: { label: 'Pricing' },
  },
  'family-office': {
    audience: 'Family offices',
    title: `Private deals and diligence for family offices | ${name}`,
    description: `For family offices. ${promises.says.firstRead}. Marketplace free; ${product.name} ${facts.priceBusiness.text} a year.`,
    metaDescription: `For single-family and multi-family offices. ${promises.says.firstRead}, keep each deal’s file for your committee, and co-invest.`,
    keywords: 'family office direct investing, multi-family office software, co-investment deals',
    menu: { label: 'Family offices', description: 'Anonymous review, diligence and co-investment' },
  },
  'fund-managers': {
    audience: 'Fund managers',
    title: `Fundraising software for fund managers | ${name}`,
    description: `One list of what each investor has asked, signed and committed before a close. ${facts.priceBusiness.text} a year, and no share of your carry.`,
    metaDescription:
      'Fundraising software for fund managers: investor CRM, deal pipeline, virtual data room, e-signature for NDAs and KYC/AML checks, from first call to final close.',
    keywords: 'fund manager fundraising software, investor relations CRM, LP data room',
    menu: { label: 'Fund managers', description: 'One investor list, close after close' },
  },
  'advisory-ma': {
    audience: 'M&A and advisory firms',
    title: `Sell-side mandate software for M&A advisers | ${name}`,
    description: `Answer a bidder’s question once, and let your client follow the sale on a dashboard. ${facts.priceBusiness.text} a year, whatever the size of the sale.`,
    metaDescription:
      'Mandate intake, buyer outreach, diligence Q&A and client dashboards for M&A and advisory firms, in one system. Other Advisors may not solicit your clients.',
    keywords: 'M&A deal software, sell-side process, diligence Q&A, buyer outreach, advisory firms',
    menu: { label: 'M&A and advisory', description: 'Sell-side mandates through to signing' },
  },
  'pe-venture-capital': {
    audience: 'Private equity and venture capital firms',
    title: `Deal sourcing for private equity and venture capital | ${name}`,
    description: `${promises.says.firstRead}, and keep the reason for every no. Business plan ${facts.priceBusiness.text} a year.`,
    metaDescription:
      'For private equity and venture capital teams: cross-border deal flow, anonymous research, a shared pipeline and a record of every investment decision.',
    keywords: 'private equity deal sourcing, venture capital pipeline, deal flow management',
    menu: { label: 'PE and venture capital' },
  },
  investors: {
    audience: 'Professional investors',
    title: `Private-market deals for professional investors | ${name}`,
    description: `${promises.says.untilEngaging}. Free for Professional Clients, with no credit card needed.`,
    metaDescription: `Professional investors review private-market opportunities anonymously. ${promises.says.untilEngaging}. Free, no credit card needed.`,
    keywords: 'professional investor deals, private investment opportunities, anonymous browsing',
    menu: { label: 'Professional investors', description: 'Free access for Professional Clients' },
  },
  founders: {
    audience: 'Founders and capital seekers',
    title: `Founders: list a project and raise capital | ${name}`,
    description: `A data room, an investor pipeline and a marketplace listing for your raise. ${facts.priceCapitalSeekers.text}, one-time, whatever you raise.`,
    metaDescription:
      'A virtual data room, an investor pipeline and a marketplace listing for founders and capital seekers. See the steps, the price and the documents required.',
    keywords: 'raise capital, founder data room, startup fundraising, capital seekers, cap table',
    menu: { label: 'Founders', description: 'Data room, pipeline and listing for your raise' },
  },
  fundraisers: {
    audience: 'Fundraisers',
    title: `Software for placement agents and fundraisers | ${name}`,
    description: `Answer your client at once: every investor, NDA and next step of a raise in one system. ${facts.priceBusiness.text} a year.`,
    metaDescription:
      'For fundraisers and placement teams: who is in, who is waiting and what happens next with every investor, with data room and NDAs in one system.',
    keywords: 'placement agent software, fundraising pipeline, investor CRM, capital raising',
    menu: { label: 'Fundraisers and placement' },
  },
  accelerators: {
    audience: 'Accelerators',
    title: `Portal and cohort software for accelerators | ${name}`,
    description:
      'A portal under your own brand for cohorts, investors and sponsors. As a Strategic Partner you approve who enters.',
    metaDescription:
      'A branded portal for accelerators: cohort management, investor access control, analytics and sponsor reporting. What a Strategic Partner is responsible for.',
    keywords: 'accelerator software, cohort management, branded investor portal, sponsor reporting',
    menu: { label: 'Accelerators', description: 'A branded portal for cohorts and investors' },
  },
  consultants: {
    audience: 'Consultants',
    title: `Find independent deal advisers | ${name}`,
    description:
      'Find an independent adviser in the Advisor Pool and appoint them directly. The fee is between you.',
    metaDescription:
      'Find independent advisers for fundraising strategy, due diligence and valuation, corporate finance and M&A execution, or join the Advisor Pool yourself.',
    keywords: 'deal consultants, due diligence, valuation, corporate finance adviser, M&A execution',
    menu: { label: 'Consultants' },
  },
  'luxury-real-estate': {
    audience: 'Buyers and sellers of luxury real estate',
    title: `Buy or sell luxury property in confidence | ${name}`,
    description:
      'Buyers review luxury property anonymously, and owners can keep their name private. You deal with one another directly.',
    metaDescription:
      'Professional investors review luxury property anonymously, engage with one owner and sign the NDA before documents open. Owners can keep their name private.',
    keywords: 'luxury real estate investment, prime property listings, off-market property',
    menu: { label: 'Luxury real estate' },
  },
  'secondary-exit': {
    audience: 'Holders of private shares',
    title: `Secondary exit: sell private shares | ${name}`,
    description:
      'List private shares, agree the price with a professional buyer and be paid directly. The platform takes no share of the price.',
    metaDescription:
      'List private shares, connect with buyers, finalise the transfer and be paid by the buyer directly. Four steps, and the documents that buyers expect.',
    keywords: 'secondary sale of shares, sell private shares, unlisted shares, secondary exit',
    menu: { label: 'Secondary exit' },
  },
  about: {
    title: `About us: mission and leadership | ${name}`,
    description: `Who builds ${name}, how it earns its money, and where to find us in the ${company.financialCentre}.`,
    metaDescription: `${name} builds deal-management software and a cross-border marketplace for private markets, in the ${company.financialCentre}. Mission, values, team.`,
    keywords: `${name} company, private markets technology, ${company.financialCentre}, leadership`,
    menu: { label: 'About', description: 'Our mission, values and leadership' },
  },
  contact: {
    title: `Contact: book a demo or request a quote | ${name}`,
    description: `Book a demo, request a quote or get support: by form, email or phone, or at our office in ${site.address.locality}.`,
    metaDescription:
      'Book a demo, request a quote or get support. Message form, email addresses for sales, support and general questions, phone number and office address.',
    keywords: `contact ${name}, book a demo, sales, technical support, partnership`,
    menu: { label: 'Contact', description: 'Message form, email, phone and office' },
  },
  faq: {
    title: `FAQ: fees, access, compliance and support | ${name}`,
    description: `Who may invest from ${facts.minimumTicket.text}, what each plan costs and how anonymous browsing works: answers you can search.`,
    metaDescription:
      'Searchable answers: who may invest, what it costs, how anonymous browsing and NDAs work, KYC/AML checks, security, support and the terms that apply.',
    keywords: 'private markets FAQ, professional client, minimum ticket, fees, NDA',
    menu: { label: 'FAQ', description: 'Answers you can search' },
  },
  security: {
    title: `Security: how data is protected and who sees it | ${name}`,
    description:
      'What protects the platform and this site, who learns an investor’s name, and how to report a vulnerability.',
    metaDescription:
      'What protects the platform and this site, who learns an investor’s name and when, what your browser enforces here, and how to report a vulnerability.',
    keywords: `${name} security, data protection, data room security, security headers, report a vulnerability`,
    menu: { label: 'Security' },
  },
  accessibility: {
    title: `Accessibility: tests and known limitations | ${name}`,
    description:
      'Built to meet WCAG 2.2 at level AA: what is tested, which limitations are known, and how to report a barrier.',
    metaDescription:
      'How this site supports keyboard, screen reader and large-text use: what is tested on each page, which limitations are known, and how to report a barrier.',
    keywords: `${name} accessibility, WCAG 2.2, keyboard, screen reader, report a barrier`,
    menu: { label: 'Accessibility' },
  },
  privacy: {
    title: `Privacy policy | ${name}`,
    description:
      'Which personal data the platform collects and why, who processes it, and how to make a request about yours.',
    metaDescription:
      'The privacy policy: which personal data the platform collects and why, which kinds of provider process it, how to make a request and when it is answered.',
    keywords: `${name} privacy policy, personal data, data protection, privacy request`,
    menu: { label: 'Privacy policy' },
  },
  terms: {
    title: `Terms of service | ${name}`,
    description:
      'Who may hold an account, what Investors, Issuers, Advisors and Strategic Partners may do, and which fees are due.',
    metaDescription:
      'The terms of service: who may hold an account, the rights and duties of Investors, Issuers, Advisors and Strategic Partners, fees, and limits of liability.',
    keywords: `${name} terms of service, user categories, fees, liability, governing law`,
    menu: { label: 'Terms of service' },
  },
  cookies: {
    title: `Cookie policy | ${name}`,
    description:
      'What this site stores in your browser, what requires your consent, and how to change or withdraw it at any time.',
    metaDescription:
      'The cookie policy: what this site stores in your browser, what requires your consent, and how to change or withdraw your consent at any time.',
    keywords: `${name} cookie policy, consent, analytics, browser storage`,
    menu: { label: 'Cookie policy' },
  },
};

/** Describes the drawn picture of a shared link, after the title of its page. */
export const sharingAlt = `${name}: ${company.tagline}, above a qanat that leads to a garden`;
