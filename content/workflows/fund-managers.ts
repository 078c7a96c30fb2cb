import { facts } from '#content/facts.ts';
import type { Workflow } from '#src/model/workflow.schema.ts';

/** How a fund is raised and then reported on (R2.44). */
export const fundManagers = [
  {
    icon: 'folder',
    title: 'Stock the room before the first call',
    description:
      'The placement memorandum, the audited accounts and the track record by vintage go in while the team still has time to argue about the wording. Allocators ask for all three anyway.',
    features: [
      'One current version of each paper',
      'Questionnaires kept with their answers',
      'Confidential files behind the NDA',
    ],
  },
  {
    icon: 'people',
    title: 'Give each allocator one partner',
    description:
      'A re-up and a first meeting are different conversations. The CRM says who owns which, what was said last time and who sat in the room when it was said.',
    features: [
      'One owner and one next step each',
      'Notes from the previous fund',
      'No investor called twice',
    ],
  },
  {
    icon: 'globe',
    title: 'List the fund where strangers can read it',
    description:
      'Professional investors go through the listing without giving their names. Those who write to you know the strategy already, and the first call can begin with their doubts.',
    features: [
      `A marketplace of ${facts.countries.text} countries`,
      'Investors who come forward by themselves',
      'Filters on who may see what',
    ],
  },
  {
    icon: 'pipeline',
    title: 'Turn soft circles into signatures',
    description:
      'Interested, in diligence, with the lawyers, committed. Monday’s meeting leaves alone the names that moved and spends its hour on the ones that have stood still for a fortnight.',
    features: [
      'Stages the partnership agrees on',
      'NDAs out for e-signature',
      'The state of the raise on one screen',
    ],
  },
  {
    icon: 'shield',
    title: 'Clear investors while it is early',
    description:
      'A missing passport copy is a nuisance in May and a postponed close in June. KYC/AML checks begin when the interest does, beside the investor they concern.',
    features: [
      'Checks in the same record as the talks',
      'Compliance told of each new name',
      'Papers chased before closing week',
    ],
  },
  {
    icon: 'document',
    title: 'Close, with every promise in view',
    description:
      'Each side letter stays with the investor it was given to. When the second close raises a most-favoured-nation clause, counsel reads from a file where somebody would have had to remember.',
    features: [
      'Side letters filed by investor',
      'No success fee on the money raised',
      'Carried interest left entirely to you',
    ],
  },
  {
    icon: 'calendar',
    title: 'Report from the room you raised in',
    description:
      'Quarterly letters and capital call notices go where the memorandum was. The administrator keeps the books; investors know where to look, and the next fund opens with a history.',
    features: [
      'Letters and notices at one address',
      'Fewer requests to send it again',
      'Relations that outlive the fund',
    ],
  },
] satisfies Workflow;
