import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for professional fundraisers (R2.35). */
export const fundraisers = {
  hero: {
    picture: 'segment-fundraisers',
    screen: { kind: 'product', screen: 'raise-by-stage', note: 'Sample data.' },
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
      layout: 'index',
      heading: 'What your clients will notice',
      items: [
        {
          title: 'Immediate answers',
          description: 'In one call you can say who is in, who is waiting and what happens next.',
        },
        {
          title: 'Coordinated outreach',
          description: 'Colleagues see in the investor CRM who has already called an investor.',
        },
        {
          title: 'Current documents',
          description: 'Replace a file once in the virtual data room, for every investor you have admitted.',
        },
        {
          title: 'A published price',
          description: `The Business plan is ${facts.priceBusiness.text} a year, with no success fee; ${facts.traditionalSuccessFee.text} is traditional. Add-ons have published prices. You agree your own fee with your client.`,
        },
      ],
      exhibit: { kind: 'product', screen: 'relations', note: 'Sample data.' },
    },
    workflow: {
      kind: 'workflow',
      tone: 'night',
      heading: 'From your client’s mandate to the closing',
      steps: [
        {
          icon: 'building',
          title: 'Register the mandate',
          description:
            'As an Advisor, enter the project for an existing client. KYC of the company and the project is completed, and your client proves its rights.',
          features: ['A mandate from each client', 'Standard project format'],
        },
        {
          icon: 'folder',
          title: 'Load the documents',
          description: 'Upload accounts, model and contracts, and decide which files require an NDA.',
          features: ['A data room for the project', 'Documents complete before launch'],
        },
        {
          icon: 'people',
          title: 'Build the investor list',
          description: 'Select investors from the CRM, and record whom you exclude and why.',
          features: ['Contact history from earlier raises', 'One owner for each investor'],
        },
        {
          icon: 'globe',
          title: 'Publish the listing',
          description: `Present the project on a marketplace that reaches ${facts.countries.text} countries. Investors who engage identify themselves to you.`,
          features: ['Investors beyond your own contacts', 'Reverse inquiry: the investor engages first'],
        },
        {
          icon: 'pipeline',
          title: 'Move investors to a decision',
          description:
            'Send NDAs, admit investors who have signed to the data room, and record the next step with each.',
          features: [
            'NDAs signed electronically',
            'A next step for each investor',
            'Status of every investor',
          ],
        },
        {
          icon: 'check',
          title: 'Close and record',
          description:
            'The parties sign their agreement. You start the next raise from the same investor list and notes.',
          features: ['No success fee to the platform', 'Closing record for your files'],
        },
      ],
    },
    control: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'Control access to your investor list',
      paragraphs: [
        'You set the filters that decide who can see your information. Your clients are protected too: an Advisor may not solicit Issuers who are not already its clients.',
      ],
      exhibit: {
        kind: 'visibility',
        steps: ['The project', 'The data room', 'Your investor list'],
        rows: [
          { who: 'You and your team', cells: ['Full access', 'Full access', 'Full access'], seen: [0, 1, 2] },
          {
            who: 'An investor who engages',
            cells: ['The listing', 'If admitted after the NDA', 'No access'],
            seen: [0, 1],
          },
          { who: 'Another Advisor', cells: ['The listing', 'No access', 'No access'], seen: [0] },
        ],
        note: 'Access with your filters at their narrowest.',
      },
    },
    roles: {
      kind: 'features',
      pace: 'dense',
      heading: 'Who is responsible for what',
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
            'Screens users and provides the pipeline, the data room and e-signature for NDAs. It gives no investment advice and does not broker or solicit transactions.',
        },
      ],
    },
  },
  callToAction: {
    heading: 'Bring your spreadsheet to a demo',
    text: 'We turn its columns into stages; no investor names are needed. “List a project” opens the registration of capital seekers, for the company that raises. You register as an Advisor: ask us about it in the demo.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'List a project', to: { platform: 'register-capital-seeker' } },
    ],
    related: ['founders', 'fund-managers', 'consultants', 'faq'],
  },
} satisfies PageCopy;
