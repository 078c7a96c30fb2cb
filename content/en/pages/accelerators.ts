import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for accelerators (R2.37). */
export const accelerators = {
  hero: {
    picture: 'segment-accelerators',
    screen: { kind: 'product', screen: 'programme-portal', note: 'Sample data.' },
    tone: 'second',
    eyebrow: 'Accelerators and incubators',
    title: 'A branded portal for cohorts, investors and sponsors',
    lead: `Run your programme from selection to sponsor report. ${site.name} provides cohort management, investor access control, analytics and virtual data rooms under your own name.`,
    actions: [{ label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } }],
  },
  sections: {
    programme: {
      kind: 'features',
      heading: 'Four programme functions, one portal',
      intro: 'Each function starts at the phase marked and runs to the end of the programme.',
      items: [
        {
          title: 'Branded portal',
          description:
            'Your subdomain carries your logo, tagline, accent colour and legal name, with links to your own terms and privacy policy.',
        },
        {
          title: 'Cohort management',
          description:
            'Register companies, founders and projects by intake, and keep each cohort on one record.',
        },
        {
          title: 'Investor access control',
          description:
            'Administrators approve and categorise each investor, and decide which projects the investor can access.',
        },
        {
          title: 'Analytics and sponsor reporting',
          description:
            'Draw sponsor reports from programme records, without collecting figures from every founder.',
        },
      ],
    },
    demoDay: {
      kind: 'prose',
      tone: 'night',
      heading: 'Turn demo-day interest into tracked follow-up',
      paragraphs: [
        'Approved investors sign NDAs electronically and enter the data rooms of the companies they choose. Your team sees which NDAs are signed and who has access, company by company.',
      ],
      exhibit: {
        kind: 'screen',
        title: 'After demo day',
        aside: 'Current cohort',
        items: [
          {
            name: 'Company A',
            value: '2 investors with access',
            state: 'done',
            lines: ['Both NDAs signed'],
          },
          {
            name: 'Company B',
            value: 'NDA sent',
            state: 'due',
            lines: ['One signature outstanding'],
          },
          {
            name: 'Company C',
            value: 'No requests',
            state: 'open',
            lines: ['Listing open to 15 approved investors'],
          },
        ],
        total: { name: 'Sponsor report', value: '3 companies, 15 investors' },
        note: 'The programme manager’s view. Illustrative figures and names.',
      },
    },
    season: {
      kind: 'workflow',
      tone: 'sunk',
      heading: 'A programme season in five steps',
      steps: [
        {
          icon: 'spring',
          title: 'Set up the portal',
          description:
            'Before selection, add your brand and documents, and give administrators their access.',
          features: ['Your subdomain and legal name', 'Your terms and privacy policy'],
        },
        {
          icon: 'people',
          title: 'Register the cohort',
          description:
            'In the first weeks, each company proves its legal entity and ownership. Entity and project complete KYC.',
          features: ['Companies filed by intake', 'Checks well before demo day'],
        },
        {
          icon: 'folder',
          title: 'Prepare the data rooms',
          description:
            'Mid-programme, founders complete their listings in one standard format and fill their data rooms.',
          features: ['One format for the cohort', 'A data room per company'],
        },
        {
          icon: 'calendar',
          title: 'Admit the investors',
          description: 'On demo day, approved investors sign NDAs and engage with the companies they choose.',
          features: ['Approval by your administrators', 'Professional Clients only', 'E-signature for NDAs'],
        },
        {
          icon: 'chart',
          title: 'Report to sponsors',
          description:
            'Afterwards, prepare sponsor reports from programme records. Data rooms stay open for later interest.',
          features: ['Analytics from your own records', 'Data rooms kept open'],
        },
      ],
    },
    duties: {
      kind: 'list',
      heading: 'Your responsibilities as a Strategic Partner',
      intro: 'Please review these points with counsel before launch.',
      items: [
        'You register, approve and categorise the users and projects on your portal.',
        'You are jointly and severally responsible for the users you approve.',
        'Investors must be Professional Clients under the financial regulator’s rulebook. Retail clients have restricted access.',
        'Citizens and passport holders of the United States may never be approved as Investors. Other restricted jurisdictions are excluded too.',
        `${site.name} supplies technology. It does not select companies, verify documents or give advice.`,
      ],
    },
  },
  callToAction: {
    heading: 'See the portal for your next cohort',
    text: 'Share your programme dates and cohort size. We will show you the portal as your team and your investors would use it.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Ask about partnership', to: { route: 'contact', subject: 'partnership-support' } },
    ],
    related: ['founders', 'fundraisers', 'pe-venture-capital', 'faq'],
  },
} satisfies PageCopy;

/** The phase in which each function of `sections.programme` starts, in their order; all run to the end. */
export const cohortPhases = ['Before selection', 'First weeks', 'Demo day', 'Afterwards'] as const;
