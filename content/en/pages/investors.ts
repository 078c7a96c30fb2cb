import { facts } from '#content/facts-today.ts';
import { rowOf } from '#content/promises.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

const { opens } = promises;

/** Copy of the page for professional investors (R2.36). */
export const investors = {
  hero: {
    eyebrow: 'Professional investors',
    title: 'No issuer learns who you are until you engage',
    lead: 'Compare private-market listings side by side, free of charge. You choose the one issuer that may know your name, and the moment.',
    actions: [
      { label: 'Join Now', to: { platform: 'register-investor' } },
      { label: 'How the marketplace works', to: { route: 'marketplace' } },
    ],
    note: 'Your application is subject to terms and pending clearance, with no commitment and no credit card.',
    screen: {
      kind: 'product',
      screen: 'listing-anonymous',
      note: 'One listing, as you and the issuer see it.',
    },
  },
  sections: {
    evidence: { kind: 'evidence' },
    benefits: {
      kind: 'features',
      pace: 'dense',
      heading: 'What a free account gives you',
      items: [
        {
          title: 'Matched opportunities',
          description:
            'Set what you look for, and see the projects that match. A match is not a recommendation.',
        },
        {
          title: 'Anonymous browsing',
          description: 'Evaluate opportunities before an issuer learns your name or your firm.',
        },
        {
          title: 'Standard deal formats',
          description: 'Find ticket, target and terms in the same place on each listing.',
        },
        {
          title: 'Co-investment',
          description: 'Invest alongside others, at a ticket size that suits your mandate.',
        },
        {
          title: 'Free of charge',
          description: 'The account costs nothing, and no fee falls due if you invest.',
        },
      ],
    },
    privacy: {
      kind: 'prose',
      tone: 'night',
      heading: 'You decide who learns your name, and when',
      paragraphs: [
        'No issuer can approach you because of what you browse. The administrators of a partner’s portal know those who join through it.',
        'Other users see your investor profile within the filters you set. It need not name you.',
      ],
      exhibit: {
        kind: 'visibility',
        steps: ['You browse', 'You engage', 'You sign the NDA'],
        rows: [
          {
            who: 'You',
            cells: [opens.browses, opens.engages, opens.signs],
            seen: [0, 1, 2],
          },
          rowOf('issuer', promises),
          rowOf('otherIssuers', promises),
          rowOf('otherInvestors', promises),
        ],
        note: 'The issuer decides whom it admits to the data room.',
      },
    },
    workflow: {
      kind: 'workflow',
      heading: 'You can stop before every step',
      steps: [
        {
          title: 'Submit your application',
          description: 'Accept the terms and pass KYC/AML checks.',
          features: ['Approval before access', 'Free of charge'],
        },
        {
          title: 'Set your profile',
          description: 'Say what you invest in and who may see your profile.',
          features: ['Matched opportunities', 'Your own visibility filters'],
        },
        {
          title: 'Review listings anonymously',
          description: 'Compare listings across asset classes in one standard format.',
          features: ['Issuers do not see your name', 'Minimum ticket on every listing'],
        },
        {
          title: 'Engage with an issuer',
          description: 'Reveal your identity to one issuer, for one opportunity.',
          features: ['You make first contact', 'Anonymous to all other issuers'],
        },
        {
          title: 'Sign the NDA',
          description: 'Sign electronically. The issuer then decides whether to admit you to its data room.',
          features: ['Each project has its own data room', 'Due diligence at your own pace'],
        },
        {
          title: 'Invest or decline',
          description: 'Invest alone, co-invest or decline, in direct talks with the issuer.',
          features: ['You contract with the issuer', 'No obligation to invest'],
        },
      ],
    },
    eligibility: {
      kind: 'gate',
      pace: 'dense',
      heading: 'Can you apply as an investor?',
      intro:
        'Check these conditions before you apply. Wealth managers and external asset managers can apply. A client that invests in its own name applies separately.',
      items: [
        `You are a Professional Client under the financial regulator’s rulebook: for example a financial institution, a fund manager, or a person, family office or entity with at least ${facts.professionalClientCash.text} in cash.`,
        `You are at least ${facts.minimumAge.text}\u00a0years old and can pass KYC/AML checks.`,
        'You are not in, or a citizen or resident of, the United States or another restricted jurisdiction.',
        `You can invest ${facts.minimumTicket.text} or more per project. The financial regulator may set another minimum.`,
      ],
    },
    decision: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'You do your own due diligence',
      paragraphs: [
        `${site.name} does not advise you, and it does not verify issuers’ documents. Private investments can lose all of their value and may be hard or impossible to sell.`,
      ],
    },
  },
  callToAction: {
    heading: 'Read the listings before you decide anything',
    text: 'Access is subject to approval. You need no credit card to apply.',
    actions: [{ label: 'Join Now', to: { platform: 'register-investor' } }],
    related: ['family-office', 'luxury-real-estate', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;

/** The popup on private browsing (R2.36): an example for its section. */
export const identityPopup = [
  'Suppose you review forty listings and engage with one.',
  'The other thirty-nine issuers learn neither your name nor your firm.',
  'The issuer you engage with learns who you are at that moment. You then sign its NDA electronically, and it can admit you to its data room.',
] as const;

/** Short notes on an application (R2.36). */
export const applicationNotes = [
  'Subject to terms',
  'Pending clearance',
  'No commitment',
  'No credit card',
] as const;
