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
    lead: `Your clients expect an answer when they call. ${site.product.name} keeps investors, documents, NDAs and next steps on one record for your team and for the client.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: `See ${site.product.name}`, to: { route: 'product' } },
    ],
  },
  sections: {
    benefits: {
      kind: 'features',
      layout: 'index',
      heading: 'Four benefits your clients will notice',
      items: [
        {
          title: 'Immediate status',
          description: 'Every investor has one stage, one owner and one next step.',
        },
        {
          title: 'Coordinated outreach',
          description: 'The investor CRM shows earlier contact before a colleague calls again.',
        },
        {
          title: 'One current document set',
          description: 'The client replaces a file in the virtual data room once, for every investor.',
        },
        {
          title: 'Predictable cost',
          description: `A subscription with zero success fees, where ${facts.traditionalSuccessFee.text} is traditional. Your own fee stays between you and your client.`,
        },
      ],
      exhibit: { kind: 'product', screen: 'relations', note: 'Sample data.' },
    },
    workflow: {
      kind: 'workflow',
      tone: 'night',
      heading: 'A raise in six steps, from mandate to close',
      steps: [
        {
          icon: 'building',
          title: 'Open the mandate',
          description:
            'Enter the project on behalf of an existing client. Entity and project complete KYC, and the issuer shows its rights.',
          features: ['One account for several clients', 'Standard project format'],
        },
        {
          icon: 'folder',
          title: 'Prepare the data room',
          description: 'Load accounts, model and contracts, and decide which files require an NDA.',
          features: ['Files the client can replace', 'Documents complete before launch'],
        },
        {
          icon: 'people',
          title: 'Build the investor list',
          description: 'Select investors from the CRM, and record exclusions with their reasons.',
          features: ['History from earlier raises', 'One owner per investor'],
        },
        {
          icon: 'globe',
          title: 'Publish the listing',
          description: `Add reach through a marketplace of ${facts.countries.text} countries, or leave this step out for a private raise.`,
          features: ['Investors beyond your own contacts', 'Publisher’s name kept confidential'],
        },
        {
          icon: 'pipeline',
          title: 'Advance the pipeline',
          description: 'Send NDAs, open the data room and move each investor to a decision.',
          features: ['E-signature for NDAs', 'A next step per investor', 'Status the client can follow'],
        },
        {
          icon: 'check',
          title: 'Close and record',
          description:
            'The parties sign the agreement. List, notes and reasons remain available for the next raise.',
          features: ['Zero success fees', 'Documents ready for auditors'],
        },
      ],
    },
    control: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'Control access to your investor list',
      paragraphs: [
        'You set the filters on who can see your information, so investor relationships remain yours. Clients are protected too: an Advisor may not solicit issuers who are not already its clients.',
      ],
      exhibit: {
        kind: 'sight',
        steps: ['The project', 'The data room', 'Your investor list'],
        rows: [
          { who: 'You and your team', cells: ['Full access', 'Full access', 'Full access'], seen: [0, 1, 2] },
          {
            who: 'Your client',
            cells: ['Its own project', 'Its own data room', 'What you share'],
            seen: [0, 1, 2],
          },
          {
            who: 'An investor who engages',
            cells: ['The listing', 'After the NDA', 'No access'],
            seen: [0, 1],
          },
          { who: 'Another Advisor', cells: ['The listing', 'No access', 'No access'], seen: [0] },
        ],
        note: 'Who has access to what, with your filters at their narrowest.',
      },
    },
    roles: {
      kind: 'features',
      pace: 'dense',
      heading: 'Clear responsibilities in every raise',
      items: [
        {
          title: 'You',
          description:
            'Assess and approach investors, and hold any licence that your work requires where you do it.',
        },
        {
          title: 'Your client',
          description: 'Shows its rights to the project and signs with the investor.',
        },
        {
          title: site.name,
          description:
            'Screens users and provides the pipeline, data room and NDAs. It does not introduce, recommend or solicit.',
        },
      ],
    },
  },
  callToAction: {
    heading: 'See your investor list as a pipeline',
    text: 'A walkthrough that turns the columns of your spreadsheet into stages. No investor names are needed.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'List a project', to: { platform: 'register-capital-seeker' } },
    ],
    related: ['founders', 'fund-managers', 'consultants', 'faq'],
  },
} satisfies PageCopy;
