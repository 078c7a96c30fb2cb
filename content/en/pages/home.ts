import { facts } from '#content/facts-today.ts';
import { dollars } from '#content/prose-amounts.ts';
import { site } from '#content/site.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';
import { promises } from '../promises.ts';

/** Copy of the home page (R2.21). Headline and sub-line are exact texts. */
export const home: HomeCopy = {
  hero: {
    title: 'Bridging Capital and Global Opportunities',
    lead: 'The premier professional investment ecosystem and marketplace',
    screen: { kind: 'product', screen: 'pipeline' },
    actions: [
      { label: 'Join Now', to: { platform: 'join' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    ourPlatform: 'Our Platform',
    watchVideo: 'Watch Video',
    pauseFilm: 'Pause background video',
    playFilm: 'Play background video',
  },
  figures: [
    { value: facts.countries.text, label: 'countries within the marketplace’s reach' },
    { value: dollars(facts.minimumTicket.value), label: 'minimum ticket, or as the regulator sets' },
    { value: facts.priceCapitalSeekers.text, label: 'one-time, for a single project' },
    { value: 'Zero', label: 'success fees' },
  ],
  start: { label: 'Get Started', to: { route: 'home', hash: 'segments' } },
  marquee: {
    label: 'What the platform covers',
    items: [
      'Fundraising',
      'Secure virtual data room',
      'Investor CRM',
      'Collaborative pipeline',
      'E-signature for NDAs',
      'KYC/AML checks',
      'Anonymous browsing',
      'Reverse inquiry',
      'Co-investment',
      'White-labelled portals',
    ],
    pause: 'Pause the moving text',
  },
  fees: {
    heading: 'Zero success fees',
    text: `A traditional success fee takes ${facts.traditionalSuccessFee.text} of the capital raised. ${site.name} charges for the platform only, whether or not a deal closes.`,
    action: { label: 'See pricing', to: { route: 'pricing' } },
  },
  advantage: {
    heading: 'Our Advantage',
    cards: [
      {
        title: 'Every user is checked',
        description: 'No account opens before KYC/AML checks.',
        record: 'kyc',
      },
      {
        title: 'First contact is yours',
        description: 'Investors decide whom to approach, and sign an NDA first.',
        record: 'nda',
      },
      {
        title: 'One file per deal',
        description: 'Everyone on the deal sees what is agreed, signed and due.',
        record: 'access',
      },
      {
        title: 'Limits in writing',
        description: 'We do not find investors, verify documents or value shares.',
        record: 'terms',
      },
    ],
  },
  products: {
    heading: 'Deal software and a marketplace on one platform',
    tabsLabel: 'Products',
    tabs: [
      {
        id: 'product',
        label: site.product.name,
        heading: 'Run a deal from first review to closing',
        description: 'One file for each deal: stage, investors, documents, NDAs and KYC/AML status.',
        points: ['Commitments tracked against the target', promises.says.youAdmit],
        action: { label: `Explore ${site.product.name}`, to: { route: 'product' } },
        slides: [
          { part: 'home', label: 'One deal, as its issuer and an investor see it' },
          { part: 'founder-room', label: 'Data room: what each investor sees' },
        ],
      },
      {
        id: 'marketplace',
        label: 'Marketplace',
        heading: promises.says.firstRead,
        description: 'All listings have one format. The investor makes first contact, never the issuer.',
        points: [
          'Minimum ticket, target and days left on every listing',
          'Several investors can take part in one opportunity',
        ],
        action: { label: 'Explore the marketplace', to: { route: 'marketplace' } },
        slides: [
          { part: 'home', label: 'One deal, as its issuer and an investor see it' },
          { part: 'marketplace-co-invest', label: 'Co-invest: one opportunity, several investors' },
        ],
      },
    ],
  },
  trust: [
    { group: 'trusted', label: 'Trusted by' },
    { group: 'technology', label: 'Partners and technology providers' },
    { group: 'legal', label: 'Legal advisers' },
  ],
  success: {
    heading: 'Customer success',
    cards: [
      {
        title: 'Family office',
        description: 'Co-invests under its own contract, without being named to the others.',
      },
      {
        title: 'Fund manager',
        description: 'Sees before each close what every investor has signed.',
      },
      {
        title: 'M&A firm',
        description: 'Answers a bidder’s question once, for all bidders.',
      },
      {
        title: 'Founder',
        description: `Lists one project for a one-time ${facts.priceCapitalSeekers.text}.`,
      },
    ],
  },
  segments: {
    heading: 'Who the platform is for',
    tabsLabel: 'Roles',
    also: 'Also for',
    items: [
      {
        id: 'family-office',
        title: 'Family offices',
        description: 'Direct deals, funds and co-investments in one pipeline.',
        benefits: [
          promises.says.anonymous,
          'The committee’s questions on file',
          'Portals for multi-family offices',
        ],
        to: { route: 'family-office' },
      },
      {
        id: 'fund-managers',
        title: 'Fund managers',
        description: 'Every investor on one list, close after close.',
        benefits: ['Fundraising pipeline', 'Data room and signed NDAs', 'No share of your carried interest'],
        to: { route: 'fund-managers' },
      },
      {
        id: 'advisory-ma',
        title: 'M&A and advisory',
        description: 'Several bidders, one Q&A.',
        benefits: ['Mandate intake and buyer outreach', 'Diligence Q&A', 'Client dashboards'],
        to: { route: 'advisory-ma' },
      },
      {
        id: 'accelerators',
        title: 'Accelerators',
        description: 'Manage cohorts, investors and sponsors in your own branded portal.',
        benefits: ['Cohort management', 'Investor access control', 'Analytics and sponsor reporting'],
        to: { route: 'accelerators' },
      },
      {
        id: 'investors',
        title: 'Professional investors',
        description: 'Free for Professional Clients, with no credit card needed to apply.',
        benefits: [
          'Ticket, target and terms on every listing',
          'Your name to one issuer at a time',
          'Opportunities that match your profile',
        ],
        to: { route: 'investors' },
      },
      {
        id: 'founders',
        title: 'Founders and capital seekers',
        description: `One project, ${facts.priceCapitalSeekers.text}, no percentage at close.`,
        benefits: ['Your own data room', 'NDA before confidential files', 'A listing in the standard format'],
        to: { route: 'founders' },
      },
    ],
  },
  featuredIn: {
    heading: 'Featured in',
    label: 'Publications that have featured us',
    loading: 'Loading publications',
    failed: 'Error fetching featuredIn',
    previous: 'Previous publications',
    next: 'Next publications',
  },
  callToAction: {
    heading: 'See one deal from pipeline to NDA',
    text: 'In a demo we enter a deal of yours and open its data room.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
  },
};
