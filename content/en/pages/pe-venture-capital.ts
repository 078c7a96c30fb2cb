import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for private equity and venture capital (R2.35). */
export const peVentureCapital = {
  hero: {
    layout: 'centred',
    tone: 'accent',
    eyebrow: 'Private equity and venture capital',
    title: 'Remember why you said no',
    lead: `A company you declined comes back with another price. ${site.product.name} has your notes, documents and reasons from the last time, beside the deals that you find on the marketplace without being named.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
    note: `Investors must be Professional Clients. With ${site.product.name}, a team of ${facts.multiLicences.text} pays ${facts.priceBusiness.text} a year.`,
  },
  sections: {
    record: {
      kind: 'claims',
      pace: 'dense',
      heading: `Company figures. ${site.name} is not a party to users’ transactions`,
      items: [
        { value: facts.capitalRaised.text, label: 'raised' },
        { value: facts.firmsServed.text, label: 'firms' },
        { value: facts.dealsRun.text, label: 'deals' },
      ],
    },
    benefits: {
      kind: 'features',
      heading: 'A declined deal is worth keeping',
      items: [
        {
          title: 'Cross-border deal flow',
          description: 'Compare opportunities across sectors and stages in one standard format.',
        },
        {
          title: 'Anonymous research',
          description:
            'Study a sector without disclosing your interest: you choose which company learns who you are.',
        },
        {
          title: 'Decision history',
          description: 'Note why you declined, and read it again when the company next raises capital.',
        },
        {
          title: 'Co-investment',
          description: 'Invest alongside others when a round is larger than your limit.',
        },
        {
          title: 'A price that ignores deal size',
          description: `The Business plan of ${site.product.name} is ${facts.priceBusiness.text} a year for ${facts.multiLicences.text} users. Approved investors browse the marketplace free.`,
        },
      ],
    },
    workflow: {
      kind: 'workflow',
      tone: 'sunk',
      heading: 'The file of a deal grows with every step',
      intro: 'Private investments can lose all of their value and may be hard or impossible to sell.',
      steps: [
        {
          title: 'Source opportunities',
          description: 'Find companies on the marketplace, or add those referred by your network.',
          features: ['Standard deal formats', 'One pipeline for all sources'],
        },
        {
          title: 'Assess each opportunity',
          description: 'Note a stage, someone responsible and a first assessment, and record each decline.',
          features: ['Stages shared by the deal team', 'Earlier notes on the contact'],
        },
        {
          title: 'Engage and sign the NDA',
          description:
            'Engage with the company you want to meet, and sign the NDA before it shares confidential files.',
          features: ['Only this company learns who you are', 'NDA signed electronically'],
        },
        {
          title: 'Conduct due diligence',
          description:
            'Once the company admits you to its data room, work from its accounts, contracts and cap table. The platform does not verify documents.',
          features: ['Secure virtual data room', 'Findings noted on the deal’s file'],
        },
        {
          title: 'Complete the identity checks',
          description:
            'Follow the know-your-customer and anti-money-laundering (KYC/AML) checks on the company and on co-investors during the negotiation. Your own regulatory duties remain.',
          features: ['Status of each party', 'Outstanding checks listed'],
        },
        {
          title: 'Prepare the exit',
          description:
            'Prepare a data room for the sale, and approach buyers who are already in your customer relationship management (CRM) system.',
          features: [
            'Board documents in order',
            'Earlier contact with each buyer',
            'Marketplace listing, if you choose',
          ],
        },
      ],
    },
  },
  callToAction: {
    heading: 'Bring three deals you declined to a demo',
    text: 'We enter them with your reasons, and show what your team would see when one of them comes back. Leave out names.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See the marketplace', to: { route: 'marketplace' } },
    ],
    related: ['fund-managers', 'founders', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;
