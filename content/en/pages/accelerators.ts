import { facts } from '#content/facts-today.ts';
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
    lead: 'Run selection, demo day and sponsor reports in one portal under your own name. You decide which investors enter.',
    actions: [{ label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } }],
    note: 'Portals come with the Enterprise plan, at a price by agreement.',
  },
  sections: {
    programme: {
      kind: 'calendar',
      heading: 'One portal, from selection to the sponsor report',
      intro: 'Each function starts in its phase, and runs to the end of the programme.',
      items: [
        {
          title: 'Branded portal',
          description:
            'Your subdomain carries your logo, tagline, accent colour and legal name, with links to your own terms and privacy policy.',
        },
        {
          title: 'Cohort management',
          description:
            'Register the companies of each cohort with their founders and projects, and manage them together.',
        },
        {
          title: 'Investor access control',
          description:
            'Administrators approve and categorise investors, and decide which projects they can access.',
        },
        {
          title: 'Analytics and sponsor reporting',
          description:
            'Follow the cohort in the analytics of your portal, and prepare sponsor reports from the same figures.',
        },
      ],
    },
    demoDay: {
      kind: 'prose',
      tone: 'night',
      pace: 'dense',
      heading: 'Follow up with each interested investor after demo day',
      paragraphs: [
        'Your team sees, company by company, which investors have signed the NDA and which ones the company has admitted to its data room.',
      ],
    },
    season: {
      kind: 'workflow',
      tone: 'sunk',
      heading: 'Your team sets the pace of the programme',
      steps: [
        {
          title: 'Set up the portal',
          description: 'Before selection, add your brand and legal documents, and name your administrators.',
          features: ['Your subdomain and legal name', 'Your terms and privacy policy'],
        },
        {
          title: 'Register the cohort',
          description:
            'In the first weeks, each company proves that its legal entity exists and who owns it. Know-your-customer (KYC) checks are completed for the entity and for its project.',
          features: ['Companies grouped by cohort', 'KYC completed before upload'],
        },
        {
          title: 'Prepare the data rooms',
          description:
            'Mid-programme, founders complete their listings in one standard format and fill their data rooms.',
          features: ['One format for the cohort', 'A data room per company'],
        },
        {
          title: 'Approve the investors',
          description:
            'On demo day, approved investors engage with the companies they choose and sign the NDA.',
          features: [
            'Approval by your administrators',
            'Professional Clients only',
            'NDAs signed electronically',
          ],
        },
        {
          title: 'Report to sponsors',
          description:
            'Afterwards, prepare sponsor reports from the analytics of your portal, and follow the talks that continue.',
          features: ['Analytics of your own portal', 'Interest by company'],
        },
      ],
    },
    duties: {
      kind: 'list',
      heading: 'You answer for the users whom you approve',
      intro: 'A portal makes you a Strategic Partner. Review these points with counsel before launch.',
      items: [
        'You register, approve and categorise the users and projects on your portal.',
        'You are jointly and severally responsible for the users you approve.',
        'Only Professional Clients may invest. Retail clients have restricted access.',
        `A project’s minimum ticket is ${facts.minimumTicket.text} or more.`,
        'Citizens and passport holders of the United States may never be approved as Investors. Other restricted jurisdictions are excluded too.',
        `${site.name} supplies the technology. It does not select companies, and it does not verify documents.`,
      ],
    },
  },
  callToAction: {
    heading: 'Plan the portal for your next cohort',
    text: 'Tell us your programme dates and cohort size. In the demo we show the portal as your team and your investors would use it.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Ask about partnership', to: { route: 'contact', subject: 'partnership-support' } },
    ],
    related: ['founders', 'fundraisers', 'pe-venture-capital', 'faq'],
  },
} satisfies PageCopy;

/** The phase in which each function of `sections.programme` starts, in their order; all run to the end. */
export const cohortPhases = ['Before selection', 'First weeks', 'Demo day', 'Afterwards'] as const;
