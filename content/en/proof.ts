import type { ProofCopy } from '#src/model/proof.schema.ts';
import { company } from './company.ts';

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
      text: 'Issuers admit investors to a data room only after it is signed.',
    },
    {
      icon: 'eye-off',
      title: 'You decide who sees you',
      text: 'Investors stay anonymous until they engage. Profiles need not name them.',
    },
    {
      icon: 'percent',
      title: 'A platform, not a broker',
      text: 'We give no investment advice and do not broker or solicit transactions.',
    },
    {
      icon: 'pin',
      title: 'Under DIFC law',
      text: `The laws and courts of the ${company.financialCentre} apply.`,
    },
  ],
};
