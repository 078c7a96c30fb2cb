import { facts } from '#content/facts-today.ts';
import { number } from '#content/sample-forms.ts';
import { world } from '#content/sample-world.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the marketplace page (R2.34, R1.3, R1.4). */
export const marketplace = {
  hero: {
    eyebrow: 'Cross-border, cross-asset marketplace',
    title: 'Review private-market deals anonymously',
    lead: `A marketplace that reaches ${facts.countries.text} countries, with every listing in the same format. An issuer learns your name only when you choose to engage.`,
    actions: [
      { label: 'Join Now', to: { platform: 'join' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    note: 'Access is subject to approval, to the terms and conditions, and to clearance of representations and warranties.',
    layout: 'below',
    screen: {
      kind: 'product',
      screen: 'marketplace-browse',
      note: 'Listings on the marketplace.',
    },
  },
  sections: {
    terms: {
      kind: 'figures',
      heading: 'Reach, and what it does not cost',
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
            'The listing: picture, ticket, target, terms and days left. Confidential documents require an NDA.',
        },
        {
          title: 'What the issuer sees',
          description: `A number, such as Investor ${number(world.firms.bayan.number ?? '')}. Your name, firm, country and contact details stay hidden until you engage with this issuer.`,
        },
      ],
      exhibit: { kind: 'product', screen: 'listing-anonymous' },
    },
    reverseInquiry: {
      kind: 'steps',
      heading: 'First contact is always the investor’s',
      intro: 'The model is called reverse inquiry. Issuers do not see who is browsing.',
      items: [
        { title: 'Read listings', description: 'You are not identified while you browse.' },
        {
          title: 'Compare in one format',
          description: 'Ticket, target, terms and days left appear in the same place on every listing.',
        },
        {
          title: 'Choose to engage',
          description: 'Reveal your identity to one issuer. No other issuer learns who you are.',
        },
        {
          title: 'Sign and review',
          description: 'Sign the NDA electronically. The issuer then decides whether to admit you.',
        },
      ],
      exhibit: { kind: 'product', screen: 'marketplace-engage' },
    },
    features: {
      kind: 'features',
      heading: 'What each side gains',
      items: [
        {
          title: 'Projects that match your profile',
          description:
            'Set the asset classes you look for, and see the projects that match. A match follows your profile; it is not a recommendation.',
        },
        {
          title: 'Who reads your listing',
          description: 'Professional Clients, screened before access.',
        },
        {
          title: 'What a listing costs',
          description: `${facts.priceCapitalSeekers.text} one-time for a single project. On the Business plan, ${facts.multiExtraListing.text} for ${facts.listingMonths.text}.`,
        },
        {
          title: 'A price that does not depend on the deal',
          description:
            'Investors pay nothing. Issuers pay a subscription or a one-time price, whether or not a deal closes.',
        },
      ],
    },
    coInvestment: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'Invest alongside others in one opportunity',
      paragraphs: [
        'Several investors can take part in one opportunity, each on its own account.',
        `Minimum tickets start at ${facts.minimumTicket.text}. The issuer states its own on the listing.`,
      ],
      exhibit: { kind: 'product', screen: 'marketplace-co-invest' },
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
        'No brokerage or solicitation: you contract with the issuer directly.',
        'No monitoring of what users write to each other.',
        'No protection from loss: private investments can lose all of their value and may be hard or impossible to sell.',
      ],
    },
  },
  callToAction: {
    heading: 'Free for approved investors',
    text: 'Investors must be Professional Clients. Persons and entities in the United States or another restricted jurisdiction, and citizens and residents of one, are not eligible. Issuers prove their entity, its owners and their rights to the project.',
    actions: [
      { label: 'Join Now', to: { platform: 'join' } },
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
    ],
  },
} satisfies PageCopy;
