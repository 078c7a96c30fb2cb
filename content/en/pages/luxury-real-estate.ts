import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { prose } from '#content/sample-forms.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the luxury real estate page (R2.39). */
export const luxuryRealEstate = {
  hero: {
    picture: 'segment-luxury-real-estate',
    eyebrow: 'Luxury real estate',
    title: 'Buy or sell luxury property in confidence',
    lead: 'Family offices, wealth managers and property funds review luxury property on the marketplace without giving their names. Owners reach professional investors without advertising the property publicly.',
    actions: [
      { label: 'Explore Properties', to: { platform: 'register-investor' } },
      { label: 'Speak with Specialist', to: { route: 'contact', subject: 'general-inquiry' } },
    ],
    note: 'Listings open to Professional Clients after registration and approval. Specialists explain the platform; they do not advise on a property or its price.',
    screen: {
      kind: 'product',
      screen: 'property-listings',
      note: 'Properties on the marketplace. Sample data.',
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
            'Evaluate a property before anyone knows of your interest. You browse anonymously, and only the owner you engage with learns your name.',
        },
        {
          title: 'For owners',
          description:
            'Present a property to professional investors only. The listing can leave out your name, and you set who can see your information.',
        },
      ],
      exhibit: {
        kind: 'visibility',
        steps: ['Before contact', 'After engaging', 'After the NDA'],
        rows: [
          {
            who: 'The buyer',
            cells: ['The listing', 'Direct talks with the owner', 'Title, surveys and leases'],
            seen: [0, 1, 2],
          },
          {
            who: 'The owner',
            cells: ['No buyer’s name', 'The buyer’s name', 'The signed NDA'],
            seen: [1, 2],
          },
          {
            who: 'Other owners',
            cells: ['No buyer’s name', 'No buyer’s name', 'No buyer’s name'],
            seen: [],
          },
        ],
        note: 'What buyer and owner learn, and when. The owner decides who enters the data room.',
      },
    },
    howItWorks: {
      kind: 'workflow',
      heading: 'How you buy a property',
      steps: [
        {
          icon: 'shield',
          title: 'Register as an investor',
          description:
            'Apply as a Professional Client and pass the KYC/AML checks. Listings open once you are approved.',
          features: [
            'Free for investors',
            'Applying does not commit you',
            'You set who sees your investor profile',
          ],
        },
        {
          icon: 'eye-off',
          title: 'Browse properties',
          description: `Compare listings in one standard format, on a marketplace that reaches ${facts.countries.text} countries.`,
          features: ['Owners do not see your name', 'Minimum ticket on each listing'],
        },
        {
          icon: 'pin',
          title: 'Engage with the owner',
          description: 'Select a property and reveal your identity to its owner alone.',
          features: ['You choose which owner', 'Direct contact with the owner'],
        },
        {
          icon: 'signature',
          title: 'Sign the NDA',
          description:
            'Sign electronically. The owner can then admit you to the data room, with title documents, surveys, leases and service charges.',
          features: ['Virtual data room for the property', 'Inspection by your own surveyor'],
        },
        {
          icon: 'handshake',
          title: 'Negotiate directly',
          description: 'Agree price and terms with the owner, through your own lawyers and advisers.',
          features: ['Whole property, or a share where offered', 'No success fee'],
        },
      ],
    },
    room: {
      kind: 'features',
      tone: 'night',
      heading: 'What to prepare and decide before you list a property',
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
          description: 'Choose whether the listing shows your name, and set who can see your information.',
        },
      ],
    },
    terms: {
      kind: 'figures',
      layout: 'table',
      tone: 'paper',
      heading: 'What you pay, and the lowest ticket',
      items: [
        { value: facts.priceInvestors.text, label: 'For investors, once approved' },
        { value: facts.priceCapitalSeekers.text, label: 'One-time, for an owner with a single property' },
        {
          value: facts.minimumTicket.text,
          label: 'Lowest minimum ticket, or as set by the financial regulator',
        },
        { value: 'Zero', label: 'Success fees, commissions, brokerage fees or carried interest' },
      ],
    },
    funds: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'For real estate funds: raise capital and sell assets from the same files',
      paragraphs: [
        `${site.product.name} keeps the fund’s investors, NDAs and KYC/AML checks in one system, with a data room for each property. When the fund sells, buyers are admitted to the same data room.`,
      ],
      exhibit: {
        kind: 'flow',
        from: ['Investors, NDAs and checks', 'A data room for each property'],
        middle: `The fund in ${site.product.name}`,
        to: ['Acquisitions, reviewed anonymously', 'Disposals, listed when ready'],
        note: 'How a fund uses the same files when it acquires and when it sells.',
      },
    },
    share: {
      kind: 'prose',
      heading: 'Co-invest in a single property',
      paragraphs: [
        `Where a listing allows it, several investors can take part in one property. Each decides independently: ${site.name} does not pool money or select investors.`,
      ],
      exhibit: {
        kind: 'screen',
        title: 'City hotel',
        aside: 'Worked example',
        items: [
          { name: 'Family office', value: prose(2_000_000), share: 50 },
          { name: 'Property fund', value: prose(1_200_000), share: 30 },
          { name: 'Wealth manager’s client', value: prose(700_000), share: 17.5 },
          { name: 'Private investor, minimum ticket', value: prose(100_000), share: 2.5 },
        ],
        total: { name: 'Total of four tickets', value: prose(4_000_000) },
        note: 'Illustrative amounts.',
      },
    },
  },
  callToAction: {
    heading: 'Start as a buyer or as an owner',
    text: 'Investors see listings once they are approved. Owners and developers apply as capital seekers, and their listing is published once their documents are approved.',
    actions: [
      { label: 'View Luxury Listings', to: { platform: 'register-investor' } },
      { label: 'List a property', to: { platform: 'register-capital-seeker' } },
      { label: 'Speak with Specialist', to: { route: 'contact', subject: 'general-inquiry' } },
    ],
    related: ['family-office', 'investors', 'founders', 'faq'],
  },
} satisfies PageCopy;
