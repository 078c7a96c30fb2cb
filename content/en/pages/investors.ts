import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { tickets } from '#content/sample-amounts.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for professional investors (R2.36). */
export const investors = {
  hero: {
    picture: 'segment-investors',
    eyebrow: 'Professional investors',
    title: 'Private-market deal flow, browsed anonymously',
    lead: `Review opportunities from ${facts.countries.text} countries in one standard format. Your identity is revealed only when you choose to engage.`,
    actions: [
      { label: 'Join Now', to: { platform: 'register-investor' } },
      { label: 'How the marketplace works', to: { route: 'marketplace' } },
    ],
    note: 'Your application is subject to terms and pending clearance, with no commitment and no credit card.',
    screen: {
      kind: 'product',
      screen: 'listing-anonymous',
      note: 'A listing and its two sides. Sample data.',
    },
  },
  sections: {
    proof: { kind: 'proof' },
    benefits: {
      kind: 'features',
      heading: 'Five reasons to apply',
      items: [
        {
          title: 'Matched opportunities',
          description: 'Receive information on projects that fit the investment profile you set.',
        },
        {
          title: 'Anonymous browsing',
          description: 'Evaluate opportunities before any issuer learns your name or your firm.',
        },
        {
          title: 'Standard deal formats',
          description: 'Compare asset classes, regions and minimum tickets under the same headings.',
        },
        {
          title: 'Co-investment',
          description: 'Join other investors at a ticket size that suits your mandate.',
        },
        {
          title: 'Zero success fees',
          description:
            'The investor tier is free with core access. No carried interest, commission or brokerage fee.',
        },
      ],
      exhibit: {
        kind: 'screen',
        title: 'Three asset classes, one format',
        aside: 'Marketplace',
        layout: 'row',
        items: [
          {
            name: 'Vineyard estate',
            value: `from ${tickets(5)}`,
            lines: ['Real estate · Europe', 'Return on sale'],
          },
          {
            name: 'Credit fund',
            value: `from ${tickets(10)}`,
            lines: ['Private credit · GCC', 'Quarterly income'],
          },
          {
            name: 'Fintech company',
            value: `from ${tickets(1)}`,
            lines: ['Venture · South Asia', 'Return at exit'],
          },
        ],
        note: 'Illustrative listings.',
      },
    },
    privacy: {
      kind: 'prose',
      tone: 'night',
      heading: 'Identity protection until you engage',
      paragraphs: [
        'The marketplace works by reverse inquiry: no issuer can approach you on the strength of what you browse. You decide which opportunity to engage with, and when.',
        'You also set the filters on who can see your information and your investor profile.',
      ],
      exhibit: {
        kind: 'sight',
        steps: ['You browse', 'You engage', 'You sign the NDA'],
        rows: [
          { who: 'You', cells: ['The listing', 'Direct talks', 'The data room'], seen: [0, 1, 2] },
          {
            who: 'The issuer you engage with',
            cells: ['No access', 'Your name', 'Name and signature'],
            seen: [1, 2],
          },
          { who: 'Every other issuer', cells: ['No access', 'No access', 'No access'], seen: [] },
        ],
        note: 'Who has access to what, at each stage.',
      },
    },
    workflow: {
      kind: 'workflow',
      heading: 'From application to decision in six steps',
      steps: [
        {
          icon: 'shield',
          title: 'Submit your application',
          description: 'Accept the terms and pass KYC/AML screening.',
          features: ['Approval before access', 'Free core access once approved'],
        },
        {
          icon: 'check',
          title: 'Set your profile',
          description: 'State what you invest in, and receive information on projects that match.',
          features: ['Matched opportunities', 'Visibility filters you control'],
        },
        {
          icon: 'eye-off',
          title: 'Browse anonymously',
          description: 'Compare listings from all asset classes in one standard format.',
          features: ['No name shown to issuers', 'Minimum ticket on every listing'],
        },
        {
          icon: 'mail',
          title: 'Engage an issuer',
          description: 'Reveal your identity to one issuer, for one opportunity, at the time you choose.',
          features: ['Reverse inquiry', 'Anonymous to all others'],
        },
        {
          icon: 'signature',
          title: 'Sign the NDA',
          description: 'Sign electronically to enter the virtual data room.',
          features: ['A data room per project', 'Diligence at your own pace'],
        },
        {
          icon: 'handshake',
          title: 'Invest or decline',
          description: 'Commit alone, co-invest or decline. You deal with the issuer directly.',
          features: ['Zero success fees', 'No obligation to invest'],
        },
      ],
    },
    eligibility: {
      kind: 'list',
      heading: 'Eligibility for professional investors',
      intro: 'Please check the main conditions before you apply.',
      items: [
        `You are a Professional Client under the financial regulator’s rulebook, such as a financial institution, a fund manager, or a person, family office or entity with at least ${facts.professionalClientCash.text} in cash.`,
        `You are at least ${facts.minimumAge.text}\u00a0years old and can pass KYC/AML screening.`,
        'You are not in, or a citizen or resident of, the United States or another restricted jurisdiction.',
        `You can consider tickets of ${facts.minimumTicket.text} or more. The financial regulator may set another amount.`,
      ],
    },
    wealth: {
      kind: 'prose',
      layout: 'stacked',
      heading: 'For wealth managers and external asset managers',
      paragraphs: [
        'Review opportunities for several mandates as one anonymous firm. A client that invests in its own name applies and is screened separately.',
      ],
      exhibit: {
        kind: 'confluence',
        from: ['Mandate A: income', 'Mandate B: property', 'Mandate C: growth'],
        middle: 'One firm, browsing anonymously',
        to: ['Matches sorted by mandate', 'Clients apply in their own name'],
        note: 'An illustrative firm with three mandates.',
      },
    },
    decision: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'Your diligence, your decision',
      paragraphs: [
        `${site.name} is a technology platform. It gives no investment advice, brokerage or solicitation, and does not verify issuers’ documents. Private investments can be hard to sell and can lose money.`,
      ],
      exhibit: {
        kind: 'screen',
        title: 'Investment checklist',
        aside: 'Before commitment',
        items: [
          { name: 'NDA', value: 'Signed', state: 'done' },
          { name: 'Audited accounts', value: 'With your auditor', state: 'due' },
          { name: 'References', value: 'Two of three taken', state: 'due' },
          { name: 'Independent advice', value: 'Not yet taken', state: 'open' },
        ],
        total: { name: 'Decision', value: 'Yours' },
        note: 'Illustrative diligence.',
      },
    },
  },
  callToAction: {
    heading: 'Apply for marketplace access',
    text: 'Applications are subject to terms and pending clearance. No commitment and no credit card.',
    actions: [{ label: 'Join Now', to: { platform: 'register-investor' } }],
    related: ['family-office', 'luxury-real-estate', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;

/** The popup on private browsing (R2.36): an example for its section. */
export const identityPopup = [
  'Suppose you review forty listings and engage with one.',
  'The other thirty-nine issuers learn nothing: not your name, not your firm, and not that you reviewed the listing.',
  'The issuer you engage with learns who you are at that moment. You then sign its NDA electronically, and its data room opens to you.',
] as const;

/** Short notes on an application (R2.36). */
export const applicationNotes = [
  'Subject to terms',
  'Pending clearance',
  'No commitment',
  'No credit card',
] as const;
