import { facts } from '#content/facts-today.ts';
import { rowOf } from '#content/promises.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

const { opens, says } = promises;

/** Copy of the page for professional investors (R2.36). */
export const investors = {
  hero: {
    eyebrow: 'Professional investors',
    title: says.untilEngaging,
    lead: 'Compare private-market listings side by side, free of charge.',
    actions: [
      { label: 'Join Now', to: { platform: 'register-investor' } },
      { label: 'How the marketplace works', to: { route: 'marketplace' } },
    ],
    note: 'Your application is subject to terms and pending clearance, with no commitment and no credit card.',
    screen: {
      kind: 'product',
      screen: 'listing-anonymous',
    },
  },
  sections: {
    benefits: {
      kind: 'features',
      pace: 'dense',
      heading: 'What a free account gives you',
      items: [
        {
          title: 'Matched opportunities',
          description: 'A match is not a recommendation.',
        },
        {
          title: 'Anonymous browsing',
          description: `${says.onlyIssuer}.`,
        },
        {
          title: 'Standard deal formats',
          description: 'Ticket, target and terms in the same place.',
        },
        {
          title: 'Co-investment',
          description: 'Invest alongside others in one opportunity.',
        },
        {
          title: 'Free of charge',
          description: says.pays,
        },
      ],
    },
    workflow: {
      kind: 'workflow',
      heading: 'You can stop before every step',
      intro: 'Private investments can lose all of their value and may be hard or impossible to sell.',
      steps: [
        {
          title: 'Submit your application',
          description: 'Accept the terms and pass the KYC/AML checks.',
          features: ['Approval before access', 'Free of charge'],
        },
        {
          title: 'Review listings anonymously',
          description: 'Set your profile, and compare the listings that match.',
          features: ['Your own visibility filters', 'Minimum ticket on every listing'],
        },
        {
          title: 'Engage and sign the NDA',
          description: 'Talk to the issuer directly.',
          features: ['You make first contact', 'E-signature for the NDA'],
        },
        {
          title: 'Invest or decline',
          description: 'Invest alone, co-invest or decline.',
          features: ['You contract with the issuer', 'No obligation to invest'],
        },
      ],
    },
    privacy: {
      kind: 'prose',
      tone: 'night',
      heading: says.who,
      paragraphs: [says.profile],
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
          rowOf('platform', promises),
          rowOf('administrators', promises),
        ],
        note: says.admits,
      },
    },
    eligibility: {
      kind: 'gate',
      pace: 'dense',
      heading: 'Can you apply as an investor?',
      intro: 'Wealth managers and external asset managers can apply.',
      items: [
        `You are a Professional Client: for example a financial institution, a fund manager, or a person, family office or entity with at least ${facts.professionalClientCash.text} in cash.`,
        `You are at least ${facts.minimumAge.text}\u00a0years old and can pass KYC/AML checks.`,
        'You are not in, or a citizen or resident of, the United States or another restricted jurisdiction.',
        `You can invest ${facts.minimumTicket.text} or more per project.`,
      ],
    },
  },
  callToAction: {
    heading: 'Read the listings first',
    text: 'Access is subject to approval.',
    actions: [{ label: 'Join Now', to: { platform: 'register-investor' } }],
    related: ['family-office', 'luxury-real-estate', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;

/** The popup on private browsing (R2.36): an example for its section. */
export const identityPopup = [
  'Suppose you review forty listings and engage with one.',
  says.engaging,
  says.admits,
] as const;

/** Short notes on an application (R2.36). */
export const applicationNotes = [
  'Subject to terms',
  'Pending clearance',
  'No commitment',
  'No credit card',
] as const;
