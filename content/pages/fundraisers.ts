import { facts } from '#content/facts.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for people who raise capital as their trade (R2.35). */
export const fundraisers = {
  hero: {
    eyebrow: 'Fundraisers and placement teams',
    title: 'Where does the raise stand, as of this minute?',
    lead: `You raise for other people, and they telephone. ${site.product.name} keeps the investor list, the documents, the NDAs and the state of every conversation where the whole team, and the principal, can read them.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: `See ${site.product.name}`, to: { route: 'product' } },
    ],
  },
  sections: {
    benefits: {
      kind: 'features',
      heading: 'Four things the principal will notice',
      intro:
        'The chief executive calls on Thursday evening. The honest answer is spread over a spreadsheet two people edited, a folder of NDAs and one colleague’s memory. It need not be.',
      items: [
        {
          title: 'An answer on the first call',
          description:
            'Every investor stands at one stage, with a next step and an owner. You read the board aloud and go home.',
        },
        {
          title: 'No crossed wires',
          description:
            'Before you ring a family office in Riyadh, the CRM shows that your colleague did so on Tuesday, and that the answer was to come back after the audit.',
        },
        {
          title: 'One set of documents',
          description:
            'The principal replaces the forecast in the data room, and that is the forecast. Nobody asks you for the version before last.',
        },
        {
          title: 'A fee you can put in the budget',
          description: `${site.name} charges a subscription. It adds no success fee, where ${facts.traditionalSuccessFee.text} is traditional, and no commission on top of whatever you and your client have agreed.`,
        },
      ],
    },
    workflow: {
      kind: 'workflow',
      type: 'fundraisers',
      heading: 'How does a raise run, from mandate to close?',
    },
    principals: {
      kind: 'prose',
      heading: 'Who can see the list you spent years on?',
      paragraphs: [
        'A placement agent’s contacts are the business, and the fear of losing them is reasonable. Users control the filters that decide who can see their information.',
        'Your client is protected as well. An Advisor uploads projects on behalf of clients it already has, and may not solicit the issuers of anyone else.',
      ],
    },
    limits: {
      kind: 'list',
      heading: 'What stays on your desk',
      items: [
        'Judging the investor. The platform screens who its users are; whether one suits your client is for you to say.',
        'The pitch. No one here introduces, recommends or solicits on your behalf.',
        'The licence. If your work needs one where you do it, you hold it.',
      ],
    },
  },
  callToAction: {
    heading: 'Bring the list you are least proud of',
    text: 'Every raise has a spreadsheet with a column called “status” and no two entries alike. In a demonstration we turn its columns into stages.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'List a project', to: { platform: 'register-capital-seeker' } },
    ],
  },
} satisfies PageCopy;
