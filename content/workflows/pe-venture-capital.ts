import { facts } from '#content/facts.ts';
import type { Workflow } from '#src/model/workflow.schema.ts';

/** One deal of a private equity or venture firm, from sourcing to exit (R2.44). */
export const peVentureCapital = [
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
    features: ['Stages the deal team shares', 'A reason beside every no', 'Earlier notes found in the CRM'],
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
] satisfies Workflow;
