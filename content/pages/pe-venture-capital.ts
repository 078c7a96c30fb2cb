import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for private equity and venture capital (R2.35). */
export const peVentureCapital = {
  hero: {
    eyebrow: 'Private equity and venture capital',
    title: 'See more companies and lose track of fewer',
    lead: `An investment team declines most of what it sees. ${site.product.name} and the marketplace help it look more widely, record why it declined, and give its full attention to the few deals that go to committee.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
  },
  sections: {
    record: {
      kind: 'figures',
      heading: 'Capital raised, firms and deals so far',
      items: [
        { value: facts.capitalRaised.text, label: 'raised' },
        { value: facts.firmsServed.text, label: 'firms' },
        { value: facts.dealsRun.text, label: 'deals' },
      ],
    },
    benefits: {
      kind: 'features',
      heading: 'What a deal team gets back',
      items: [
        {
          title: 'A wider first look',
          description: `Opportunities from ${facts.countries.text} countries come in standardised formats. An associate can set a packaging maker beside a clinic chain and compare the two heading by heading.`,
        },
        {
          title: 'Research that gives nothing away',
          description:
            'Browsing is anonymous. A firm can study a sector for a month before the sector hears of it, and reveals itself only to the company it wishes to meet.',
        },
        {
          title: 'A record of every no',
          description:
            'A company declined at seed comes back at series B with a new chief executive. The CRM still holds the old note, including the reason that may no longer apply.',
        },
        {
          title: 'Partners for the rest of the round',
          description:
            'The term sheet is larger than the fund’s limit. Co-investment makes room for others, each of whom decides for itself.',
        },
        {
          title: 'A price that ignores the outcome',
          description:
            'Subscription only: no success fee, no commission, no brokerage fee and no carried interest.',
        },
      ],
      exhibit: {
        kind: 'confluence',
        from: [
          `The marketplace, ${facts.countries.text} countries`,
          'A company that a lawyer mentioned',
          'A no from the seed round, back at series B',
        ],
        middle: 'One pipeline, one record',
        to: ['A few go to committee, with their papers', 'The others keep the reason for the no'],
        note: 'Where deals come from, and where each of them is found again.',
      },
    },
    workflow: {
      kind: 'workflow',
      heading: 'One deal, from sourcing to exit',
      intro:
        'The order will be familiar. What changes is that each step leaves its papers where the next one starts.',
      steps: [
        {
          icon: 'search',
          title: 'Source',
          description:
            'Find the company on the marketplace, or enter the one a lawyer mentioned at lunch. Both join the same pipeline, and the sector does not hear that you are studying it.',
          features: [
            `Opportunities from ${facts.countries.text} countries`,
            'Anonymous browsing for as long as you need',
            'Standardised formats to compare by',
          ],
        },
        {
          icon: 'pipeline',
          title: 'Screen',
          description:
            'Give it a stage, an owner and a first view. Most will stop here, with a line that says why, and the line is what you will want when the company returns two rounds later.',
          features: [
            'Stages the deal team shares',
            'A reason beside every no',
            'Earlier notes found in the CRM',
          ],
        },
        {
          icon: 'signature',
          title: 'Sign the NDA',
          description:
            'The firm reveals itself to the company it wishes to meet, and signs digitally. Confidential information is shared afterwards, and not before.',
          features: [
            'Your name given to one company',
            'E-signature inside the record',
            'Who signed, and for which firm',
          ],
        },
        {
          icon: 'folder',
          title: 'Open the room',
          description:
            'Accounts, contracts and the cap table are read in the virtual data room. The firm and its advisers do the diligence; the platform does not verify documents.',
          features: [
            'A secure room for the whole team',
            'One version of the model',
            'Questions settled beside the document',
          ],
        },
        {
          icon: 'shield',
          title: 'Clear the parties',
          description:
            'See where the KYC/AML checks stand while the lawyers argue over warranties. The fund’s own duties stay the fund’s. If the ticket exceeds its limit, co-investors come through the same door.',
          features: [
            'Checks alongside the negotiation',
            'Co-investors who decide for themselves',
            'No success fee at closing',
          ],
        },
        {
          icon: 'chart',
          title: 'Prepare the exit',
          description:
            'Years later the firm is the seller. The room it was careful to keep is the room it shows, and the buyers who once lost the auction are still in the CRM.',
          features: [
            'Board papers already in order',
            'A buyer list with a history',
            'A listing when the time is right',
          ],
        },
      ],
    },
    stages: {
      kind: 'prose',
      heading: 'One tool for seed rounds and buyouts',
      paragraphs: [
        'They differ in almost everything a committee discusses. A venture partner weighs a founder and a market that may not exist yet; a buyout partner weighs covenants. But both ask on a Sunday night who spoke to the company last, whether the NDA came back and which model is current.',
        'That is the part the software takes on. The judgement remains with the partners.',
      ],
      exhibit: {
        kind: 'screen',
        title: 'Two deals on a Sunday night',
        aside: 'Two sample deals',
        items: [
          {
            name: 'A seed round',
            value: 'One partner, one founder',
            lines: [
              'Last talk: the founder, on Friday',
              'NDA: signed by both',
              'Model: the founder’s own, from March',
            ],
          },
          {
            name: 'A buyout',
            value: 'Two partners, one lender',
            lines: [
              'Last talk: the lender, on Thursday',
              'NDA: back, countersigned',
              'Model: version 12, with the covenants',
            ],
          },
        ],
        note: 'The same three questions, answered in the same place.',
      },
    },
  },
  callToAction: {
    heading: 'See a demo on a deal you are about to decline',
    text: 'It is the quickest way to see what a record is worth. In a demonstration we enter one, screen it, write down the reason and find it again.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'See the marketplace', to: { route: 'marketplace' } },
    ],
  },
} satisfies PageCopy;
