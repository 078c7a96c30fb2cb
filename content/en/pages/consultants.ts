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
    lead: 'The Advisor Pool is a directory of independent Advisors for fundraising, valuation, corporate finance and M&A.',
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
      layout: 'timeline',
      pace: 'dense',
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
          description: 'State the decision you face, and the service it calls for.',
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
            'Agree responsibilities and timetable. An Advisor can also upload your project for you.',
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
    },
  },
  callToAction: {
    heading: 'You need an adviser, or you are one',
    text: 'Tell us which decision you face, or what you advise on.',
    actions: [
      { label: 'Engage Our Experts', to: { route: 'contact', subject: 'general-inquiry' } },
      { label: 'Contact Us', to: { route: 'contact', subject: 'partnership-support' } },
    ],
    related: ['advisory-ma', 'fundraisers', 'founders', 'faq'],
  },
} satisfies PageCopy;
