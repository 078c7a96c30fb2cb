import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';

/** Copy of the home page (R2.21). Headline and sub-line are exact texts. */
export const home: HomeCopy = {
  hero: {
    title: 'Bridging Capital and Global Opportunities',
    lead: 'The premier professional investment ecosystem and marketplace',
    summary:
      'Family offices, fund managers, advisers and founders source, manage and document private-market deals on one platform. Free for investors. Everyone else pays for the platform, never a success fee.',
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
    pauseFilm: 'Pause background video',
    playFilm: 'Play background video',
  },
  figures: [
    { value: facts.countries.text, label: 'countries within the marketplace’s reach' },
    { value: facts.firmsServed.text, label: 'firms' },
    { value: facts.dealsRun.text, label: 'deals' },
    { value: facts.capitalRaised.text, label: 'raised' },
  ],
  figuresNote: 'Company figures.',
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
    text: `A traditional success fee takes ${facts.traditionalSuccessFee.text} of the capital raised. ${site.name} charges for the platform only: a subscription, or a one-time price for a single project.`,
    amount: 10_000_000,
    fee: `A fee of ${facts.traditionalSuccessFee.text}`,
    on: 'on',
    plan: 'Business plan, one year',
    planPrice: facts.priceBusiness.text,
    note: 'Bars to scale. Illustrative only: quoted fees vary, and an intermediary’s services differ.',
    action: { label: 'See pricing', to: { route: 'pricing' } },
  },
  advantage: {
    heading: 'Our Advantage',
    cards: [
      {
        title: 'No percentage of your deal',
        description: 'No success fees, commissions, brokerage fees or carried interest.',
      },
      {
        title: 'Anonymous browsing',
        description:
          'Investors review opportunities without revealing who they are. An issuer learns their identity only when they engage with it.',
      },
      {
        title: 'One file per deal',
        description: `${site.product.name} keeps the stage, data room, investors, signed NDAs and KYC/AML checks of each deal together.`,
      },
      {
        title: `Reach across ${facts.countries.text} countries`,
        description: 'Opportunities across borders and asset classes, each in the same format.',
      },
    ],
    action: { label: 'Get Started', to: { route: 'home', hash: 'segments' } },
  },
  products: {
    heading: 'Deal software and a marketplace on one platform',
    intro: 'Use either on its own, or both together.',
    note: 'Screens show sample data.',
    tabsLabel: 'Products',
    tabs: [
      {
        id: 'product',
        label: site.product.name,
        heading: 'Run a deal from first review to closing record',
        description:
          'Fundraising, data rooms, investor CRM, pipeline, NDAs signed electronically and KYC/AML checks. White-labelled on the Enterprise plan.',
        points: [
          'Commitments tracked against the target',
          'A secure virtual data room for each deal',
          'NDA and KYC/AML status for every investor',
        ],
        action: { label: `Explore ${site.product.name}`, to: { route: 'product' } },
        slides: [
          { screen: 'fundraising', label: 'Fundraising: commitments over time' },
          { screen: 'data-room', label: 'Data room: documents and access' },
          { screen: 'relations', label: 'Investor CRM: NDA and KYC/AML status' },
        ],
      },
      {
        id: 'marketplace',
        label: 'Marketplace',
        heading: 'Source opportunities anonymously',
        description: `A marketplace that reaches ${facts.countries.text} countries. Review and compare private-market opportunities without being identified.`,
        points: [
          'Ticket, target and days left on every listing',
          'Reverse inquiry: the investor makes first contact',
          'Co-investment with other investors',
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
    heading: `Four ways to use ${site.name}`,
    cards: [
      {
        title: 'Family office',
        description:
          'Review direct deals anonymously, and disclose your identity only to the issuer you want to meet.',
        to: { route: 'family-office' },
      },
      {
        title: 'Fund manager',
        description:
          'Run every closing from one investor list, with commitments, signed NDAs and KYC/AML status.',
        to: { route: 'fund-managers' },
      },
      {
        title: 'M&A firm',
        description:
          'Answer bidders’ questions in one Q&A, and give your client a dashboard in place of a weekly report.',
        to: { route: 'advisory-ma' },
      },
      {
        title: 'Founder',
        description: `List one project and open its data room for a one-time ${facts.priceCapitalSeekers.text}, with no percentage due at close.`,
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
        description:
          'Review direct deals before any issuer knows your name, then follow each one to a decision.',
        benefits: [
          'Anonymous browsing',
          'Direct deals and funds in one pipeline',
          'Co-investment with other investors',
        ],
        picture: 'segment-family-office',
        to: { route: 'family-office' },
      },
      {
        id: 'fund-managers',
        title: 'Fund managers',
        description: 'Follow every investor from first call to final close, and keep your carried interest.',
        benefits: ['Fundraising pipeline', 'Data room and signed NDAs', 'KYC/AML checks by investor'],
        picture: 'segment-fund-managers',
        to: { route: 'fund-managers' },
      },
      {
        id: 'advisory-ma',
        title: 'M&A and advisory',
        description: 'Run several mandates, each with its own buyers and data room.',
        benefits: [
          'Mandate intake and buyer outreach',
          'One diligence Q&A for all bidders',
          'Client dashboards',
        ],
        picture: 'segment-advisory-ma',
        to: { route: 'advisory-ma' },
      },
      {
        id: 'accelerators',
        title: 'Accelerators',
        description: 'Manage cohorts, investors and sponsors in your own branded portal.',
        benefits: ['Cohort management', 'Investor access control', 'Analytics and sponsor reporting'],
        picture: 'segment-accelerators',
        to: { route: 'accelerators' },
      },
      {
        id: 'investors',
        title: 'Professional investors',
        description: 'Free for Professional Clients, with no credit card needed to apply.',
        benefits: [
          'No name shown to issuers until you engage',
          'Private and secure browsing',
          'Opportunities that match your profile',
        ],
        picture: 'segment-investors',
        to: { route: 'investors' },
      },
      {
        id: 'founders',
        title: 'Founders and capital seekers',
        description: `Raise for one project at a one-time ${facts.priceCapitalSeekers.text}, with no success fee.`,
        benefits: [
          'Your own data room',
          'NDAs signed before files are shared',
          'A listing investors can find',
        ],
        picture: 'segment-founders',
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
    heading: 'Book a demo, or join now',
    text: 'The demo follows the stages your team uses today. Investor accounts are free, and every user passes KYC/AML checks first.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
  },
};
