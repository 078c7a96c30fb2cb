import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { dollars } from '#content/prose-amounts.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

const { says } = promises;

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
      intro: 'The company’s articles and shareholder agreement decide which consents the transfer needs.',
      steps: [
        {
          title: 'List shares',
          description:
            'Pass the KYC/AML checks and prove your rights. Describe the holding in the standard format.',
          features: ['Proof of ownership before upload', 'A listing with or without your name'],
        },
        {
          title: 'Connect with buyers',
          description: `${says.toIssuer} ${says.youAdmit}.`,
          features: ['Buyers are Professional Clients', 'NDAs signed electronically'],
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
    price: {
      kind: 'prose',
      heading: 'The cost does not depend on the sale price',
      paragraphs: [
        'You and the buyer negotiate the price.',
        `You pay a one-time price of ${facts.priceCapitalSeekers.text} for a single holding, plus any add-ons you choose, and no share of the proceeds. A traditional success fee is ${facts.traditionalSuccessFee.text}.`,
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
    documents: {
      kind: 'list',
      tone: 'sunk',
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
  },
  callToAction: {
    heading: 'Check the transfer clauses, then list your holding',
    text: 'If you act for several holders, ask for a quote for the Business or Enterprise plan.',
    actions: [
      { label: 'List Shares', to: { platform: 'register-capital-seeker' } },
      { label: 'Get a quote', to: { route: 'contact', subject: 'enterprise-sales' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    related: ['pe-venture-capital', 'family-office', 'investors', 'faq'],
  },
} satisfies PageCopy;
