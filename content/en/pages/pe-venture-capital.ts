import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for private equity and venture capital (R2.35). */
export const peVentureCapital = {
  hero: {
    picture: 'segment-pe-venture-capital',
    screen: { kind: 'product', screen: 'declined-pipeline', note: 'Sample data.' },
    tone: 'accent',
    eyebrow: 'Private equity and venture capital',
    title: 'Track every deal from first look to exit',
    lead: `Find cross-border opportunities on the marketplace without being named. ${site.product.name} then keeps the notes, documents and decisions on each deal, from first review to committee and exit.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
    note: 'Investors must be Professional Clients. Access to the marketplace is subject to approval.',
  },
  sections: {
    record: {
      kind: 'figures',
      heading: 'Company figures',
      items: [
        { value: facts.capitalRaised.text, label: 'raised' },
        { value: facts.firmsServed.text, label: 'firms' },
        { value: facts.dealsRun.text, label: 'deals' },
      ],
    },
    benefits: {
      kind: 'features',
      heading: 'What your deal team gains',
      items: [
        {
          title: 'Cross-border deal flow',
          description: `Compare opportunities of every sector and stage in one standard format, on a marketplace that reaches ${facts.countries.text} countries.`,
        },
        {
          title: 'Anonymous research',
          description:
            'Study a sector without disclosing your interest. Only the company you choose to engage with learns who you are.',
        },
        {
          title: 'Decision history',
          description:
            'Note in the CRM why you declined, and read it again when the company next raises capital.',
        },
        {
          title: 'Co-investment',
          description:
            'Invest alongside others when a round is larger than your limit. Each investor decides independently.',
        },
        {
          title: 'Subscription pricing',
          description: `${site.product.name} is available by subscription. There are no success fees, commissions, brokerage fees or carried interest.`,
        },
      ],
      exhibit: {
        kind: 'flow',
        from: ['Marketplace opportunities', 'Referrals from advisers', 'Companies declined earlier'],
        middle: 'One deal pipeline',
        to: ['Shortlist for committee', 'Declined, with your notes'],
        note: 'Deals from every source enter the same pipeline.',
      },
    },
    workflow: {
      kind: 'workflow',
      tone: 'sunk',
      heading: 'How a deal moves from sourcing to exit',
      intro: 'The documents and notes of each step are kept on the deal’s file.',
      steps: [
        {
          icon: 'search',
          title: 'Source opportunities',
          description: 'Find companies on the marketplace, or add those referred by your network.',
          features: ['Anonymous browsing', 'Standard deal formats', 'One pipeline for all sources'],
        },
        {
          icon: 'pipeline',
          title: 'Assess each opportunity',
          description:
            'Give each opportunity a stage, an owner and an initial assessment, and record every decline.',
          features: ['Stages shared by the deal team', 'Earlier notes in the CRM'],
        },
        {
          icon: 'signature',
          title: 'Engage and sign the NDA',
          description:
            'Engage with the company you want to meet, and sign its NDA before confidential information is shared.',
          features: ['Only this company learns who you are', 'NDA signed electronically'],
        },
        {
          icon: 'folder',
          title: 'Conduct due diligence',
          description:
            'Once the company admits you to its data room, work from its accounts, contracts and cap table. The platform does not verify documents.',
          features: ['Secure virtual data room', 'Findings noted on the deal’s file'],
        },
        {
          icon: 'shield',
          title: 'Complete KYC/AML checks',
          description:
            'Follow the checks on the company and on co-investors during the negotiation. You are still responsible for your own regulatory duties.',
          features: ['Status of each party', 'Outstanding checks listed'],
        },
        {
          icon: 'chart',
          title: 'Prepare the exit',
          description: 'Prepare a data room for the sale, and approach buyers who are already in your CRM.',
          features: [
            'Board documents in order',
            'Earlier contact with each buyer',
            'Marketplace listing, if you choose',
          ],
        },
      ],
    },
    stages: {
      kind: 'prose',
      heading: 'Venture rounds and buyouts in the same pipeline',
      paragraphs: [
        'Seed rounds and buyouts differ in size and due diligence. In both, the team needs the last contact, the NDA status and the current model at hand.',
        'The deal’s file shows all three. Your partners take the investment decision.',
      ],
      exhibit: {
        kind: 'screen',
        title: 'Current deals',
        aside: 'Status for partners',
        items: [
          {
            name: 'Seed round',
            value: 'First review',
            lines: ['Last contact: the founder', 'NDA: signed by both parties', 'Model: founder’s base case'],
          },
          {
            name: 'Buyout',
            value: 'Due diligence',
            lines: [
              'Last contact: the lender',
              'NDA: signed by both parties',
              'Model: version 12, with covenants',
            ],
          },
        ],
        note: 'Illustrative deals.',
      },
    },
  },
  callToAction: {
    heading: 'Start with a demo or with the marketplace',
    text: 'The demo covers sourcing, assessment and decision history. The marketplace page explains how anonymous browsing works for Professional Clients.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See the marketplace', to: { route: 'marketplace' } },
    ],
    related: ['fund-managers', 'founders', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;
