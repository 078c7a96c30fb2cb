import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { tickets } from '#content/sample-amounts.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the luxury real estate page (R2.39). */
export const luxuryRealEstate = {
  hero: {
    picture: 'segment-luxury-real-estate',
    eyebrow: 'Luxury real estate',
    title: 'Luxury property, viewed anonymously',
    lead: 'Family offices, wealth managers and property funds review villas, residences and hotels on the marketplace. The owner learns who you are only when you choose to engage.',
    actions: [
      { label: 'Explore Properties', to: { platform: 'register-investor' } },
      { label: 'Speak with Specialist', to: { route: 'contact', subject: 'general-inquiry' } },
    ],
    note: 'For Professional Clients, subject to approval. Specialists explain the platform; they do not advise on a property or its price.',
    screen: {
      kind: 'product',
      screen: 'property-listings',
      note: 'Properties on the marketplace. Sample data.',
    },
  },
  sections: {
    discretion: {
      kind: 'facing',
      tone: 'sunk',
      heading: 'Discretion for buyers and owners',
      items: [
        {
          title: 'For buyers',
          description:
            'Evaluate a property before your interest becomes known. Browsing is anonymous, and only one owner learns your name.',
        },
        {
          title: 'For owners',
          description:
            'Present a property to professional investors without a public sale. Your name as publisher can be kept confidential.',
        },
      ],
      exhibit: {
        kind: 'sight',
        steps: ['You browse', 'You engage', 'You sign the NDA'],
        rows: [
          { who: 'You', cells: ['The listing', 'Direct talks', 'Title, surveys, leases'], seen: [0, 1, 2] },
          { who: 'The owner', cells: ['No access', 'Your name', 'Name and signature'], seen: [1, 2] },
          { who: 'Every other owner', cells: ['No access', 'No access', 'No access'], seen: [] },
        ],
        note: 'Who has access to what, at each stage.',
      },
    },
    howItWorks: {
      kind: 'workflow',
      heading: 'A purchase in five steps',
      steps: [
        {
          icon: 'shield',
          title: 'Register as an investor',
          description: 'Apply and pass KYC/AML screening before the first listing opens.',
          features: [
            'For Professional Clients',
            'No commitment by applying',
            'Visibility filters you control',
          ],
        },
        {
          icon: 'eye-off',
          title: 'Browse properties',
          description: `Compare listings from ${facts.countries.text} countries in one standard format.`,
          features: ['No name shown to owners', 'Minimum ticket stated'],
        },
        {
          icon: 'pin',
          title: 'Engage the owner',
          description: 'Select a property and reveal your identity to its owner alone.',
          features: ['Identity revealed by choice', 'Direct contact with the owner'],
        },
        {
          icon: 'signature',
          title: 'Sign the NDA',
          description: 'Sign electronically to open title documents, surveys, leases and service charges.',
          features: ['Virtual data room per property', 'Diligence by your own surveyor'],
        },
        {
          icon: 'handshake',
          title: 'Negotiate directly',
          description: 'Agree price and terms with the owner, through your own lawyers and advisers.',
          features: ['Whole property or a share', 'Zero success fees'],
        },
      ],
    },
    room: {
      kind: 'features',
      tone: 'night',
      heading: 'What owners need to list a property',
      items: [
        {
          title: 'Proof of ownership',
          description: 'Documents for the legal entity, its owners and its rights to the property.',
        },
        {
          title: 'Complete property file',
          description:
            'Plans, surveys, service contracts and any open disputes, ready for the buyer’s counsel.',
        },
        {
          title: 'Confidentiality settings',
          description: 'A choice about your name as publisher, and filters on who sees your information.',
        },
      ],
    },
    terms: {
      kind: 'figures',
      tone: 'paper',
      heading: 'Marketplace terms in three figures',
      items: [
        { value: facts.countries.text, label: 'countries on the marketplace' },
        {
          value: facts.minimumTicket.text,
          label: 'lowest minimum ticket, unless the financial regulator sets another',
        },
        { value: 'Zero', label: 'success fees, commissions and brokerage fees' },
      ],
    },
    funds: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'For real estate funds: raise and sell together',
      paragraphs: [
        `${site.product.name} keeps the fund’s investors, NDAs and KYC/AML checks on one record, with a data room for each building. The same data room serves a later sale.`,
      ],
      exhibit: {
        kind: 'confluence',
        from: ['Investors, NDAs and checks', 'A data room for each building'],
        middle: 'One fund record',
        to: ['Acquisitions, reviewed anonymously', 'Disposals, listed when ready'],
        note: 'How a fund acquires and sells on the platform.',
      },
    },
    share: {
      kind: 'prose',
      heading: 'Co-invest in a single property',
      paragraphs: [
        `Several investors can take part in one property, and each decides independently. ${site.name} does not pool money or select investors.`,
      ],
      exhibit: {
        kind: 'screen',
        title: 'City hotel',
        aside: 'Worked example',
        items: [
          { name: 'Family office', value: tickets(20), share: 50 },
          { name: 'Property fund', value: tickets(12), share: 30 },
          { name: 'Wealth manager’s client', value: tickets(7), share: 17.5 },
          { name: 'Private investor, minimum ticket', value: tickets(1), share: 2.5 },
        ],
        total: { name: 'Total of four tickets', value: tickets(40) },
        note: 'Illustrative amounts.',
      },
    },
  },
  callToAction: {
    heading: 'View listings, or list a property',
    text: 'Investors see listings once approved. Owners and developers register as capital seekers and publish once their documents are approved.',
    actions: [
      { label: 'View Luxury Listings', to: { platform: 'register-investor' } },
      { label: 'List a property', to: { platform: 'register-capital-seeker' } },
      { label: 'Speak with Specialist', to: { route: 'contact', subject: 'general-inquiry' } },
    ],
    related: ['family-office', 'investors', 'founders', 'faq'],
  },
} satisfies PageCopy;
