import { facts } from '#content/facts-today.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the marketplace page (R2.34, R1.3, R1.4). */
export const marketplace = {
  hero: {
    eyebrow: 'Cross-border, cross-asset marketplace',
    title: 'Review private-market deals anonymously',
    lead: `A marketplace that reaches ${facts.countries.text} countries, with every listing in the same format. An issuer learns your identity only when you choose to engage. There is no success fee.`,
    actions: [
      { label: 'Join Now', to: { platform: 'join' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    note: 'Access is subject to approval, to the terms and conditions, and to clearance of representations and warranties.',
    layout: 'below',
    screen: {
      kind: 'product',
      screen: 'marketplace-browse',
      note: 'Listings on the marketplace. Sample data.',
    },
  },
  sections: {
    terms: {
      kind: 'figures',
      heading: 'Search beyond your own market, without a success fee',
      items: [
        { value: facts.countries.text, label: 'countries within reach' },
        { value: 'Zero', label: 'success fees, commissions, brokerage fees or carried interest' },
        {
          value: facts.traditionalSuccessFee.text,
          label: 'the traditional success fee at close',
          isReplaced: true,
        },
      ],
    },
    sides: {
      kind: 'comparison',
      heading: 'What an issuer knows before you engage',
      items: [
        {
          title: 'What you see',
          description:
            'The listing in the standard format, with picture, ticket, target, terms and days left. Confidential documents require an NDA.',
        },
        {
          title: 'What the issuer sees',
          description:
            'A number, such as Investor 0417. Your name, firm, country and contact details stay hidden until you engage with this issuer.',
        },
      ],
      exhibit: { kind: 'product', screen: 'listing-anonymous', note: 'Sample data.' },
    },
    reverseInquiry: {
      kind: 'steps',
      heading: 'How reverse inquiry works',
      intro: 'The investor makes first contact. Issuers do not see who is browsing.',
      items: [
        { title: 'Read listings', description: 'You are not identified while you browse.' },
        {
          title: 'Compare in one format',
          description: 'Ticket, target, terms and days left appear in the same place on every listing.',
        },
        {
          title: 'Choose to engage',
          description: 'Reveal your identity to one issuer. Every other issuer still sees nothing.',
        },
        {
          title: 'Sign and review',
          description: 'Sign the NDA electronically. The issuer can then admit you to its data room.',
        },
      ],
      exhibit: { kind: 'product', screen: 'marketplace-engage', note: 'Sample data.' },
    },
    features: {
      kind: 'features',
      heading: 'What investors and issuers get',
      items: [
        {
          title: 'Projects that match your profile',
          description:
            'State your interests in private equity, private credit, funds, real estate or secondaries, and receive information on projects that match.',
        },
        {
          title: 'Standardised deal formats',
          description: 'Issuers complete the same fields, so investors compare like with like.',
        },
        {
          title: 'NDA before confidential documents',
          description: 'Once the NDA is signed, the issuer decides who enters the data room.',
        },
        {
          title: 'Price independent of outcome',
          description:
            'You pay a subscription or one-time price. No part of it depends on whether a deal closes.',
        },
      ],
    },
    coInvestment: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'Share an opportunity with other investors',
      paragraphs: [
        'Several investors can take part in one opportunity, each on its own account.',
        `Minimum tickets start at ${facts.minimumTicket.text}, unless the financial regulator sets another amount.`,
      ],
      exhibit: { kind: 'product', screen: 'marketplace-co-invest', note: 'Sample data.' },
    },
    limits: {
      kind: 'list',
      pace: 'dense',
      tone: 'sunk',
      layout: 'columns',
      heading: 'What the platform does not do',
      items: [
        'No investment advice: a listing is not a recommendation.',
        'No verification of documents: due diligence remains with you and your advisers.',
        'No brokerage or solicitation, and no monitoring of what users write to each other.',
      ],
    },
  },
  callToAction: {
    heading: 'Apply for access to the marketplace',
    text: 'Investors must be Professional Clients. Persons and entities in the United States or another restricted jurisdiction, and its citizens and residents, are not eligible. Capital seekers submit documents for review against our approval criteria.',
    actions: [
      { label: 'Join Now', to: { platform: 'join' } },
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
    ],
  },
} satisfies PageCopy;
