import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the luxury real estate page (R2.39). */
export const luxuryRealEstate = {
  hero: {
    layout: 'below',
    eyebrow: 'Luxury real estate',
    title: 'Buy or sell luxury property in confidence',
    lead: 'Family offices and wealth managers review luxury property without giving owners their names. Owners reach professional investors without advertising the property publicly.',
    actions: [
      { label: 'Explore Properties', to: { platform: 'register-investor' } },
      { label: 'Speak with Specialist', to: { route: 'contact', subject: 'general-inquiry' } },
    ],
    note: 'Listings open to Professional Clients after registration and approval. Specialists explain the platform; they do not advise on a property or its price.',
    screen: {
      kind: 'product',
      screen: 'property-listings',
      note: 'Properties on the marketplace.',
    },
  },
  sections: {
    discretion: {
      kind: 'comparison',
      tone: 'sunk',
      heading: 'Buyers and owners decide who learns their name',
      items: [
        {
          title: 'For buyers',
          description:
            'Evaluate a property before its owner knows of your interest. Only the owner you engage with learns your name.',
        },
        {
          title: 'For owners',
          description:
            'Present a property to professional investors only, with or without your name on the listing.',
        },
      ],
    },
    howItWorks: {
      kind: 'workflow',
      heading: 'You deal with one owner, and only when you choose',
      steps: [
        {
          title: 'Register as an investor',
          description:
            'Apply as a Professional Client and pass the know-your-customer and anti-money-laundering (KYC/AML) checks. Listings open once you are approved.',
          features: ['Free for investors', 'Applying does not commit you'],
        },
        {
          title: 'Browse properties',
          description: 'Compare minimum ticket, terms and days left, listing by listing.',
          features: ['Owners do not see your name', 'Minimum ticket on each listing'],
        },
        {
          title: 'Engage with the owner',
          description: 'Select a property and reveal your identity to its owner alone.',
          features: ['You choose which owner', 'Direct contact with the owner'],
        },
        {
          title: 'Sign the NDA',
          description:
            'The owner can then admit you to the data room, with title documents, surveys, leases and service charges.',
          features: ['Virtual data room for the property', 'Inspection by your own surveyor'],
        },
        {
          title: 'Negotiate directly',
          description: 'Agree price and terms with the owner, through your own lawyers and advisers.',
          features: ['Whole property, or a share where offered', 'You contract with the owner'],
        },
      ],
    },
    share: {
      kind: 'prose',
      pace: 'dense',
      heading: 'Several investors can share one property',
      paragraphs: [
        `Where a listing allows it, several investors can take part in one property. The owner chooses the structure and holds the permits it needs; ${site.name} does not pool money or select investors.`,
        'Private investments can lose all of their value and may be hard or impossible to sell.',
      ],
    },
    room: {
      kind: 'features',
      tone: 'night',
      heading: 'Owners: have three things ready before you list',
      items: [
        {
          title: 'Proof of ownership',
          description: 'Documents that show the legal entity, its owners and its rights to the property.',
        },
        {
          title: 'Complete property file',
          description: 'Plans, surveys, service contracts and any open disputes, for the buyer’s lawyers.',
        },
        {
          title: 'Confidentiality settings',
          description: 'Choose whether the listing shows your name, and who may see the rest.',
        },
      ],
    },
    terms: {
      kind: 'figures',
      layout: 'table',
      tone: 'paper',
      heading: 'What it costs buyers and owners',
      items: [
        { value: facts.priceInvestors.text, label: 'For investors, once approved' },
        { value: facts.priceCapitalSeekers.text, label: 'One-time, for an owner with a single property' },
        {
          value: facts.minimumTicket.text,
          label: 'Lowest minimum ticket, or as set by the financial regulator',
        },
        { value: 'Zero', label: 'Share of the sale price for the platform' },
      ],
    },
  },
  callToAction: {
    heading: 'Start as a buyer or as an owner',
    text: 'Buyers see listings once they are approved as investors. Owners and developers apply as capital seekers, and list when we have approved their documents.',
    actions: [
      { label: 'View Luxury Listings', to: { platform: 'register-investor' } },
      { label: 'List a property', to: { platform: 'register-capital-seeker' } },
      { label: 'Speak with Specialist', to: { route: 'contact', subject: 'general-inquiry' } },
    ],
    related: ['family-office', 'investors', 'founders', 'faq'],
  },
} satisfies PageCopy;
