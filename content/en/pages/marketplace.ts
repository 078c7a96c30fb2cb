import { facts } from '#content/facts-today.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the marketplace page (R2.34, R1.3, R1.4). */
export const marketplace = {
  hero: {
    eyebrow: 'Cross-border, cross-asset marketplace',
    title: 'Private-market deals, browsed anonymously',
    lead: `Compare opportunities from ${facts.countries.text} countries in one format, and reveal your identity only when you choose to engage. Zero success fees.`,
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
      heading: 'Global reach without success fees',
      items: [
        { value: facts.countries.text, label: 'countries in one marketplace' },
        { value: 'Zero', label: 'success fees, commissions, brokerage fees and carried interest' },
        {
          value: facts.traditionalSuccessFee.text,
          label: 'the traditional success fee at close',
          isReplaced: true,
        },
      ],
    },
    sides: {
      kind: 'facing',
      heading: 'What you see, and what they see',
      items: [
        {
          title: 'What you see',
          description:
            'The listing in the standard format: picture, ticket, target, terms and days left. Documents open after the NDA.',
        },
        {
          title: 'What they see',
          description: 'Investor 0417, nothing else, until you choose to engage with this issuer.',
        },
      ],
      exhibit: { kind: 'product', screen: 'listing-anonymous', note: 'Sample data.' },
    },
    reverseInquiry: {
      kind: 'steps',
      heading: 'How reverse inquiry works',
      intro: 'The investor makes first contact. Issuers do not see who is browsing.',
      items: [
        { title: 'Browse anonymously', description: 'Read listings without being identified.' },
        {
          title: 'Compare in one format',
          description: 'Ticket, target, terms and days left stand in the same place on every listing.',
        },
        {
          title: 'Choose to engage',
          description: 'Reveal your identity to one issuer. All others still see nothing.',
        },
        {
          title: 'Sign and review',
          description: 'Sign the NDA digitally; the issuer’s data room then opens.',
        },
      ],
      exhibit: { kind: 'product', screen: 'marketplace-engage', note: 'Sample data.' },
    },
    features: {
      kind: 'features',
      heading: 'What investors and issuers get',
      items: [
        {
          title: 'Search across borders and asset classes',
          description:
            'Filter by asset class, region and ticket: private equity, private credit, funds, real estate and secondaries.',
        },
        {
          title: 'Standardised deal formats',
          description: 'Issuers fill in set headings. Investors compare like with like.',
        },
        {
          title: 'NDA before confidential documents',
          description: 'Issuers decide who has access to the data room, after the NDA is signed.',
        },
        {
          title: 'Price independent of outcome',
          description: 'Subscription only. No part of the price depends on whether a deal closes.',
        },
      ],
    },
    coInvestment: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'Co-invest alongside other investors',
      paragraphs: [
        'Several investors can take part in one opportunity, each deciding on its own account. Members may stay hidden: the others then see only a number and a ticket.',
        `The minimum ticket of a project is at least ${facts.minimumTicket.text}, or another amount set by the financial regulator.`,
      ],
      exhibit: { kind: 'product', screen: 'marketplace-co-invest', note: 'Sample data.' },
    },
    limits: {
      kind: 'list',
      pace: 'dense',
      tone: 'sunk',
      layout: 'slips',
      heading: 'What the platform does not do',
      items: [
        'No investment advice: a listing is not a recommendation.',
        'No verification of documents: due diligence remains with you and your advisers.',
        'No brokerage or solicitation, and no monitoring of what users write to each other.',
      ],
    },
  },
  callToAction: {
    heading: 'Join as an investor, or raise capital',
    text: 'Investors must be Professional Clients, and may not be in, or citizens or residents of, the United States or another restricted jurisdiction. Capital seekers submit documents, which are approved against set criteria.',
    actions: [
      { label: 'Join Now', to: { platform: 'join' } },
      { label: 'Register to raise capital', to: { platform: 'register-capital-seeker' } },
    ],
  },
} satisfies PageCopy;
