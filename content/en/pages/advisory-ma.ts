import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for M&A and advisory firms (R2.38). */
export const advisoryMa = {
  hero: {
    layout: 'below',
    tone: 'second',
    eyebrow: 'M&A and advisory firms',
    title: 'Run a sell-side mandate through to signing',
    lead: `${site.product.name} brings mandate intake, buyer outreach, diligence Q&A and client dashboards together, in place of a data room here and a weekly report there. A team pays ${facts.priceBusiness.text} a year.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
  },
  sections: {
    desk: {
      kind: 'features',
      layout: 'timeline',
      heading: 'Four jobs of a sale, in the order they happen',
      items: [
        {
          title: 'Mandate intake',
          description: 'Record client, scope, timetable and conflicts in a brief that the team works from.',
        },
        {
          title: 'Buyer outreach',
          description: 'Keep the long list, teasers and call notes together, with the status of each buyer.',
        },
        {
          title: 'Diligence Q&A',
          description: 'Assign each question to finance, tax or counsel, and see which are late.',
        },
        {
          title: 'Client dashboards',
          description: 'Show the client current progress on buyers, NDAs and outstanding items.',
        },
      ],
    },
    workflow: {
      kind: 'workflow',
      tone: 'night',
      heading: 'You run the process, and your client sees every step',
      intro: 'Seven steps, from the brief to signing.',
      steps: [
        {
          title: 'Record the mandate',
          description:
            'Enter the brief, timetable and conflicts. Know-your-customer and anti-money-laundering (KYC/AML) checks on the client and the project are completed before upload.',
          features: ['A brief for the team', 'Uploads on behalf of clients'],
        },
        {
          title: 'Build the buyer list',
          description:
            'Select trade and financial buyers from the customer relationship management (CRM) system, with exclusions and reasons noted.',
          features: ['Contacts with deal history', 'Someone responsible for each buyer'],
        },
        {
          title: 'Approach buyers',
          description:
            'Send the teaser, log each response, and add buyers who find the project on the marketplace.',
          features: ['Call notes by buyer', 'Seller’s name kept confidential'],
        },
        {
          title: 'Admit bidders under NDA',
          description:
            'Send NDAs for e-signature, then admit parties that have signed to the virtual data room.',
          features: ['NDA status by bidder', 'You decide who enters the data room'],
        },
        {
          title: 'Answer diligence questions',
          description:
            'Give each question to one colleague, who closes it with the document that answers it.',
          features: ['Questions by workstream', 'Late answers in view'],
        },
        {
          title: 'Update the client',
          description: 'Share a dashboard of buyers, NDAs, meetings and outstanding documents.',
          features: ['Bidders and their status', 'No separate status report'],
        },
        {
          title: 'Move to signing',
          description: 'Compare the final offers, and sign with the documents of the process on file.',
          features: ['Offers and drafts by bidder', 'Buyer history for future mandates'],
        },
      ],
    },
    client: {
      kind: 'list',
      tone: 'sunk',
      pace: 'dense',
      heading: 'Your client knows before the weekly call',
      intro: 'The dashboard shows where the process stands.',
      items: [
        'Buyers contacted and NDAs signed',
        'Documents outstanding from the seller',
        'Management meetings requested',
        'Buyers that have withdrawn',
      ],
    },
    fees: {
      kind: 'figures',
      tone: 'paper',
      heading: `${site.name} takes no share of your fee`,
      items: [
        {
          value: facts.priceBusiness.text,
          label: 'a year for the Business plan, whatever the size of the sale',
        },
        {
          value: 'Zero',
          label: `paid to ${site.name} when the sale closes`,
        },
      ],
    },
    standing: {
      kind: 'prose',
      heading: 'Advisors may not solicit your clients',
      paragraphs: [
        'The terms do not allow another Advisor to approach your clients. Nor may an Advisor invest, issue or run a portal in a personal capacity.',
        'Advisors upload projects for their clients, and are listed in the Advisor Pool, a directory on the platform.',
      ],
    },
  },
  callToAction: {
    heading: 'Show us how you run a sale',
    text: 'In a demo we answer one bidder’s question for all of them, and open the dashboard that your client would see.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['consultants', 'secondary-exit', 'family-office', 'faq'],
  },
} satisfies PageCopy;
