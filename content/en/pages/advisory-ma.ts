import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for M&A and advisory firms (R2.38). */
export const advisoryMa = {
  hero: {
    picture: 'segment-advisory-ma',
    screen: { kind: 'product', screen: 'mandate-board', note: 'Sample data.' },
    tone: 'second',
    eyebrow: 'M&A and advisory firms',
    title: 'Run sell-side mandates from intake to final offers',
    lead: `${site.product.name} brings mandate intake, buyer outreach, diligence Q&A and client dashboards together. Your team works from one bidder list, and every bidder gets the same answers.`,
    actions: [{ label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } }],
  },
  sections: {
    desk: {
      kind: 'features',
      layout: 'timeline',
      heading: 'Keep the whole mandate in one file',
      items: [
        {
          title: 'Mandate intake',
          description: 'Record the client, scope, timetable and conflicts in one brief for the whole team.',
        },
        {
          title: 'Buyer outreach',
          description:
            'Manage the long list, teasers and call notes together, with a status for every buyer.',
        },
        {
          title: 'Diligence Q&A',
          description: 'Assign each question to finance, tax or counsel. Every bidder gets the same answer.',
        },
        {
          title: 'Client dashboards',
          description: 'Show the client current progress on buyers, NDAs and outstanding items.',
        },
      ],
      exhibit: {
        kind: 'flow',
        from: ['Bidder’s accountants', 'Bidder’s counsel', 'Second bidder'],
        middle: 'One Q&A, with an owner for each question',
        to: ['One answer for every bidder', 'Open items for the client'],
        note: 'How bidders’ questions are collected, answered once and reported.',
      },
    },
    workflow: {
      kind: 'workflow',
      tone: 'night',
      heading: 'How a mandate runs, from brief to signing',
      intro: 'You run the process. The client follows it on a dashboard.',
      steps: [
        {
          icon: 'building',
          title: 'Record the mandate',
          description:
            'Enter the brief, timetable and conflicts. KYC/AML checks on the client and the project are completed before upload.',
          features: ['One brief for the team', 'Uploads on behalf of clients'],
        },
        {
          icon: 'search',
          title: 'Build the buyer list',
          description: 'Select trade and financial buyers from the CRM, with exclusions and reasons noted.',
          features: ['Contacts with deal history', 'One owner for each buyer'],
        },
        {
          icon: 'mail',
          title: 'Approach buyers',
          description: `Send the teaser, log each response and add inbound interest from a marketplace that reaches ${facts.countries.text} countries.`,
          features: ['Call notes by buyer', 'Seller’s name kept confidential'],
        },
        {
          icon: 'signature',
          title: 'Admit bidders under NDA',
          description:
            'Send NDAs for e-signature, then admit parties that have signed to the virtual data room.',
          features: ['NDA status of every bidder', 'You decide who enters the data room'],
        },
        {
          icon: 'document',
          title: 'Answer diligence questions',
          description: 'Give each question an owner and close it with the document that answers it.',
          features: ['One Q&A for the whole process', 'The same answer for every bidder'],
        },
        {
          icon: 'chart',
          title: 'Update the client',
          description: 'Share a dashboard of buyers, NDAs, meetings and outstanding documents.',
          features: ['Current status of every bidder', 'No separate status report'],
        },
        {
          icon: 'handshake',
          title: 'Move to signing',
          description: 'Go from final offers to signing with every document of the process on file.',
          features: ['Offers and drafts by bidder', 'Buyer history for future mandates'],
        },
      ],
    },
    client: {
      kind: 'list',
      tone: 'sunk',
      heading: 'Keep clients informed between calls',
      intro: 'The dashboard shows where the process stands.',
      items: [
        'Buyers contacted and NDAs signed',
        'Documents outstanding from the seller',
        'Management meetings requested',
        'Buyers that have withdrawn',
      ],
      exhibit: {
        kind: 'screen',
        title: 'Project Heron',
        aside: 'Client dashboard',
        items: [
          { name: 'Teaser sent', value: '31 buyers', lines: ['18 NDAs signed'], share: 58 },
          {
            name: 'Outstanding from seller',
            value: '2 documents',
            state: 'due',
            lines: ['Monthly working capital; depot lease'],
          },
          { name: 'Management meetings', value: '4 requested', state: 'done' },
          {
            name: 'Withdrawn',
            value: '3 buyers',
            state: 'open',
            lines: ['After the information memorandum'],
          },
        ],
        note: 'A client dashboard. All names and figures are samples.',
      },
    },
    fees: {
      kind: 'figures',
      tone: 'paper',
      heading: `${site.name} has no part in your fee`,
      items: [
        {
          value: facts.priceBusiness.text,
          label: 'a year for the Business plan, whatever the size of the sale',
        },
        {
          value: 'Zero',
          label: `paid to ${site.name} in success fees, commissions, brokerage fees or carried interest`,
        },
      ],
    },
    standing: {
      kind: 'prose',
      heading: 'Advisors may not solicit your clients',
      paragraphs: [
        'The terms do not allow an Advisor to solicit Issuers who are not already its clients, or to act as Investor, Issuer or Strategic Partner in a personal capacity.',
        `Advisors upload projects for the clients they act for and appear in the Advisor Pool, a directory on the platform. ${site.name} is a technology platform. It gives no investment advice and does not broker or solicit transactions.`,
      ],
    },
  },
  callToAction: {
    heading: 'Show us how you run a sale',
    text: `In a demo we follow your process in ${site.product.name}, from intake to final offers.`,
    actions: [{ label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } }],
    related: ['consultants', 'secondary-exit', 'family-office', 'faq'],
  },
} satisfies PageCopy;
