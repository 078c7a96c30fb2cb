import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

const { says } = promises;

/** Copy of the page for professional fundraisers (R2.35). */
export const fundraisers = {
  hero: {
    layout: 'below',
    tone: 'night',
    eyebrow: 'Fundraisers and placement teams',
    title: 'Know where every raise stands',
    lead: `Your clients expect an answer when they call. ${site.product.name} keeps investors, documents, NDAs and next steps in one system.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: `See ${site.product.name}`, to: { route: 'product' } },
    ],
  },
  sections: {
    workflow: {
      kind: 'workflow',
      tone: 'night',
      heading: 'One investor list, raise after raise',
      steps: [
        {
          title: 'Register the mandate',
          description:
            'As an Advisor, enter the project for an existing client. The company and the project pass KYC checks.',
          features: ['A mandate from each client', 'The client’s proof of its rights'],
        },
        {
          title: 'Load the documents',
          description: 'Upload accounts, model and contracts to the virtual data room.',
          features: ['A data room for the project', 'NDA before confidential documents'],
        },
        {
          title: 'Build the investor list',
          description: 'Select investors from the CRM, and record whom you exclude.',
          features: ['Contact history from earlier raises', 'One colleague for each investor'],
        },
        {
          title: 'Publish the listing',
          description: `Present the project on the marketplace. ${says.toIssuer}`,
          features: ['Investors beyond your own contacts', 'The investor makes first contact'],
        },
        {
          title: 'Move investors to a decision',
          description: 'Send NDAs, admit signatories to the data room, and record the next step with each.',
          features: ['NDAs signed electronically', 'The next step, by investor'],
        },
        {
          title: 'Close and record',
          description: 'The parties sign their agreement. You start the next raise from the same notes.',
          features: ['The parties sign with each other', 'Contacts kept for the next raise'],
        },
      ],
    },
    benefits: {
      kind: 'features',
      layout: 'timeline',
      pace: 'dense',
      heading: 'What your clients will notice',
      items: [
        {
          title: 'Immediate answers',
          description: 'See each investor’s status and next step on one page.',
        },
        {
          title: 'Coordinated outreach',
          description: 'Colleagues see in the CRM who has already called an investor.',
        },
        {
          title: 'Current documents',
          description: 'Replace a file, and each investor you have admitted has the new one.',
        },
        {
          title: 'No share of the raise',
          description: `The Business plan is ${facts.priceBusiness.text} a year for ${facts.multiUsers.text}, plus add-ons. Your own fee is between you and your client.`,
        },
      ],
    },
  },
  callToAction: {
    heading: 'Bring your spreadsheet to a demo',
    text: 'We turn its columns into stages.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['founders', 'fund-managers', 'consultants', 'faq'],
  },
} satisfies PageCopy;
