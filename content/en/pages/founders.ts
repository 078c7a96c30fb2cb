import { facts } from '#content/facts-today.ts';
import { tickets } from '#content/sample-amounts.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

const [least, most] = facts.traditionalSuccessFee.value;

/** Copy of the page for founders and capital seekers (R2.34). */
export const founders = {
  hero: {
    picture: 'segment-founders',
    screen: { kind: 'product', screen: 'founder-room', note: 'Sample data.' },
    tone: 'accent',
    eyebrow: 'Founders and capital seekers',
    title: 'Run your raise in one place',
    lead: `One virtual data room, one investor pipeline and one listing on a marketplace of ${facts.countries.text} countries, so that you can raise capital and keep running the company.`,
    actions: [
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    note: 'Registration is subject to KYC/AML screening and document approval. A listing does not guarantee funding.',
  },
  sections: {
    tools: {
      kind: 'features',
      layout: 'index',
      heading: 'Five tools for a well-run raise',
      items: [
        {
          title: 'Virtual data room',
          description:
            'Keep contracts, accounts and cap table in one secure place, and update each file once.',
        },
        {
          title: 'E-signature for NDAs',
          description: 'Investors sign before confidential information is shared.',
        },
        {
          title: 'Deal pipeline',
          description: 'Follow every investor from first call to term sheet, together with your co-founders.',
        },
        {
          title: 'Investor CRM',
          description: 'Keep contacts, notes and reasons, for this round and the next.',
        },
        {
          title: 'Marketplace listing',
          description: 'Present your project in a standard format that professional investors can compare.',
        },
      ],
    },
    workflow: {
      kind: 'workflow',
      tone: 'sunk',
      heading: 'A raise in six steps',
      steps: [
        {
          icon: 'folder',
          title: 'Gather the documents',
          description:
            'Collect proof of the entity and its ownership, the accounts and a complete cap table.',
          features: ['Proof of legal entity', 'Evidence of project rights'],
        },
        {
          icon: 'shield',
          title: 'Register and verify',
          description:
            'Submit the documents for approval. The company completes KYC first, then the project.',
          features: ['KYC of entity and project', `${facts.priceCapitalSeekers.text}, paid once`],
        },
        {
          icon: 'document',
          title: 'Write the listing',
          description:
            'Complete the standard format with the terms, the use of funds and the minimum ticket.',
          features: [
            `Minimum ticket of ${facts.minimumTicket.text}`,
            `${facts.singleListings.text} listing per ${facts.listingMonths.text}`,
          ],
        },
        {
          icon: 'lock',
          title: 'Prepare the data room',
          description: 'Decide which folders are open and which require a signed NDA.',
          features: [`${facts.singleStorage.text} of storage`, 'Access set by folder'],
        },
        {
          icon: 'pipeline',
          title: 'Respond to investors',
          description:
            'Investors browse anonymously and come forward when they engage. Give each one a stage and a next step.',
          features: ['Investors who choose to engage', 'A pipeline shared by founders'],
        },
        {
          icon: 'handshake',
          title: 'Close the round',
          description: 'Agree terms with the investor directly and keep the full record for the next round.',
          features: ['Zero success fees', 'Documents kept for the board'],
        },
      ],
    },
    access: {
      kind: 'prose',
      heading: 'Share confidential information in stages',
      paragraphs: [
        'Your listing introduces the project. Contracts, forecasts and other confidential documents open only after the NDA is signed.',
      ],
      exhibit: {
        kind: 'sight',
        steps: ['Browses', 'Engages', 'Signs the NDA'],
        rows: [
          { who: 'An anonymous investor', cells: ['The listing', 'No access', 'No access'], seen: [0] },
          {
            who: 'The investor who engages',
            cells: ['The listing', 'Direct talks', 'The data room'],
            seen: [0, 1, 2],
          },
          {
            who: 'Your team',
            cells: ['No investor name', 'The investor’s name', 'Signature and access'],
            seen: [1, 2],
          },
        ],
        note: 'Who has access to what, at each stage.',
      },
    },
    price: {
      kind: 'figures',
      heading: 'One project, one payment',
      items: [
        { value: facts.priceCapitalSeekers.text, label: 'one-time, for a single project' },
        { value: facts.singleStorage.text, label: 'of data room storage' },
        { value: facts.singleListings.text, label: `marketplace listing per ${facts.listingMonths.text}` },
        { value: 'Zero', label: 'success fees on the capital you raise' },
      ],
      exhibit: {
        kind: 'fees',
        title: `On a round of ${tickets(10)}`,
        aside: 'Worked example',
        fees: [
          {
            name: `A success fee of ${least}%`,
            value: tickets((10 * least) / 100),
            amount: (10 * facts.minimumTicket.value * least) / 100,
          },
          {
            name: `A success fee of ${most}%`,
            value: tickets((10 * most) / 100),
            amount: (10 * facts.minimumTicket.value * most) / 100,
          },
        ],
        price: {
          name: `On ${site.name}`,
          value: `${facts.priceCapitalSeekers.text}, once`,
          amount: facts.priceCapitalSeekers.value,
        },
        note: 'Traditional success fees, beside the price of a single project.',
      },
    },
    admission: {
      kind: 'list',
      heading: 'Documents you need to apply',
      intro:
        'An application may be rejected, and a project removed, without appeal. Prepare these files first.',
      items: [
        'Proof that the legal entity exists, and of who owns it.',
        'KYC documents for the entity and for each project.',
        'Evidence of your rights to the project, before every upload.',
        `A minimum ticket of at least ${facts.minimumTicket.text}, or another amount set by the financial regulator.`,
        'Confidential documents, kept separate from those you share freely.',
      ],
    },
  },
  callToAction: {
    heading: 'Start your application',
    text: 'Register, submit your documents and publish your listing once they are approved.',
    actions: [
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['fundraisers', 'accelerators', 'consultants', 'faq'],
  },
} satisfies PageCopy;
