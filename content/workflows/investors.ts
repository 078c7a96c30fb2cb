import { facts } from '#content/facts.ts';
import type { Workflow } from '#src/model/workflow.schema.ts';

/** How a professional investor goes from application to decision (R2.44). */
export const investors = [
  {
    icon: 'shield',
    title: 'Apply as a Professional Client',
    description: `A form, the boxes that accept the terms, and KYC/AML screening. You might be a fund, a family office, an institution or a person with at least ${facts.professionalClientCash.text} in cash. Approval comes before access.`,
    features: [
      'Subject to terms and pending clearance',
      'No commitment and no credit card',
      'Free core access once approved',
    ],
  },
  {
    icon: 'check',
    title: 'Say what you look for',
    description:
      'Set a profile, and information on projects that fit it reaches you. Upload it for other users to see, or keep it short; the filters on who can see your information are yours.',
    features: [
      'Projects matched to your profile',
      'Filters on who sees you',
      'Changed whenever your mandate changes',
    ],
  },
  {
    icon: 'eye-off',
    title: 'Read without giving your name',
    description: `Listings from ${facts.countries.text} countries come under the same headings. You can set a vineyard beside a credit fund, reject both, and remain a stranger to each.`,
    features: [
      'Browsing anonymous to every issuer',
      'Ticket and terms in the same place each time',
      'No follow-up to decline',
    ],
  },
  {
    icon: 'mail',
    title: 'Make the first move',
    description:
      'You choose one opportunity and engage. That is the moment your identity is revealed, to that issuer. It is called reverse inquiry, and it leaves the timing with you.',
    features: [
      'Identity shown by your own act',
      'The first word left to you',
      'Every other listing still read unseen',
    ],
  },
  {
    icon: 'signature',
    title: 'Sign, then read the rest',
    description:
      'The NDA is signed digitally and the data room opens. Nobody has verified what is in it except its owner, so bring your auditor’s eye, or your auditor.',
    features: [
      'Digital NDA, then confidential papers',
      'A virtual data room per project',
      'Your own diligence, at your own pace',
    ],
  },
  {
    icon: 'handshake',
    title: 'Decide, alone or beside others',
    description:
      'Invest, walk away, or take a part through co-investment at a size your own committee will sign. You deal with the issuer directly, and no one here is paid more for a yes.',
    features: [
      `Tickets of ${facts.minimumTicket.text} and above`,
      'No success fee, commission or carried interest',
      'A no that costs you nothing',
    ],
  },
] satisfies Workflow;
