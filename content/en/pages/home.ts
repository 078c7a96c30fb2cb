import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';

/** Copy of the home page (R2.21). Headline and sub-line are exact texts. */
export const home: HomeCopy = {
  hero: {
    title: 'Bridging Capital and Global Opportunities',
    lead: 'The premier professional investment ecosystem and marketplace',
    summary:
      'Family offices, fund managers, advisers and founders source, run and close private-market deals on one platform. Free for investors, subscription only for everyone else, zero success fees.',
    screen: {
      kind: 'product',
      screen: 'pipeline',
      note: `The deal pipeline in ${site.product.name}, with sample data.`,
    },
    actions: [
      { label: 'Join Now', to: { platform: 'join' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    ourPlatform: 'Our Platform',
    watchVideo: 'Watch Video',
    pauseFilm: 'Pause background film',
    playFilm: 'Play background film',
  },
  figures: [
    { value: facts.countries.text, label: 'countries in reach of the marketplace' },
    { value: facts.firmsServed.text, label: 'firms served' },
    { value: facts.dealsRun.text, label: 'deals run' },
    { value: facts.capitalRaised.text, label: 'capital raised' },
  ],
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
      'Zero success fees',
    ],
    pause: 'Pause the moving text',
  },
  fees: {
    heading: 'Zero success fees',
    text: `A traditional success fee takes ${facts.traditionalSuccessFee.text} of the capital raised. ${site.name} charges a subscription, whatever the size of the deal.`,
    amount: 10_000_000,
    fee: `A fee of ${facts.traditionalSuccessFee.text}`,
    on: 'on',
    plan: 'Business plan, one year',
    planPrice: facts.priceBusiness.text,
    note: 'Bars to scale. Illustrative only; your quoted fees may differ.',
    action: { label: 'See pricing', to: { route: 'pricing' } },
  },
  advantage: {
    heading: 'Our Advantage',
    cards: [
      {
        title: 'Subscription only',
        description: 'You pay for a plan, not for a deal. No carried interest, commission or brokerage fee.',
      },
      {
        title: 'Anonymous browsing',
        description:
          'Investors review opportunities without revealing who they are. Identity is disclosed only when they choose to engage.',
      },
      {
        title: 'One record for every deal',
        description: `Pipeline, data room, investor CRM, e-signature for NDAs and KYC/AML checks, all in ${site.product.name}.`,
      },
      {
        title: `Reach across ${facts.countries.text} countries`,
        description: 'Cross-border, cross-asset opportunities in one standard format.',
      },
    ],
    action: { label: 'Get Started', to: { route: 'home', hash: 'segments' } },
  },
  products: {
    heading: 'Deal software and a marketplace, on one platform',
    intro: `Run the deal in ${site.product.name} and meet investors on the marketplace. Use either alone, or both together.`,
    note: 'Screens show sample data.',
    tabsLabel: 'Products',
    tabs: [
      {
        id: 'product',
        label: site.product.name,
        heading: 'Manage every deal in one place',
        description:
          'Fundraising, data rooms, investor CRM, pipeline, e-signature and KYC/AML checks, white-labelled for your firm.',
        points: [
          'Commitments tracked against target',
          'Data room access by investor group',
          'NDA and KYC/AML status beside every investor',
        ],
        action: { label: `Explore ${site.product.name}`, to: { route: 'product' } },
        slides: [
          { screen: 'fundraising', label: 'Fundraising: commitments over time' },
          { screen: 'data-room', label: 'Data room: permissions by group' },
          { screen: 'relations', label: 'Investor CRM: NDA and KYC/AML status' },
        ],
      },
      {
        id: 'marketplace',
        label: 'Marketplace',
        heading: 'Source opportunities anonymously',
        description: `Private-market opportunities from ${facts.countries.text} countries in one format. Filter and compare without being identified.`,
        points: [
          'Filters by asset class, region and ticket',
          'Reverse inquiry: the investor makes first contact',
          'Co-investment alongside other investors',
        ],
        action: { label: 'Explore the marketplace', to: { route: 'marketplace' } },
        slides: [
          { screen: 'marketplace-browse', label: 'Browse: listings in one format' },
          { screen: 'marketplace-engage', label: 'Engage: choose what the issuer sees' },
          { screen: 'marketplace-co-invest', label: 'Co-invest: one allocation, several investors' },
        ],
      },
    ],
  },
  trust: {
    heading: 'Customers, technology and legal advisors',
    note: 'Names shown are samples.',
    groups: [
      { group: 'trusted', label: 'Trusted by' },
      { group: 'technology', label: 'Partners and technology providers' },
      { group: 'legal', label: 'Legal advisors' },
    ],
  },
  success: {
    heading: `Four ways to use ${site.name}`,
    cards: [
      {
        title: 'Family office',
        description:
          'Review direct deals anonymously and disclose your identity only to the issuer you choose.',
        to: { route: 'family-office' },
      },
      {
        title: 'Fund manager',
        description:
          'Run every closing on one record: commitments, signed NDAs and the KYC/AML status of each investor.',
        to: { route: 'fund-managers' },
      },
      {
        title: 'M&A firm',
        description:
          'Give each bidder its own documents and Q&A, and give the client a dashboard in place of a weekly report.',
        to: { route: 'advisory-ma' },
      },
      {
        title: 'Founder',
        description: `Use one listing and one data room for a one-time ${facts.priceCapitalSeekers.text}, with no percentage due at close.`,
        to: { route: 'founders' },
      },
    ],
  },
  segments: {
    heading: 'Who the platform is for',
    intro: 'Choose your role to see the process step by step.',
    also: 'Also for',
    items: [
      {
        id: 'family-office',
        title: 'Family offices',
        description: 'Discreet deal flow, disciplined decisions.',
        benefits: ['Anonymous browsing', 'Direct deals and funds on one record', 'Co-investment with peers'],
        picture: 'segment-family-office',
        to: { route: 'family-office' },
      },
      {
        id: 'fund-managers',
        title: 'Fund managers',
        description: 'One investor record from first call to final close.',
        benefits: ['Fundraising pipeline', 'Data room and signed NDAs', 'Investor reporting'],
        picture: 'segment-fund-managers',
        to: { route: 'fund-managers' },
      },
      {
        id: 'advisory-ma',
        title: 'M&A and advisory',
        description: 'Run several mandates, each with its own buyers and data room.',
        benefits: ['Mandate intake and buyer outreach', 'Diligence Q&A by bidder', 'Client dashboards'],
        picture: 'segment-advisory-ma',
        to: { route: 'advisory-ma' },
      },
      {
        id: 'accelerators',
        title: 'Accelerators',
        description: 'Manage cohorts, investors and sponsors in a branded portal.',
        benefits: ['Cohort management', 'Investor access control', 'Analytics and sponsor reporting'],
        picture: 'segment-accelerators',
        to: { route: 'accelerators' },
      },
      {
        id: 'investors',
        title: 'Professional investors',
        description: `Opportunities from ${facts.countries.text} countries, free and anonymous.`,
        benefits: ['Free core access', 'Private and secure browsing', 'Deals that match your profile'],
        picture: 'segment-investors',
        to: { route: 'investors' },
      },
      {
        id: 'founders',
        title: 'Founders and capital seekers',
        description: `A one-time price of ${facts.priceCapitalSeekers.text} and zero success fees.`,
        benefits: ['One price per project', 'Your own data room', 'A listing investors can find'],
        picture: 'segment-founders',
        to: { route: 'founders' },
      },
    ],
  },
  featuredIn: {
    heading: 'Featured in',
    label: 'Publications that wrote about us',
    loading: 'Loading publications',
    failed: 'Error fetching featuredIn',
    previous: 'Previous publications',
    next: 'Next publications',
  },
  callToAction: {
    heading: `See your own process in ${site.product.name}`,
    text: 'Book a walkthrough with our team, built around the deals you run today.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
  },
};
