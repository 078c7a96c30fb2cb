import type { ProofCopy } from '#src/model/proof.schema.ts';

/** Facts that a compliance officer checks first, for several pages. They come from the terms. */
export const proof: ProofCopy = {
  heading: 'What is checked, and who sees what',
  items: [
    {
      icon: 'shield',
      title: 'KYC/AML before access',
      text: 'Each user is screened before an account opens.',
    },
    {
      icon: 'signature',
      title: 'NDA before documents',
      text: 'Confidential files open once it is signed.',
    },
    {
      icon: 'eye-off',
      title: 'You decide who sees you',
      text: 'Investors stay anonymous until they engage.',
    },
    {
      icon: 'percent',
      title: 'Technology provider, no broker',
      text: 'No investment advice, brokerage or solicitation.',
    },
    {
      icon: 'pin',
      title: 'Under DIFC law',
      text: 'The laws and courts of the Dubai International Financial Centre apply.',
    },
  ],
};
