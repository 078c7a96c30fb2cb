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
    title: 'Run every mandate on one record',
    lead: `${site.product.name} brings mandate intake, buyer outreach, diligence Q&A and client dashboards together, from engagement letter to final offers.`,
    actions: [{ label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } }],
  },
  sections: {
    desk: {
      kind: 'features',
      layout: 'rail',
      heading: 'The mandate, from intake to client report',
      items: [
        {
          title: 'Mandate intake',
          description: 'Record client, scope, timetable and conflicts in one brief for the whole team.',
        },
        {
          title: 'Buyer outreach',
          description:
            'Manage the long list, teasers and call notes together, with a status for every buyer.',
        },
        {
          title: 'Diligence Q&A',
          description:
            'Assign each question to finance, tax or counsel, and answer all bidders consistently.',
        },
        {
          title: 'Client dashboards',
          description: 'Show the client current progress on buyers, NDAs and outstanding items.',
        },
      ],
      exhibit: {
        kind: 'confluence',
        from: ['Bidder’s accountants', 'Bidder’s counsel', 'Second bidder'],
        middle: 'Diligence Q&A, one owner per question',
        to: ['One answer for every bidder', 'Open items for the client'],
        note: 'How second-round questions are collected, answered once and escalated.',
      },
    },
    workflow: {
      kind: 'workflow',
      tone: 'night',
      heading: 'A mandate in seven steps',
      intro: 'You run the process. The platform keeps its record, and the client can follow it.',
      steps: [
        {
          icon: 'building',
          title: 'Open the mandate',
          description:
            'Record the brief, timetable and conflicts. The client and its project complete KYC before upload.',
          features: ['One brief for the team', 'Uploads on behalf of clients'],
        },
        {
          icon: 'search',
          title: 'Build the buyer list',
          description: 'Select trade and financial buyers from the CRM, with exclusions and reasons noted.',
          features: ['Contacts with deal history', 'An owner per buyer'],
        },
        {
          icon: 'mail',
          title: 'Approach buyers',
          description: `Send the teaser, log each response and add inbound interest from a marketplace of ${facts.countries.text} countries.`,
          features: ['Call notes by buyer', 'Seller’s name kept confidential'],
        },
        {
          icon: 'signature',
          title: 'Sign NDAs',
          description:
            'Send NDAs for e-signature, then open the virtual data room to the parties that have signed.',
          features: ['Digital NDAs for every bidder', 'Access by signed party'],
        },
        {
          icon: 'document',
          title: 'Answer diligence questions',
          description: 'Give each question an owner and close it with the document that answers it.',
          features: ['Q&A beside the data room', 'One answer for all bidders'],
        },
        {
          icon: 'chart',
          title: 'Update the client',
          description: 'Share a dashboard of buyers, NDAs, meetings and outstanding documents.',
          features: ['Current process status', 'Fewer status reports'],
        },
        {
          icon: 'handshake',
          title: 'Move to signing',
          description: 'Take final offers to exclusivity with every document of the process on file.',
          features: ['Complete document record', 'Buyer history for future mandates'],
        },
      ],
    },
    client: {
      kind: 'list',
      tone: 'sunk',
      heading: 'Keep clients informed between calls',
      intro: 'The dashboard shows where the process stands, without another status report.',
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
        note: 'Illustrative figures and names.',
      },
    },
    fees: {
      kind: 'figures',
      tone: 'paper',
      heading: 'Your fee stays between you and your client',
      items: [
        { value: 'Zero', label: 'success fees, commissions or brokerage fees to the platform' },
        { value: facts.countries.text, label: 'countries on the marketplace for client listings' },
      ],
    },
    standing: {
      kind: 'prose',
      heading: 'Your clients remain your clients',
      paragraphs: [
        'Advisors may not solicit issuers who are not already their clients, and may not act as investor, issuer or partner in a personal capacity.',
        `Advisors upload projects for the clients they act for and appear in the Advisor Pool, a directory on the platform. ${site.name} gives no advice and brokers no deals.`,
      ],
    },
  },
  callToAction: {
    heading: 'See your next mandate on the platform',
    text: 'A walkthrough based on your own sell-side process, from intake to final offers.',
    actions: [{ label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } }],
    related: ['consultants', 'secondary-exit', 'family-office', 'faq'],
  },
} satisfies PageCopy;
