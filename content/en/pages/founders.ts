import { facts } from '#content/facts-today.ts';
import { prose } from '#content/sample-forms.ts';
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
    title: 'Raise capital and pay no success fee',
    lead: `List your project on a marketplace that reaches ${facts.countries.text} countries, share documents in a virtual data room and follow investors in one pipeline. The price for one project is ${facts.priceCapitalSeekers.text}, one-time; additional months and storage are add-ons.`,
    actions: [
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    note: 'Registration is subject to KYC/AML checks and review of your documents. A listing does not guarantee funding.',
  },
  sections: {
    tools: {
      kind: 'features',
      layout: 'index',
      heading: 'Keep the whole raise in one place',
      items: [
        {
          title: 'Virtual data room',
          description:
            'Keep contracts, accounts and the cap table in one secure place, and update each file once.',
        },
        {
          title: 'E-signature for NDAs',
          description: 'Investors sign electronically before you share confidential information.',
        },
        {
          title: 'Investor pipeline',
          description: 'Follow every investor from first call to term sheet, together with your co-founders.',
        },
        {
          title: 'Investor CRM',
          description: 'Keep contacts, notes and the reasons investors gave, for this raise and the next.',
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
      heading: 'How a raise works, from documents to close',
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
          title: 'Register and pass the checks',
          description:
            'Submit the documents for review. KYC is completed for the company first, then for the project.',
          features: [
            'KYC of the company and the project',
            `${facts.priceCapitalSeekers.text}, one-time`,
            `Add-ons: ${facts.singleExtraMonth.text} per additional month, ${facts.singleExtraGigabyte.text} per extra GB`,
          ],
        },
        {
          icon: 'document',
          title: 'Write the listing',
          description:
            'Complete the standard format with the terms, the use of funds and the minimum ticket.',
          features: [
            `Minimum ticket of ${facts.minimumTicket.text} or more`,
            `${facts.singleListings.text} listing per ${facts.listingMonths.text}`,
          ],
        },
        {
          icon: 'lock',
          title: 'Set up your data room',
          description: 'Decide which folders are open and which require a signed NDA.',
          features: [`${facts.singleStorage.text} of storage`, 'Access set by folder'],
        },
        {
          icon: 'pipeline',
          title: 'Respond to investors',
          description:
            'Investors browse anonymously. You learn who an investor is when it engages. Give each one a stage and a next step.',
          features: ['Investors who chose to engage', 'A pipeline your co-founders share'],
        },
        {
          icon: 'handshake',
          title: 'Close the raise',
          description:
            'Agree terms with the investor directly. Keep your own copies of the documents: the platform is not an archive.',
          features: ['No success fee', 'Contacts and notes for the next raise'],
        },
      ],
    },
    access: {
      kind: 'prose',
      heading: 'Share confidential information in stages',
      paragraphs: [
        'Your listing introduces the project. Contracts, forecasts and other confidential documents are for investors who have signed the NDA and whom you admit to the data room.',
      ],
      exhibit: {
        kind: 'visibility',
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
        note: 'The data room is for investors whom you admit after the NDA.',
      },
    },
    price: {
      kind: 'figures',
      heading: 'What one project costs',
      items: [
        { value: facts.priceCapitalSeekers.text, label: 'one-time, for a single project, without add-ons' },
        { value: facts.singleStorage.text, label: 'of data room storage' },
        { value: facts.singleListings.text, label: `marketplace listing per ${facts.listingMonths.text}` },
        { value: 'Zero', label: 'success fees on the capital you raise' },
      ],
      exhibit: {
        kind: 'fees',
        title: `On a raise of ${prose(1_000_000)}`,
        aside: 'Worked example',
        fees: [
          {
            name: `A success fee of ${least}%`,
            value: prose(10_000 * least),
            amount: 10_000 * least,
          },
          {
            name: `A success fee of ${most}%`,
            value: prose(10_000 * most),
            amount: 10_000 * most,
          },
        ],
        price: {
          name: `On ${site.name}`,
          value: `${facts.priceCapitalSeekers.text}, once`,
          amount: facts.priceCapitalSeekers.value,
        },
        note: 'Illustrative only. The price is for one project without add-ons. The platform does not find investors for you.',
      },
    },
    admission: {
      kind: 'list',
      heading: 'What you need to apply',
      intro: 'An application may be rejected, and a project removed, without appeal. Have these ready first.',
      items: [
        'Proof that the legal entity exists and of who owns it.',
        'KYC documents for the entity and for each project.',
        'Evidence of your rights to the project, before every upload.',
        `A minimum ticket of at least ${facts.minimumTicket.text}, or another amount set by the financial regulator.`,
        'Confidential documents, kept separate from those you share freely.',
      ],
    },
  },
  callToAction: {
    heading: 'Start your application',
    text: 'Register and submit your documents. You can publish the listing once they are approved.',
    actions: [
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['fundraisers', 'accelerators', 'consultants', 'faq'],
  },
} satisfies PageCopy;
