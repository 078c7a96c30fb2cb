import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/**
 * Copy of the consultants page (R2.41). Independent Advisors offer the four
 * services: the platform itself gives no advice.
 */
export const consultants = {
  hero: {
    layout: 'line',
    tone: 'sunk',
    eyebrow: 'Consultants and independent advisers',
    title: 'Find an independent adviser for your deal',
    lead: 'The Advisor Pool is a directory of independent Advisors for fundraising, valuation, corporate finance and M&A. You read what each one offers, make the first approach and appoint directly.',
    actions: [
      { label: 'Engage Our Experts', to: { route: 'contact', subject: 'general-inquiry' } },
      { label: 'Contact Us', to: { route: 'contact', subject: 'partnership-support' } },
    ],
    note: `The experts are independent Advisors, and you appoint them directly. ${site.name} is a technology platform. It gives no investment advice and does not broker or solicit transactions.`,
  },
  sections: {
    services: {
      kind: 'features',
      tone: 'sunk',
      layout: 'quarters',
      heading: 'Four kinds of advice',
      items: [
        {
          title: 'Fundraising strategy',
          description:
            'Set the amount, instrument, timing and investor groups of a raise before outreach begins.',
        },
        {
          title: 'Due diligence and valuation',
          description:
            'Obtain an independent review of the accounts, and a valuation that states its method.',
        },
        {
          title: 'Corporate finance',
          description: 'Compare debt, equity and refinancing options, including covenants and dilution.',
        },
        {
          title: 'M&A execution',
          description: 'Manage buyer lists, meetings, diligence questions and signing to one timetable.',
        },
      ],
    },
    engagement: {
      kind: 'workflow',
      heading: 'You choose, you appoint, you agree the fee',
      steps: [
        {
          title: 'Define the question',
          description: 'State the decision you face, and identify which of the four services it calls for.',
          features: ['Fundraising or corporate finance', 'Valuation or M&A execution'],
        },
        {
          title: 'Select an adviser',
          description:
            'Read the Advisor Pool and take your own references. Each entry is the Advisor’s own statement; the platform recommends no one.',
          features: ['A directory of independent Advisors', 'You make the first approach'],
        },
        {
          title: 'Agree terms',
          description: 'Settle scope, fee and liability in the adviser’s own engagement letter.',
          features: ['Fee agreed between you', 'The platform is not a party'],
        },
        {
          title: 'Open the data room',
          description:
            'Have the NDA signed electronically, then admit the adviser to your virtual data room.',
          features: ['NDA signed before access', 'The documents your board works with'],
        },
        {
          title: 'Plan the work',
          description:
            'Agree documents, responsibilities and timetable. An Advisor can also upload your project on your behalf.',
          features: ['A shared timetable', 'Projects uploaded for clients'],
        },
      ],
    },
    safeguards: {
      kind: 'prose',
      tone: 'night',
      pace: 'statement',
      heading: 'The Advisor who values your shares cannot bid for them',
      paragraphs: [
        'An Advisor may not act as an Investor, Issuer or Strategic Partner in a personal capacity. Nor may an Advisor solicit Issuers who are not already clients: you make the first approach.',
      ],
      exhibit: {
        kind: 'visibility',
        steps: ['Approach you', 'Upload your project', 'Invest in it'],
        rows: [
          {
            who: 'The Advisor you choose',
            cells: ['At your request', 'On your behalf', 'Not personally'],
            seen: [0, 1],
          },
          { who: 'Any other Advisor', cells: ['Not allowed', 'Not allowed', 'Not personally'], seen: [] },
          {
            who: 'An investor',
            cells: ['When they engage', 'Not allowed', 'For their own account'],
            seen: [0, 2],
          },
        ],
        note: 'What the terms of the platform allow.',
      },
    },
    practice: {
      kind: 'list',
      pace: 'dense',
      heading: 'Are you an adviser? Act here for your clients',
      intro:
        'Every Advisor passes know-your-customer and anti-money-laundering (KYC/AML) checks first. Your account then lets you:',
      items: [
        'Appear in the Advisor Pool with the details you choose to show',
        'View projects on the marketplace',
        'Upload projects on behalf of existing clients',
      ],
    },
  },
  callToAction: {
    heading: 'You need an adviser, or you are one',
    text: 'Engage Our Experts: tell us which decision you face, without names, and we explain how you find Advisors in that field. Contact Us: tell us about your practice, and we explain how you join the pool.',
    actions: [
      { label: 'Engage Our Experts', to: { route: 'contact', subject: 'general-inquiry' } },
      { label: 'Contact Us', to: { route: 'contact', subject: 'partnership-support' } },
    ],
    related: ['advisory-ma', 'fundraisers', 'founders', 'faq'],
  },
} satisfies PageCopy;
