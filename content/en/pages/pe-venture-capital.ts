import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

/** Copy of the page for private equity and venture capital (R2.35). */
export const peVentureCapital = {
  hero: {
    layout: 'centred',
    tone: 'accent',
    eyebrow: 'Private equity and venture capital',
    title: 'Remember why you said no',
    lead: `A company you declined comes back with another price. ${site.product.name} has your notes and reasons from the last time. ${promises.says.firstRead}.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'register-investor' } },
    ],
    note: `Free for Professional Clients. ${site.product.name} with ${facts.multiUsers.text} costs ${facts.priceBusiness.text} a year.`,
  },
  sections: {
    workflow: {
      kind: 'workflow',
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
          description: 'Note a stage and a first assessment, and record each decline.',
          features: ['Stages shared by the deal team', 'Earlier notes on the contact'],
        },
        {
          title: 'Engage and sign the NDA',
          description:
            'Engage with the company you want to meet, and sign the NDA before it shares confidential files.',
          features: ['You make first contact', 'NDA signed electronically'],
        },
        {
          title: 'Conduct due diligence',
          description:
            'Once the company admits you to its data room, work from its accounts, contracts and cap table. The platform does not verify documents.',
          features: ['Secure virtual data room', 'Findings noted on the deal’s file'],
        },
        {
          title: 'Follow the KYC/AML checks',
          description:
            'Follow the checks on the company and its owners during the negotiation. Your own regulatory duties remain.',
          features: ['Status of the company and its owners', 'Outstanding checks listed'],
        },
        {
          title: 'Prepare the exit',
          description: 'Prepare a data room for the sale, and approach buyers among your contacts.',
          features: ['Earlier contact with each buyer', 'Marketplace listing, if you choose'],
        },
      ],
    },
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
      pace: 'dense',
      heading: 'A declined deal is worth keeping',
      items: [
        {
          title: 'Decision history',
          description: 'Note why you declined, and read it again when the company next raises capital.',
        },
        {
          title: 'Cross-border deal flow',
          description: 'Compare opportunities across countries, sectors and stages in one format.',
        },
        {
          title: 'Anonymous research',
          description: `Study a sector first. ${promises.says.onlyIssuer}.`,
        },
        {
          title: 'Co-investment',
          description: 'Invest alongside others when a round exceeds your limit.',
        },
      ],
    },
  },
  callToAction: {
    heading: 'Bring three deals you declined to a demo',
    text: 'We enter them with your reasons, and show what your team would see when one comes back.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See the marketplace', to: { route: 'marketplace' } },
    ],
    related: ['fund-managers', 'founders', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;
