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
    title: 'Source more deals, track every decision',
    lead: `The marketplace gives investment teams cross-border deal flow. ${site.product.name} carries each opportunity from first review to committee and exit, on one record.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
  },
  sections: {
    record: {
      kind: 'figures',
      heading: 'The platform in figures',
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
          description: `Compare opportunities from ${facts.countries.text} countries in one standard format, whatever the sector or stage.`,
        },
        {
          title: 'Anonymous research',
          description:
            'Study a sector without disclosing your interest. Your firm is revealed only to the company it chooses to engage.',
        },
        {
          title: 'Decision history',
          description:
            'The CRM keeps the reason for each decline, ready for the next time the company raises.',
        },
        {
          title: 'Co-investment',
          description: 'Share a round that exceeds your limits with investors who decide independently.',
        },
        {
          title: 'Subscription pricing',
          description: 'Zero success fees, and no carried interest, commission or brokerage fee.',
        },
      ],
      exhibit: {
        kind: 'confluence',
        from: ['Marketplace opportunities', 'Referrals from advisers', 'Companies declined earlier'],
        middle: 'One deal pipeline',
        to: ['Shortlist for committee', 'Declined, with reasons kept'],
        note: 'Every source of deals, on one record.',
      },
    },
    workflow: {
      kind: 'workflow',
      tone: 'sunk',
      heading: 'From sourcing to exit in six steps',
      intro: 'Each step keeps its documents and notes for the next one.',
      steps: [
        {
          icon: 'search',
          title: 'Source opportunities',
          description: 'Find companies on the marketplace, or add those referred by your network.',
          features: ['Anonymous browsing', 'Standard deal formats', 'One pipeline for all sources'],
        },
        {
          icon: 'pipeline',
          title: 'Screen the pipeline',
          description: 'Give each opportunity a stage, an owner and a first view, and record every decline.',
          features: ['Stages the deal team shares', 'Earlier notes in the CRM'],
        },
        {
          icon: 'signature',
          title: 'Sign the NDA',
          description:
            'Reveal your firm to the company you wish to meet, and sign before confidential information is shared.',
          features: ['Identity revealed by choice', 'E-signature on the record'],
        },
        {
          icon: 'folder',
          title: 'Conduct due diligence',
          description:
            'Work from accounts, contracts and cap table in the virtual data room. The platform does not verify documents.',
          features: ['One secure data room', 'One current model'],
        },
        {
          icon: 'shield',
          title: 'Clear the parties',
          description:
            'Follow KYC/AML checks alongside the negotiation, for the company and for co-investors. Your own regulatory duties remain.',
          features: ['Checks beside the deal', 'Co-investors who decide independently'],
        },
        {
          icon: 'chart',
          title: 'Prepare the exit',
          description: 'Reuse the data room for the sale and approach buyers already in your CRM.',
          features: ['Board documents in order', 'A buyer list with history', 'A listing when ready'],
        },
      ],
    },
    stages: {
      kind: 'prose',
      heading: 'One workflow for venture and buyouts',
      paragraphs: [
        'Seed rounds and buyouts differ in size, structure and diligence. Both depend on the same facts: the last contact, the status of the NDA and the current model.',
        'The platform keeps those facts on one record. The investment judgement stays with the partners.',
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
            lines: ['Last contact: the lender', 'NDA: countersigned', 'Model: version 12, with covenants'],
          },
        ],
        note: 'Illustrative deals.',
      },
    },
  },
  callToAction: {
    heading: 'See your pipeline on the platform',
    text: 'A walkthrough of sourcing, screening and decision records, using your own process. Or start with the marketplace.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See the marketplace', to: { route: 'marketplace' } },
    ],
    related: ['fund-managers', 'founders', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;
