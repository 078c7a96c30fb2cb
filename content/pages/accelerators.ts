import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for accelerators (R2.37). */
export const accelerators = {
  hero: {
    eyebrow: 'Accelerators and incubators',
    title: 'Your programme’s own portal, from selection to sponsor report',
    lead: `${site.name} gives a programme a portal under its own name, with the cohort’s projects, the investors admitted to see them and the figures its sponsors ask for.`,
    actions: [{ label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } }],
  },
  sections: {
    morningAfter: {
      kind: 'prose',
      heading: 'After demo day, nobody knows who has followed up',
      paragraphs: [
        'The hall empties and the badges go back in the box. Fifteen people have said “send me something”. By Friday some founders have sent a deck and some a link that asks for a password; one has sent nothing, because he lost the card. The programme manager cannot say which investor has heard from whom.',
        'Meanwhile the sponsor, a bank, would like to know what its money did. The manager has until the end of the month, and a list of founders to email.',
      ],
      exhibit: {
        kind: 'screen',
        title: 'The same Friday, on a portal',
        aside: 'Sample cohort',
        items: [
          {
            name: 'Company A',
            value: 'Room open to 2 investors',
            state: 'done',
            lines: ['Both NDAs signed the evening of demo day'],
          },
          {
            name: 'Company B',
            value: 'NDA sent',
            state: 'due',
            lines: ['One signature is missing since Thursday'],
          },
          {
            name: 'Company C',
            value: 'No request yet',
            state: 'open',
            lines: ['Its listing was shown to 15 approved investors'],
          },
        ],
        total: { name: 'For the sponsor’s report', value: '3 companies, 15 investors' },
        note: 'What the programme manager can read without an email.',
      },
    },
    programme: {
      kind: 'features',
      heading: 'Four jobs a programme manager now does by hand',
      intro: 'Each bar begins in the phase where the job starts, and runs to the end of the season.',
      items: [
        {
          title: 'A branded portal',
          description:
            'Your subdomain carries your logo, tagline, accent colour and legal name, and links to your own terms and privacy documents. Founders and investors come to the programme they know.',
        },
        {
          title: 'Cohort management',
          description:
            'Companies, founders and projects are registered under the intake they belong to. Whoever asks in March about the autumn cohort gets a list instead of a promise.',
        },
        {
          title: 'Investor access control',
          description:
            'Your administrators approve each investor and put them in a category. An angel who came for the health companies need not be shown the rest.',
        },
        {
          title: 'Analytics and sponsor reporting',
          description:
            'The report to the sponsor starts from records the team already keeps. The last week of the quarter is spent on reading the figures, not collecting them.',
        },
      ],
    },
    season: {
      kind: 'workflow',
      heading: 'A programme’s season in five steps',
      steps: [
        {
          icon: 'spring',
          title: 'Before selection: set up the portal',
          description:
            'Logo, background picture, tagline, colour, documents. Then your administrators get their access. Applicants arrive at the programme’s own address and see its name.',
          features: [
            'Your subdomain and legal name',
            'Your own terms and privacy documents',
            'Administrators from your own team',
          ],
        },
        {
          icon: 'people',
          title: 'First weeks: register the cohort',
          description:
            'Each legal entity proves that it exists and who owns it. Entity and project both pass KYC, which is easier in week two than in the week of the pitch.',
          features: [
            'Companies filed under their intake',
            'Entity and project checked in turn',
            'Papers gathered while there is time',
          ],
        },
        {
          icon: 'folder',
          title: 'Mid-programme: fill the data rooms',
          description:
            'Deal formats are standardised, so a mentor can see from across the table which page a company has not written. The data room behind it fills at the founders’ pace.',
          features: [
            'One format for the whole cohort',
            'A data room for each company',
            'NDAs prepared before they are needed',
          ],
        },
        {
          icon: 'calendar',
          title: 'Demo day: let the investors in',
          description:
            'Those you have approved sign NDAs digitally and read what they came for. Each approaches the companies it chooses, the same evening if it likes.',
          features: [
            'Investors approved and sorted by you',
            'Professional Clients, under the regulator’s rulebook',
            'Interest that arrives with a name on it',
          ],
        },
        {
          icon: 'chart',
          title: 'Afterwards: report, and stay open',
          description:
            'Sponsors get their figures. The rooms remain where they are, for the investor who returns when the pilot has finished.',
          features: [
            'Analytics drawn from your own records',
            'Sponsor reports without a round of emails',
            'Rooms that outlast the season',
          ],
        },
      ],
    },
    duties: {
      kind: 'list',
      heading: 'What a programme takes on as a Strategic Partner',
      intro: 'The portal is yours, and so are these duties. Ask your counsel to read the list with you.',
      items: [
        'You register, approve and categorise the users and projects on your portal.',
        'You are jointly and severally responsible for the users you approve.',
        'Investors must be Professional Clients under the financial regulator’s rulebook. Retail clients get restricted access.',
        'You may never approve a citizen or passport holder of the United States as an Investor. Other restricted jurisdictions are closed too.',
        `${site.name} supplies technology. It does not select companies, verify their documents or advise the people who read them.`,
      ],
    },
  },
  callToAction: {
    heading: 'See the portal for your next demo day',
    text: 'Tell us the date and the size of the cohort. We will show you the portal as an investor would find it that evening, and as your team would the next morning.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'Ask about partnership', to: { route: 'contact', subject: 'Partnership Support' } },
    ],
  },
} satisfies PageCopy;

/**
 * When in a season each job of `sections.programme` begins, in their order; it then goes on to the end.
 * They are phases of `sections.season`, without the one in which none begins.
 */
export const cohortPhases = ['Before selection', 'First weeks', 'Demo day', 'Afterwards'] as const;
