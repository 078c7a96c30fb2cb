import { facts } from '#content/facts.ts';
import type { Workflow } from '#src/model/workflow.schema.ts';

/** How a family office looks and decides (R2.44). */
export const familyOffice = [
  {
    icon: 'shield',
    title: 'Settle who may see the family',
    description:
      'The office registers and passes KYC/AML screening as a Professional Client. Then it sets the filters on who can see its information. Some offices set them to almost nobody.',
    features: [
      'Screening before the first listing is read',
      'Filters that the office sets itself',
      'A profile of what the family buys, if it wants one',
    ],
  },
  {
    icon: 'eye-off',
    title: 'Read with the door closed',
    description: `The analyst goes through opportunities from ${facts.countries.text} countries on a quiet morning. What does not suit the family is left unread after page one, and nobody telephones to ask why.`,
    features: [
      'Browsing that shows no name to the issuer',
      'One format for direct deals, funds and property',
      'Projects that match the profile',
    ],
  },
  {
    icon: 'pipeline',
    title: 'Put three on the principal’s list',
    description:
      'The few that survive go into the pipeline with a note and a name beside them. The principal opens one list on the aeroplane and answers from it.',
    features: [
      'Stages that the whole office shares',
      'The introducer’s history in the CRM',
      'A reason kept for every no',
    ],
  },
  {
    icon: 'signature',
    title: 'Give the name once, to one issuer',
    description:
      'The office chooses to engage, and that issuer learns who has been reading. The NDA is signed digitally. Then the data room opens.',
    features: [
      'Identity revealed by choice',
      'NDA signed before confidential papers',
      'No other issuer is told',
    ],
  },
  {
    icon: 'people',
    title: 'Let the committee read one version',
    description:
      'The accounts, the draft agreement and counsel’s remarks are in one room when the committee sits. The diligence is the office’s own, since the platform verifies no documents and recommends no deal.',
    features: [
      'One address for every draft',
      'Counsel invited to the same room',
      'The site visit filed with the deal it was about',
    ],
  },
  {
    icon: 'handshake',
    title: 'Take the whole ticket, or part of it',
    description: `Co-investment lets the office join at a size the family is content with, beside others who decide for themselves. A project’s minimum ticket is ${facts.minimumTicket.text} or more, unless the financial regulator sets another.`,
    features: [
      'No success fee and no carried interest to the platform',
      'Side letters and notices kept with the deal',
      'A record for the analyst who comes next',
    ],
  },
] satisfies Workflow;
