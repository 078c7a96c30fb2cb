import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/**
 * Copy of the consultants page (R2.41). Independent Advisors offer the four
 * services: the platform itself gives no advice.
 */
export const consultants = {
  hero: {
    picture: 'segment-consultants',
    screen: { kind: 'product', screen: 'advisor-pool', note: 'Sample data.' },
    tone: 'sunk',
    eyebrow: 'Consultants and independent advisers',
    title: 'Find an independent adviser for your deal',
    lead: 'The Advisor Pool is the platform’s directory of advisers. Companies use it to find expertise in fundraising, valuation, corporate finance and M&A; advisers use it to present their practice.',
    actions: [
      { label: 'Engage Our Experts', to: { route: 'contact', subject: 'general-inquiry' } },
      { label: 'Contact Us', to: { route: 'contact', subject: 'partnership-support' } },
    ],
    note: `Advisers are independent, and you engage them directly. ${site.name} is a technology platform: it gives no investment advice and is not a party to their work.`,
  },
  sections: {
    services: {
      kind: 'features',
      tone: 'sunk',
      layout: 'plates',
      heading: 'Four services from independent advisers',
      items: [
        {
          title: 'Fundraising strategy',
          description:
            'Set the amount, instrument, timing and investor groups of a raise before outreach begins.',
        },
        {
          title: 'Due diligence and valuation',
          description: 'Obtain an independent review of the accounts, and a valuation with its method shown.',
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
      heading: 'Five steps to an engagement',
      steps: [
        {
          icon: 'search',
          title: 'Define the question',
          description: 'State the decision you face, and identify which of the four services it calls for.',
          features: ['Fundraising or corporate finance', 'Valuation or M&A execution'],
        },
        {
          icon: 'people',
          title: 'Select an adviser',
          description:
            'Review the Advisor Pool and take your own references. The platform does not recommend advisers.',
          features: ['A directory of independent advisers', 'First approach by you'],
        },
        {
          icon: 'handshake',
          title: 'Agree terms',
          description: 'Settle scope, fee and liability in the adviser’s own engagement letter.',
          features: ['Fee agreed between you', 'Platform not a party'],
        },
        {
          icon: 'lock',
          title: 'Open the data room',
          description:
            'Sign the NDA electronically, then give the adviser access to the virtual data room your board uses.',
          features: ['E-signature for NDAs', 'One set of documents'],
        },
        {
          icon: 'calendar',
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
      heading: 'Safeguards against solicitation and conflict',
      paragraphs: [
        'The first approach is yours: an Advisor may not solicit issuers who are not already its clients. An Advisor may also not act as investor, issuer or partner in a personal capacity, so the adviser who values your shares cannot bid for them.',
      ],
      exhibit: {
        kind: 'sight',
        steps: ['Approach you', 'Upload your project', 'Invest in it'],
        rows: [
          {
            who: 'The adviser you choose',
            cells: ['At your request', 'On your behalf', 'Not allowed'],
            seen: [0, 1],
          },
          { who: 'Any other adviser', cells: ['Not allowed', 'Not allowed', 'Not allowed'], seen: [] },
          {
            who: 'An investor',
            cells: ['When it engages', 'Not allowed', 'For its own account'],
            seen: [0, 2],
          },
        ],
        note: 'What the terms of the platform allow.',
      },
    },
    practice: {
      kind: 'list',
      heading: 'For advisers: your practice on one account',
      intro: 'Present your services, and manage each client’s deal on its own record.',
      items: [
        'Appear in the Advisor Pool',
        'View projects and upload them for existing clients',
        'Manage pipeline, contacts and NDAs by client',
        'Share each data room with its client',
        'Complete KYC/AML screening, as every user does',
      ],
      exhibit: {
        kind: 'screen',
        title: 'Client engagements',
        aside: 'Advisor account',
        items: [
          { name: 'Client A: fundraising', value: 'Data room open', state: 'done', lines: ['3 NDAs signed'] },
          {
            name: 'Client B: valuation',
            value: 'Board review',
            state: 'due',
            lines: ['Draft report in the data room'],
          },
          {
            name: 'Client C: sale',
            value: 'Project KYC',
            state: 'open',
            lines: ['Upload follows approval'],
          },
        ],
        note: 'Illustrative figures and names.',
      },
    },
  },
  callToAction: {
    heading: 'Find an adviser, or join the pool',
    text: 'Send us your question without names and we will show you how to search the Advisor Pool. Advisers can apply through the same form.',
    actions: [
      { label: 'Engage Our Experts', to: { route: 'contact', subject: 'general-inquiry' } },
      { label: 'Contact Us', to: { route: 'contact', subject: 'partnership-support' } },
    ],
    related: ['advisory-ma', 'fundraisers', 'founders', 'faq'],
  },
} satisfies PageCopy;
