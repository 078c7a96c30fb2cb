import type { ProofCopy } from '#src/model/proof.schema.ts';
import { company } from './company.ts';

/** Facts that a compliance officer checks first, for several pages. They come from the terms. */
export const proof: ProofCopy = {
  heading: 'Checks come before access',
  items: [
    {
      icon: 'shield',
      title: 'Identity checks before access',
      text: 'No account opens without know-your-customer and anti-money-laundering (KYC/AML) checks.',
    },
    {
      icon: 'signature',
      title: 'NDA before confidential files',
      text: 'Issuers share them only then.',
    },
    {
      icon: 'eye-off',
      title: 'You decide who sees you',
      text: 'An issuer learns your name when you engage.',
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
