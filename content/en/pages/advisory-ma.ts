import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

/** Copy of the page for M&A and advisory firms (R2.38). */
export const advisoryMa = {
  hero: {
    layout: 'below',
    tone: 'second',
    eyebrow: 'M&A and advisory firms',
    title: 'Run a sell-side mandate through to signing',
    lead: `${site.product.name} brings mandate intake, buyer outreach, diligence Q&A and client dashboards together. With ${facts.multiUsers.text}, it costs ${facts.priceBusiness.text} a year.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
  },
  sections: {
    workflow: {
      kind: 'workflow',
      tone: 'night',
      heading: 'You run the process, and your client sees every step',
      steps: [
        {
          title: 'Record the mandate',
          description:
            'Enter the brief, timetable and conflicts. KYC/AML checks on the client and the project are completed before upload.',
          features: ['A brief for the team', 'Uploads on behalf of clients'],
        },
        {
          title: 'Build the buyer list',
          description:
            'Select trade and financial buyers from your contacts, and note whom you exclude and why.',
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
          features: ['NDA status by bidder', promises.says.youAdmit],
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
          features: ['Bidders and their status', 'Four counts on one page'],
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
      heading: 'Your client follows the sale on a dashboard',
      items: [
        'Buyers contacted and NDAs signed',
        'Documents outstanding from the seller',
        'Management meetings requested',
        'Buyers that have withdrawn',
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
