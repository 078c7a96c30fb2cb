import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

const { says } = promises;

/** Copy of the luxury real estate page (R2.39). */
export const luxuryRealEstate = {
  hero: {
    layout: 'below',
    eyebrow: 'Luxury real estate',
    title: 'Buy or sell luxury property in confidence',
    lead: `Owners present a property to approved users, with or without their name on the listing. ${says.onlyOwner}.`,
    actions: [
      { label: 'Explore Properties', to: { platform: 'register-investor' } },
      { label: 'Speak with Specialist', to: { route: 'contact', subject: 'general-inquiry' } },
    ],
    note: 'Specialists explain the platform; they do not advise on a property or its price.',
    screen: {
      kind: 'product',
      screen: 'property-listings',
      note: 'Properties on the marketplace.',
    },
  },
  sections: {
    howItWorks: {
      kind: 'workflow',
      heading: 'You deal with one owner, and only when you choose',
      steps: [
        {
          title: 'Register as an investor',
          description: 'Apply as a Professional Client and pass the KYC/AML checks.',
          features: ['Free for investors', 'Applying does not commit you'],
        },
        {
          title: 'Browse properties',
          description: 'Compare price or target and days left, listing by listing.',
          features: ['The smallest share, where one is offered', 'Some owners are not named'],
        },
        {
          title: 'Engage with the owner',
          description: 'Select a property and engage with its owner.',
          features: ['You make first contact', 'Direct contact with the owner'],
        },
        {
          title: 'Sign the NDA',
          description: 'The owner can then admit you to the data room of the property.',
          features: ['Title documents, surveys and leases', 'Inspection by your own surveyor'],
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
        `The owner chooses the structure and holds the permits it needs; ${site.name} does not pool money or select investors.`,
        'Private investments can lose all of their value and may be hard or impossible to sell.',
      ],
    },
    room: {
      kind: 'features',
      pace: 'dense',
      tone: 'night',
      heading: 'Owners: have three things ready before you list',
      intro: `Approved investors browse free of charge. An owner with a single property pays ${facts.priceCapitalSeekers.text} once, and no share of the sale price.`,
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
          description: 'Choose whether the listing shows your name.',
        },
      ],
    },
  },
  callToAction: {
    heading: 'Start as a buyer or as an owner',
    text: 'Owners and developers apply as capital seekers, and list once their documents are approved.',
    actions: [
      { label: 'View Luxury Listings', to: { platform: 'register-investor' } },
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
      { label: 'Speak with Specialist', to: { route: 'contact', subject: 'general-inquiry' } },
    ],
    related: ['family-office', 'investors', 'founders', 'faq'],
  },
} satisfies PageCopy;
