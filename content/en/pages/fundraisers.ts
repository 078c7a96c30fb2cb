import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for professional fundraisers (R2.35). */
export const fundraisers = {
  hero: {
    layout: 'below',
    tone: 'night',
    eyebrow: 'Fundraisers and placement teams',
    title: 'Know where every raise stands',
    lead: `Your clients expect an answer when they call. ${site.product.name} keeps investors, documents, NDAs and next steps in one system, so that anyone on your team can give it.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: `See ${site.product.name}`, to: { route: 'product' } },
    ],
  },
  sections: {
    benefits: {
      kind: 'features',
      heading: 'What your clients will notice',
      items: [
        {
          title: 'Immediate answers',
          description: 'In one call you can say who is in, who is waiting and what happens next.',
        },
        {
          title: 'Coordinated outreach',
          description:
            'Colleagues see in the investor CRM (customer relationship management) who has already called an investor.',
        },
        {
          title: 'Current documents',
          description:
            'Replace a file in the virtual data room, and each investor you have admitted has the new one.',
        },
        {
          title: 'A published price',
          description: `The Business plan is ${facts.priceBusiness.text} a year, add-ons at published prices, against a traditional success fee of ${facts.traditionalSuccessFee.text}. Your own fee is between you and your client.`,
        },
      ],
    },
    workflow: {
      kind: 'workflow',
      tone: 'night',
      heading: 'One investor list, raise after raise',
      steps: [
        {
          title: 'Register the mandate',
          description:
            'As an Advisor, enter the project for an existing client. Know-your-customer (KYC) checks of the company and the project are completed, and your client proves its rights.',
          features: ['A mandate from each client', 'Standard project format'],
        },
        {
          title: 'Load the documents',
          description: 'Upload accounts, model and contracts, and decide which files require an NDA.',
          features: ['A data room for the project', 'Documents complete before launch'],
        },
        {
          title: 'Build the investor list',
          description: 'Select investors from the CRM, and record whom you exclude and why.',
          features: ['Contact history from earlier raises', 'One colleague for each investor'],
        },
        {
          title: 'Publish the listing',
          description:
            'Present the project on the marketplace. Investors who engage identify themselves to you.',
          features: ['Investors beyond your own contacts', 'The investor makes first contact'],
        },
        {
          title: 'Move investors to a decision',
          description:
            'Send NDAs, admit investors who have signed to the data room, and record the next step with each.',
          features: ['NDAs signed electronically', 'A next step for each investor'],
        },
        {
          title: 'Close and record',
          description:
            'The parties sign their agreement. You start the next raise from the same investor list and notes.',
          features: ['The parties sign with each other', 'Contacts kept for the next raise'],
        },
      ],
    },
    control: {
      kind: 'prose',
      tone: 'sunk',
      pace: 'dense',
      heading: 'Your investor list is yours',
      paragraphs: [
        'Filters that you set decide who can see your information. Other Advisors may not approach your clients: the terms forbid it.',
      ],
    },
    roles: {
      kind: 'features',
      pace: 'dense',
      heading: 'You advise, your client signs, we supply the software',
      items: [
        {
          title: 'You',
          description:
            'Assess and approach investors, hold a mandate from each client, and hold any licence required in the places where you work.',
        },
        {
          title: 'Your client',
          description: 'Proves its rights to the project and signs the agreement with the investor.',
        },
        {
          title: site.name,
          description:
            'Screens users and provides the pipeline, the data room and e-signature for NDAs. It neither finds nor contacts investors for you.',
        },
      ],
    },
  },
  callToAction: {
    heading: 'Bring your spreadsheet to a demo',
    text: 'We turn its columns into stages; no investor names are needed. You work on the platform as an Advisor, with a mandate from each client: we explain how to register.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['founders', 'fund-managers', 'consultants', 'faq'],
  },
} satisfies PageCopy;
