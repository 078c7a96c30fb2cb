import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for accelerators (R2.37). */
export const accelerators = {
  hero: {
    eyebrow: 'Accelerators and incubators',
    title: 'Demo day ends at six. Who follows up at nine?',
    lead: `${site.name} gives a programme a portal under its own name, with the cohort’s projects, the investors admitted to see them and the figures its sponsors ask for.`,
    actions: [{ label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } }],
  },
  sections: {
    morningAfter: {
      kind: 'prose',
      heading: 'A pitch lasts minutes, and the interest not much longer',
      paragraphs: [
        'The hall empties and the badges go back in the box. Fifteen people have said “send me something”. By Friday some founders have sent a deck and some a link that asks for a password; one has sent nothing, because he lost the card. The programme manager cannot say which investor has heard from whom.',
        'Meanwhile the sponsor, a bank, would like to know what its money did. The manager has until the end of the month, and a list of founders to email.',
      ],
    },
    programme: {
      kind: 'features',
      heading: 'Four jobs a programme manager now does by hand',
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
      type: 'accelerators',
      heading: 'What does a season look like?',
    },
    duties: {
      kind: 'list',
      heading: 'What does a programme take on as a Strategic Partner?',
      intro: 'The portal is yours, and so is the door. Ask your counsel to read this list with you.',
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
    heading: 'When is your next demo day?',
    text: 'Tell us the date and the size of the cohort. We will show you the portal as an investor would find it that evening, and as your team would the next morning.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'Ask about partnership', to: { route: 'contact', subject: 'Partnership Support' } },
    ],
  },
} satisfies PageCopy;

/**
 * When in a season each job of `sections.programme` begins, in their order; it then goes on to the end.
 * The phases are those of content/workflows/accelerators.ts.
 */
export const cohortCalendar = {
  phases: ['Before selection', 'First weeks', 'Mid-programme', 'Demo day', 'Afterwards'],
  begins: [0, 1, 3, 4],
} as const;
