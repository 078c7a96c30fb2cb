import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { dollars } from '#content/prose-amounts.ts';
import { namedIn } from '#content/promises.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

const [least, most] = facts.traditionalSuccessFee.value;

/** The example of a success fee, in US dollars. */
const EXAMPLE = 5_000_000;

/** Copy of the secondary exit page (R2.40). */
export const secondaryExit = {
  hero: {
    layout: 'line',
    tone: 'night',
    eyebrow: 'Secondary exit',
    title: 'Sell private shares to professional investors',
    lead: 'For funds at the end of their term, early employees and family shareholders: present a private holding, talk to buyers directly and prepare the transfer in one virtual data room.',
    actions: [
      { label: 'List Shares', to: { platform: 'register-capital-seeker' } },
      { label: 'Get a quote', to: { route: 'contact', subject: 'enterprise-sales' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    note: `Quotes are for the use of the platform, not for your shares. ${site.name} does not value shares, broker their sale or guarantee a buyer.`,
  },
  sections: {
    steps: {
      kind: 'workflow',
      heading: 'The buyer pays you directly',
      intro:
        'Buyer and seller set the pace. The company’s articles and shareholder agreement decide which consents the transfer needs.',
      steps: [
        {
          title: 'List shares',
          description:
            'Register, pass the know-your-customer and anti-money-laundering (KYC/AML) checks and prove your rights to the holding. Describe the company, share class and size in the standard format.',
          features: ['Proof of ownership before upload', 'A listing with or without your name'],
        },
        {
          title: 'Connect with buyers',
          description:
            'Buyers reveal their identity when they engage with you. Once they have signed the NDA, you decide whom to admit to the data room.',
          features: ['Professional Clients, screened before access', 'NDAs signed electronically'],
        },
        {
          title: 'Finalise transfer',
          description:
            'Both parties settle the contract with their own lawyers, obtain the required consents and update the share register.',
          features: ['Pre-emption rights and consents', 'One data room for both sides’ lawyers'],
        },
        {
          title: 'Receive funds',
          description: 'The buyer pays you directly, on the terms you have both signed.',
          features: ['Payment from buyer to seller', 'No share of the proceeds for the platform'],
        },
      ],
    },
    discretion: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'You know the buyer before you reply',
      paragraphs: [
        'News of a sale can weaken your position, and the listing can leave out your name. Insiders may still recognise a holding: consider what the listing says. Buyers who engage with you reveal their identity first.',
      ],
      exhibit: {
        kind: 'visibility',
        steps: ['You list', 'A buyer engages', 'After the NDA'],
        rows: [
          {
            who: 'Other investors',
            cells: ['Holding, no name', 'Holding, no name', 'Holding, no name'],
            seen: [],
          },
          {
            who: 'The buyer who engages',
            cells: ['Holding, no name', 'Direct talks with you', 'Your files, if admitted'],
            seen: [1, 2],
          },
          {
            who: 'You',
            cells: ['No investor’s name', 'The buyer’s name', 'The signed NDA'],
            seen: namedIn('issuer'),
          },
        ],
        note: 'Who learns what, if the listing leaves out your name.',
      },
    },
    documents: {
      kind: 'list',
      pace: 'dense',
      heading: 'Five documents that buyers expect',
      items: [
        'Articles and shareholder agreement, with transfer clauses marked',
        'Share register entry and proof of acquisition',
        'Cap table, including unexercised options',
        'Latest accounts you may lawfully share',
        'Time limits: fund terms, lock-ups and option expiries',
      ],
    },
    price: {
      kind: 'comparison',
      heading: 'The cost does not depend on the sale price',
      items: [
        {
          title: 'The price',
          description:
            'You and the buyer negotiate it. For an independent valuation, appoint an adviser and place the report in the data room.',
        },
        {
          title: 'The cost',
          description: `You pay a one-time price of ${facts.priceCapitalSeekers.text} for a single holding, plus any add-ons you choose, and no share of the proceeds. A traditional success fee is ${facts.traditionalSuccessFee.text}.`,
        },
      ],
      exhibit: {
        kind: 'fees',
        title: `On a sale of ${dollars(EXAMPLE)}`,
        aside: 'Worked example',
        fees: [
          {
            name: `Intermediary’s fee, ${least}%`,
            value: dollars((EXAMPLE * least) / 100),
            amount: (EXAMPLE * least) / 100,
          },
          {
            name: `Intermediary’s fee, ${most}%`,
            value: dollars((EXAMPLE * most) / 100),
            amount: (EXAMPLE * most) / 100,
          },
        ],
        price: {
          name: `On ${site.name}`,
          value: `${facts.priceCapitalSeekers.text}, once`,
          amount: facts.priceCapitalSeekers.value,
        },
        note: 'Add-ons, taxes, legal costs and transfer charges are separate.',
      },
    },
  },
  callToAction: {
    heading: 'Check the transfer clauses, then list your holding',
    text: 'List once you know which consents the transfer needs. If you act for several holders, ask for a quote for the Business or Enterprise plan.',
    actions: [
      { label: 'List Shares', to: { platform: 'register-capital-seeker' } },
      { label: 'Get a quote', to: { route: 'contact', subject: 'enterprise-sales' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    related: ['pe-venture-capital', 'family-office', 'investors', 'faq'],
  },
} satisfies PageCopy;
