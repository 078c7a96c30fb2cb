import { facts } from '#content/facts.ts';
import type { Workflow } from '#src/model/workflow.schema.ts';

/** How the purchase of a property begins (R2.39). */
export const luxuryRealEstate = [
  {
    icon: 'shield',
    title: 'Register',
    description:
      'You apply as an investor and pass KYC/AML screening. It is done before you have fallen for a view, when forms are still easy to bear.',
    features: [
      'For Professional Clients, subject to approval',
      'No commitment by applying',
      'Filters on who can see you',
    ],
  },
  {
    icon: 'eye-off',
    title: 'Browse',
    description: `Listings from ${facts.countries.text} countries follow one format, whether the asset is a villa, a branded residence or a hotel with its land. You read them without being seen, and no agent calls back.`,
    features: [
      'No name shown to the owner',
      'Villas, residences and hotels under one set of headings',
      'Minimum ticket stated',
    ],
  },
  {
    icon: 'pin',
    title: 'Engage',
    description:
      'You pick a property and reveal your identity to that owner alone. Until this moment the staff, the neighbours and the second agent have had nothing to talk about.',
    features: [
      'One owner, at the time you choose',
      'An owner whose name may be confidential too',
      'No introduction fee to the platform',
    ],
  },
  {
    icon: 'signature',
    title: 'Sign and read',
    description:
      'The NDA is signed digitally. Then the data room opens: title documents, surveys, leases, service charges. Whether the flight is worth taking is usually clear by the survey.',
    features: [
      'NDA before any confidential paper',
      'Title, surveys and leases in one room',
      'Your own surveyor beside you',
    ],
  },
  {
    icon: 'handshake',
    title: 'Negotiate',
    description:
      'You, the owner and your own lawyers and surveyors take it from there. If the house is more than you want, co-investment allows a part. The platform keeps the papers and stays out of the price.',
    features: [
      'Direct talks with the owner',
      'A part of a hotel as well as the whole',
      'No success fee, commission or brokerage fee',
    ],
  },
] satisfies Workflow;
