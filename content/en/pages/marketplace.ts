import { facts } from '#content/facts-today.ts';
import { number } from '#content/sample-forms.ts';
import { aliasOf } from '#content/sample-state.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

const { says } = promises;

/** Copy of the marketplace page (R2.34, R1.3, R1.4). */
export const marketplace = {
  hero: {
    eyebrow: 'Cross-border, cross-asset marketplace',
    title: 'Review private-market deals anonymously',
    lead: `A marketplace that reaches ${facts.countries.text} countries, with every listing in the same format. ${says.untilEngaging}.`,
    actions: [
      { label: 'Join Now', to: { platform: 'join' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    note: 'Access is subject to approval, to the terms of service and to the representations and warranties that you give.',
    layout: 'below',
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
      intro: 'The model is called reverse inquiry: first contact is always the investor’s.',
      items: [
        {
          title: 'What you see',
          description: 'The listing, without confidential documents: these require an NDA.',
        },
        {
          title: 'What the issuer sees',
          description: `A number, such as Investor ${number(aliasOf('cedar', 'bayan'))}. ${says.engaging}`,
        },
      ],
      exhibit: { kind: 'product', screen: 'listing-anonymous' },
    },
    features: {
      kind: 'features',
      pace: 'dense',
      heading: 'What each side gains',
      items: [
        {
          title: 'Projects that match your profile',
          description:
            'Set the asset classes you look for. A match follows your profile; it is not a recommendation.',
        },
        {
          title: 'Who reads your listing',
          description: `${says.readers} ${says.youAdmit}.`,
        },
        {
          title: 'What a listing costs',
          description: `${facts.priceCapitalSeekers.text} one-time for a single project. On the Business plan, ${facts.multiExtraListing.text} for ${facts.listingMonths.text}.`,
        },
      ],
    },
    coInvestment: {
      kind: 'prose',
      pace: 'dense',
      tone: 'sunk',
      heading: 'Invest alongside others in one opportunity',
      paragraphs: [
        `Each investor takes part on its own account. Minimum tickets start at ${facts.minimumTicket.text}; the issuer states its own on the listing.`,
      ],
      exhibit: { kind: 'product', screen: 'marketplace-co-invest' },
    },
    limits: {
      kind: 'list',
      pace: 'dense',
      tone: 'sunk',
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
    text: 'Investors must be Professional Clients. Persons and entities in the United States or another restricted jurisdiction, and citizens and residents of one, are not eligible.',
    actions: [
      { label: 'Join Now', to: { platform: 'join' } },
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
    ],
  },
} satisfies PageCopy;
