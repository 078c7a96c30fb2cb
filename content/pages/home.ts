import { facts } from '#content/facts-today.ts';
import { screens } from '#content/screens.ts';
import { site } from '#content/site.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';

/** Copy of the home page (R2.21). Headline and sub-line are fixed texts. */
export const home: HomeCopy = {
  hero: {
    title: 'Bridging Capital and Global Opportunities',
    lead: 'The premier professional investment ecosystem and marketplace',
    summary:
      'Family offices, fund managers, advisers and founders list, review and close private-market deals here: free for investors, by subscription for others, with no success fee.',
    screen: screens.firstView,
    actions: [
      { label: 'Join Now', to: { platform: 'join' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
    ],
    ourPlatform: 'Our Platform',
    watchVideo: 'Watch Video',
    pauseFilm: 'Pause background film',
    playFilm: 'Play background film',
  },
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
  advantage: {
    heading: 'Our Advantage',
    intro:
      'Look at deals without giving your name, keep every paper in one place, and pay a subscription where others take a share of the deal.',
    cards: [
      {
        title: 'The price does not grow with the deal',
        description: `Subscription only. No success fee where ${facts.traditionalSuccessFee.text} is customary, no carried interest, no commission and no brokerage fee.`,
      },
      {
        title: 'Look first, be known later',
        description:
          'Investors browse without a name. Your identity is revealed when you choose to engage with an opportunity, and to nobody before.',
      },
      {
        title: 'One record from teaser to signature',
        description: `Pipeline, data room, CRM, digital NDAs and KYC/AML checks live in ${site.product.name}. Nothing has to be carried from one tool to the next.`,
      },
      {
        title: `A market of ${facts.countries.text} countries`,
        description:
          'Cross-border and across asset classes, in standardised formats, so that a plant in Nairobi and a fund in Luxembourg can be read side by side.',
      },
    ],
    action: { label: 'Get Started', to: { route: 'home', hash: 'segments' } },
  },
  platform: {
    heading: 'Deal software and a marketplace, on one platform',
    text: `${site.product.name} is where your team runs a deal. The marketplace is where it meets the other side. Each works alone. Used together, the data room your team fills is the one that an investor in any of ${facts.countries.text} countries opens after signing the NDA.`,
    action: { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
  },
  products: {
    heading: `${site.product.name} and the marketplace on screen`,
    tabsLabel: 'Products',
    tabs: [
      {
        id: 'product',
        label: site.product.name,
        heading: 'Run the whole deal in one place',
        description:
          'From the first call to signed papers, white-labelled if you wish. Who has which document, who has signed and what happens next are questions the screen answers.',
        points: [
          'Pipeline shared by the whole team',
          'Data room that opens after the NDA, not before',
          'Screening status beside every investor',
        ],
        action: { label: `Explore ${site.product.name}`, to: { route: 'product' } },
        slides: [
          { screen: screens.pipeline, label: 'Every deal, its stage and its next step' },
          { screen: screens.dataRoom, label: 'A data room where you decide who may enter' },
          { screen: screens.relations, label: 'Investors, their NDA and their checks' },
        ],
      },
      {
        id: 'marketplace',
        label: 'Marketplace',
        heading: 'Find the deal without being found',
        description: `Private-market opportunities from ${facts.countries.text} countries, in one format. You filter, read and compare unseen, and speak when there is something to say.`,
        points: [
          'Anonymous browsing by asset class and region',
          'Reverse inquiry: you make the first move',
          'Co-investment alongside other investors',
        ],
        action: { label: 'Explore the marketplace', to: { route: 'marketplace' } },
        slides: [
          { screen: screens.browse, label: 'Opportunities, read without a name' },
          { screen: screens.engage, label: 'The moment you choose to be known' },
          { screen: screens.coInvest, label: 'One ticket, several investors' },
        ],
      },
    ],
  },
  trust: {
    heading: 'Customers, technology and legal advisors',
    intro: 'Firms that use the platform, the technology under it and the counsel beside it.',
    groups: [
      { group: 'trusted', label: 'Trusted by' },
      { group: 'technology', label: 'Partners and technology providers' },
      { group: 'legal', label: 'Legal advisors' },
    ],
  },
  success: {
    heading: `How customers succeed with ${site.name}`,
    intro:
      'Four working situations: what was wrong, what was done on the platform, and what it was good for.',
    labels: { situation: 'Situation', done: 'What was done', result: 'Good for', sample: 'Sample case' },
    cards: [
      {
        title: 'Family office',
        sample: true,
        situation: 'The principal wants direct deals, and no publicity for the family.',
        done: 'The office read forty opportunities without a name, kept its notes on one pipeline and engaged with one issuer.',
        result:
          'One issuer learned who was asking. The other thirty-nine never knew that there was anyone to call.',
      },
      {
        title: 'Fund manager',
        sample: true,
        situation: 'Three closings, sixty investors, and a side letter for every second one of them.',
        done: 'Commitments, signed NDAs and the state of KYC/AML checks were put beside each investor, in one list for all partners.',
        result: 'At the second close, counsel answered from the file instead of from memory.',
      },
      {
        title: 'M&A firm',
        sample: true,
        situation: 'Two mandates, nine bidders, and one analyst to keep them apart.',
        done: 'Each bidder was given its own documents and its own list of questions. The client was given a dashboard.',
        result:
          'The weekly call became a talk about price, since the state of the process was on the screen.',
      },
      {
        title: 'Founder',
        sample: true,
        situation: 'A raise, beside a company that still has to be run.',
        done: 'One project page, one listing, and one data room with the contracts behind an NDA.',
        result: `A platform cost of ${facts.priceCapitalSeekers.text}, known on the first day, and no percentage to argue about on the last.`,
      },
    ],
  },
  segments: {
    heading: 'Who the platform is for',
    intro: 'Six groups, each with a page of its own that shows its process step by step.',
    items: [
      {
        id: 'family-office',
        title: 'Family offices',
        description: 'Direct deals, funds and co-investments, looked at quietly and decided in good order.',
        benefits: [
          'Browse without revealing the family',
          'One file for deals and funds',
          'Co-invest with peers',
        ],
        picture: 'segment-family-office',
        to: { route: 'family-office' },
      },
      {
        id: 'fund-managers',
        title: 'Fund managers',
        description: 'One list of investors, with commitments, signed NDAs and checks beside each name.',
        benefits: [
          'Fundraising from first call to close',
          'Data room and signed NDAs',
          'Investor reporting in one place',
        ],
        picture: 'segment-fund-managers',
        to: { route: 'fund-managers' },
      },
      {
        id: 'advisory-ma',
        title: 'M&A and advisory',
        description: 'Mandates, buyers and diligence questions in one record that the client can follow.',
        benefits: [
          'Mandate intake and buyer outreach',
          'Diligence Q&A per bidder',
          'A dashboard for the client',
        ],
        picture: 'segment-advisory-ma',
        to: { route: 'advisory-ma' },
      },
      {
        id: 'accelerators',
        title: 'Accelerators',
        description: 'A cohort, its investors and its sponsors, in a portal that carries your name.',
        benefits: ['Cohort management', 'Access control for investors', 'Reports your sponsors can use'],
        picture: 'segment-accelerators',
        to: { route: 'accelerators' },
      },
      {
        id: 'investors',
        title: 'Professional investors',
        description: `Read deals from ${facts.countries.text} countries without giving your name, at no charge.`,
        benefits: ['Free core access', 'Private and secure browsing', 'Deals that match your profile'],
        picture: 'segment-investors',
        to: { route: 'investors' },
      },
      {
        id: 'founders',
        title: 'Founders and capital seekers',
        description: `${facts.priceCapitalSeekers.text} once for one project, and no share of the money you raise.`,
        benefits: [
          'One-time price for one project',
          'Your own data room',
          'A listing that investors come to',
        ],
        picture: 'segment-founders',
        to: { route: 'founders' },
      },
    ],
  },
  featuredIn: {
    heading: 'Featured in',
    label: 'Publications that wrote about us',
    loading: 'Loading publications',
    previous: 'Previous publications',
    next: 'Next publications',
  },
  callToAction: {
    heading: 'See a demo on a deal of your own',
    text: 'In half an hour we run it through the platform with the names removed. You will see where it saves a week, and where it does not.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
  },
};
