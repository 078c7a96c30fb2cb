import { facts } from '#content/facts.ts';
import { site } from '#content/site.ts';
import type { Workflow } from '#src/model/workflow.schema.ts';

/** The four steps from holding to cash (R2.40). */
export const secondaryExit = [
  {
    icon: 'document',
    title: 'List shares',
    description:
      'Register, pass KYC and show that the holding is yours to sell. Describe it in the standard format: the company, the class, the size, what the buyer would have to take on.',
    features: [
      'Your rights shown before the upload',
      'The seller’s name confidential, if you wish',
      'Transfer clauses marked for the reader',
    ],
  },
  {
    icon: 'people',
    title: 'Connect with buyers',
    description:
      'Investors browse anonymously and get in touch when they mean it. An NDA is signed digitally before anyone sees the shareholder agreement.',
    features: [
      `Buyers from a marketplace of ${facts.countries.text} countries`,
      'Each one screened as a user',
      'No ringing round, and no rumour',
    ],
  },
  {
    icon: 'signature',
    title: 'Finalise transfer',
    description:
      'Buyer and seller settle the contract with their own lawyers, obtain the consents the articles require and see the register changed. The data room holds the set of papers both will want later.',
    features: [
      'Pre-emption and consents, in order',
      'One room for both sides’ counsel',
      'A price that you two have agreed',
    ],
  },
  {
    icon: 'percent',
    title: 'Receive funds',
    description: `The buyer pays on the terms the two of you have signed. ${site.name} takes no share of the price, where a success fee of ${facts.traditionalSuccessFee.text} is traditional.`,
    features: [
      'Paid from buyer to seller',
      'No commission out of the proceeds',
      'A closing set for your auditors',
    ],
  },
] satisfies Workflow;
