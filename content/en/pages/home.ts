import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';

/** Copy of the home page (R2.21). Headline and sub-line are exact texts. */
export const home: HomeCopy = {
  hero: {
    title: 'Bridging Capital and Global Opportunities',
    lead: 'The premier professional investment ecosystem and marketplace',
    summary:
      'Deal software and a marketplace for private markets. Investors browse free and anonymously. Teams pay a published price, whether or not a deal closes.',
    screen: {
      kind: 'product',
      screen: 'pipeline',
      note: `The deal pipeline in ${site.product.name}.`,
    },
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
    { value: facts.minimumTicket.text, label: 'lowest minimum ticket' },
    { value: facts.priceCapitalSeekers.text, label: 'one-time, for a single project' },
    { value: 'Zero', label: 'success fees' },
  ],
  figuresNote: 'Tickets: or as the financial regulator sets.',
  marquee: {
    label: 'What the platform covers',
    items: [
      'Fundraising',
      'Secure virtual data room',
      'Investor relationship management',
      'Collaborative pipeline',
      'E-signature for NDAs',
      'Investor identity checks',
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
        title: 'Prices you can check',
        description: `Investors free, one project ${facts.priceCapitalSeekers.text}, a team ${facts.priceBusiness.text} a year, each add-on with its price. Enterprise is quoted.`,
      },
      {
        title: 'First contact is yours',
        description:
          'Investors decide whom to approach. No issuer can approach you because of what you read.',
      },
      {
        title: 'One file per deal',
        description: 'What is agreed, what is signed and what is due, for everyone on the deal.',
      },
      {
        title: 'Limits in writing',
        description:
          'We do not find investors, verify documents or value shares, and we say so before you apply.',
      },
    ],
    action: { label: 'Get Started', to: { route: 'home', hash: 'segments' } },
  },
  products: {
    heading: 'Deal software and a marketplace on one platform',
    intro: 'Use either on its own, or both.',
    note: 'Screens show sample data.',
    tabsLabel: 'Products',
    tabs: [
      {
        id: 'product',
        label: site.product.name,
        heading: 'Run a deal from first review to closing',
        description:
          'Each deal has one file: stage, investors, documents, signed NDAs and know-your-customer and anti-money-laundering (KYC/AML) status. The whole team works from it.',
        points: [
          'Commitments tracked against the target',
          'A data room in which you decide who enters',
          'NDA and KYC/AML status for every investor',
        ],
        action: { label: `Explore ${site.product.name}`, to: { route: 'product' } },
        slides: [
          { screen: 'fundraising', label: 'Fundraising: commitments over time' },
          { screen: 'data-room', label: 'Data room: documents and access' },
          { screen: 'relations', label: 'Investor record: NDA and KYC/AML status' },
        ],
      },
      {
        id: 'marketplace',
        label: 'Marketplace',
        heading: 'Read listings before anyone knows your name',
        description:
          'Every listing has the same format, so tickets, targets and terms can be compared. The investor makes first contact, never the issuer.',
        points: [
          'Minimum ticket, target and days left on every listing',
          'Your name goes to one issuer, when you engage',
          'Several investors can take part in one opportunity',
        ],
        action: { label: 'Explore the marketplace', to: { route: 'marketplace' } },
        slides: [
          { screen: 'marketplace-browse', label: 'Browse: listings in one format' },
          { screen: 'marketplace-engage', label: 'Engage: reveal your identity to one issuer' },
          { screen: 'marketplace-co-invest', label: 'Co-invest: one opportunity, several investors' },
        ],
      },
    ],
  },
  trust: {
    heading: 'Customers, technology providers and legal advisers',
    note: 'Names shown are samples.',
    groups: [
      { group: 'trusted', label: 'Trusted by' },
      { group: 'technology', label: 'Partners and technology providers' },
      { group: 'legal', label: 'Legal advisers' },
    ],
  },
  success: {
    heading: 'Customer success',
    cards: [
      {
        title: 'Family office',
        description:
          'Join an opportunity beside other investors, each with a contract of their own and none of them named to you.',
      },
      {
        title: 'Fund manager',
        description:
          'Before each close, see on one screen what an investor has signed and what is still outstanding.',
      },
      {
        title: 'M&A firm',
        description:
          'Open the data room group by group, and answer a bidder’s question once, for all bidders.',
      },
      {
        title: 'Founder',
        description: `List one project for a one-time ${facts.priceCapitalSeekers.text}, and decide folder by folder who sees it.`,
      },
    ],
  },
  segments: {
    heading: 'Who the platform is for',
    intro: 'Each page shows the process step by step.',
    tabsLabel: 'Roles',
    also: 'Also for',
    items: [
      {
        id: 'family-office',
        title: 'Family offices',
        description: 'Direct deals, funds and co-investments in one pipeline.',
        benefits: [
          'Anonymous until you engage',
          'Declined deals keep their reason',
          'A portal for multi-family offices on the Enterprise plan',
        ],
        screen: 'marketplace-co-invest',
        to: { route: 'family-office' },
      },
      {
        id: 'fund-managers',
        title: 'Fund managers',
        description: 'Every investor on one list, close after close.',
        benefits: ['Fundraising pipeline', 'Data room and signed NDAs', 'No share of your carried interest'],
        screen: 'relations',
        to: { route: 'fund-managers' },
      },
      {
        id: 'advisory-ma',
        title: 'M&A and advisory',
        description: 'Several bidders, one Q&A.',
        benefits: ['Mandate intake and buyer outreach', 'Diligence Q&A', 'Client dashboards'],
        screen: 'data-room',
        to: { route: 'advisory-ma' },
      },
      {
        id: 'accelerators',
        title: 'Accelerators',
        description: 'Manage cohorts, investors and sponsors in your own branded portal.',
        benefits: ['Cohort management', 'Investor access control', 'Analytics and sponsor reporting'],
        screen: 'programme-portal',
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
        screen: 'listing-anonymous',
        to: { route: 'investors' },
      },
      {
        id: 'founders',
        title: 'Founders and capital seekers',
        description: `One project, ${facts.priceCapitalSeekers.text}, no percentage at close.`,
        benefits: ['Your own data room', 'NDA before confidential files', 'A listing in the standard format'],
        screen: 'founder-room',
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
    heading: 'Bring a live deal to a demo',
    text: 'We take it through pipeline, data room and NDA. Leave out names. Or join now: investor accounts are free, and every user passes KYC/AML checks first.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
  },
};
