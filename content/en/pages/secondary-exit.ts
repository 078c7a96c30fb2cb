import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { tickets } from '#content/sample-amounts.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

const [least, most] = facts.traditionalSuccessFee.value;

/** Copy of the secondary exit page (R2.40). */
export const secondaryExit = {
  hero: {
    picture: 'segment-secondary-exit',
    tone: 'night',
    eyebrow: 'Secondary exit',
    title: 'Sell private shares to professional buyers',
    lead: 'For funds at the end of their term, early employees and family shareholders: list an unlisted holding, connect with buyers and complete the transfer with one virtual data room.',
    actions: [
      { label: 'List Shares', to: { platform: 'register-capital-seeker' } },
      { label: 'Get a quote', to: { route: 'contact', subject: 'enterprise-sales' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    note: `Quotes cover the use of the platform. ${site.name} does not value shares, broker their sale or guarantee a buyer.`,
    screen: { kind: 'product', screen: 'holding', note: 'A holding on the marketplace. Sample data.' },
  },
  sections: {
    steps: {
      kind: 'workflow',
      heading: 'Four steps from listing to proceeds',
      intro: 'Buyer and seller set the pace, subject to the company’s articles.',
      steps: [
        {
          icon: 'document',
          title: 'List shares',
          description:
            'Register, complete KYC and show your rights to the holding. Describe the company, share class and size in the standard format.',
          features: ['Ownership shown before upload', 'Seller’s name kept confidential'],
        },
        {
          icon: 'people',
          title: 'Connect with buyers',
          description:
            'Investors browse anonymously and reveal their identity when they engage. They sign an NDA before confidential documents open.',
          features: [
            `A marketplace of ${facts.countries.text} countries`,
            'Screened professional investors',
            'E-signature for NDAs',
          ],
        },
        {
          icon: 'signature',
          title: 'Finalise transfer',
          description:
            'Both parties settle the contract with their own lawyers, obtain the required consents and update the share register.',
          features: ['Pre-emption rights and consents', 'One data room for counsel'],
        },
        {
          icon: 'percent',
          title: 'Receive funds',
          description: 'The buyer pays you directly, on the terms you have both signed.',
          features: ['Payment from buyer to seller', 'Zero success fees', 'Closing set for auditors'],
        },
      ],
    },
    discretion: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'Keep the seller’s name confidential',
      paragraphs: [
        'News of a sale can weaken a seller’s position. A listing can withhold the publisher’s name, and you control the filters on who can see your information.',
      ],
      exhibit: {
        kind: 'sight',
        steps: ['You list', 'A buyer engages', 'It signs the NDA'],
        rows: [
          {
            who: 'Every investor',
            cells: ['Holding, no name', 'Holding, no name', 'Holding, no name'],
            seen: [],
          },
          {
            who: 'The buyer who signs',
            cells: ['Holding, no name', 'Holding, no name', 'Your name and documents'],
            seen: [2],
          },
          {
            who: 'You',
            cells: ['No investor name', 'The buyer’s name', 'Signature and access'],
            seen: [1, 2],
          },
        ],
        note: 'Who has access to what, with a confidential publisher.',
      },
    },
    documents: {
      kind: 'list',
      heading: 'Documents that buyers expect',
      items: [
        'Articles and shareholder agreement, with transfer clauses marked',
        'Share register entry and proof of acquisition',
        'Cap table, including unexercised options',
        'Latest accounts you may lawfully share',
        'Time limits: fund terms, lock-ups and option expiries',
      ],
    },
    price: {
      kind: 'facing',
      heading: 'A negotiated price, a known cost',
      items: [
        {
          title: 'The price',
          description:
            'You and the buyer negotiate directly. For an independent valuation, engage an adviser and place the report in the data room.',
        },
        {
          title: 'The cost',
          description: `The seller pays for access to the platform, with no share of the proceeds. Traditional success fees are ${facts.traditionalSuccessFee.text}.`,
        },
      ],
      exhibit: {
        kind: 'fees',
        title: `On a sale of ${tickets(20)}`,
        aside: 'Worked example',
        fees: [
          {
            name: `A success fee of ${least}%`,
            value: tickets((20 * least) / 100),
            amount: (20 * facts.minimumTicket.value * least) / 100,
          },
          {
            name: `A success fee of ${most}%`,
            value: tickets((20 * most) / 100),
            amount: (20 * facts.minimumTicket.value * most) / 100,
          },
        ],
        price: {
          name: `On ${site.name}`,
          value: `${facts.priceCapitalSeekers.text}, once`,
          amount: facts.priceCapitalSeekers.value,
        },
        note: 'Taxes, legal costs and transfer charges are separate.',
      },
    },
  },
  callToAction: {
    heading: 'List your holding, or request a quote',
    text: 'List once you have checked the transfer clauses. If you act for several holders, request a quote for the platform.',
    actions: [
      { label: 'List Shares', to: { platform: 'register-capital-seeker' } },
      { label: 'Get a quote', to: { route: 'contact', subject: 'enterprise-sales' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    related: ['pe-venture-capital', 'family-office', 'investors', 'faq'],
  },
} satisfies PageCopy;
