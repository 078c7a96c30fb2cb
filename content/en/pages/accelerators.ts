import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for accelerators (R2.37). */
export const accelerators = {
  hero: {
    screen: { kind: 'product', screen: 'programme-portal' },
    layout: 'below',
    tone: 'second',
    eyebrow: 'Accelerators and incubators',
    title: 'A branded portal for cohorts, investors and sponsors',
    lead: 'Run the cohort, demo day and sponsor reports in one portal under your own name.',
    actions: [{ label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } }],
  },
  sections: {
    season: {
      kind: 'workflow',
      heading: 'Your team sets the pace of the programme',
      steps: [
        {
          title: 'Set up the portal',
          description: 'Add your brand and legal documents, and name your administrators.',
          features: ['Your subdomain and legal name', 'Your terms and privacy policy'],
        },
        {
          title: 'Register the cohort',
          description:
            'Each company proves its legal entity and ownership, and passes KYC checks with its project.',
          features: ['Companies grouped by cohort', 'KYC completed before upload'],
        },
        {
          title: 'Prepare the data rooms',
          description: 'Founders complete their listings and fill their data rooms.',
          features: ['One format for the cohort', 'A data room per company'],
        },
        {
          title: 'Approve the investors',
          description:
            'Your administrators approve investors before demo day. On the day, investors engage and sign the NDA.',
          features: ['Professional Clients only', 'NDAs signed electronically'],
        },
        {
          title: 'Report to sponsors',
          description: 'Prepare sponsor reports, and follow the talks that continue.',
          features: ['Analytics of your own portal', 'Interest by company'],
        },
      ],
    },
    programme: {
      kind: 'calendar',
      heading: 'One portal, from the first week to the sponsor report',
      intro: 'Each function runs to the end.',
      items: [
        {
          title: 'Branded portal',
          description: 'Your subdomain carries your logo, tagline, accent colour and legal name.',
        },
        {
          title: 'Cohort management',
          description: 'Companies, founders and projects of each cohort, managed together.',
        },
        {
          title: 'Investor access control',
          description: 'Administrators approve and categorise investors.',
        },
        {
          title: 'Analytics and sponsor reporting',
          description: 'Sponsor reports use the same figures as your analytics.',
        },
      ],
    },
    duties: {
      kind: 'list',
      tone: 'sunk',
      pace: 'dense',
      heading: 'You answer for the users whom you approve',
      intro: 'A portal makes you a Strategic Partner.',
      items: [
        'You register, approve and categorise the users and projects on your portal.',
        'You are jointly and severally responsible for the users you approve.',
        'Only Professional Clients may invest.',
        'Citizens and passport holders of the United States may never be approved as Investors. Other restricted jurisdictions are excluded too.',
        `${site.name} does not select companies or verify documents.`,
      ],
    },
  },
  callToAction: {
    heading: 'Plan the portal for your next cohort',
    text: 'Tell us your programme dates and cohort size.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Ask about partnership', to: { route: 'contact', subject: 'partnership-support' } },
    ],
    related: ['founders', 'fundraisers', 'pe-venture-capital', 'faq'],
  },
} satisfies PageCopy;

/** The phase in which each function of `sections.programme` starts, in their order; all run to the end. */
export const cohortPhases = ['Before the cohort', 'First weeks', 'Before demo day', 'Afterwards'] as const;
