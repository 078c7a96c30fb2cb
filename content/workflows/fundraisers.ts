import type { Workflow } from '#src/model/workflow.schema.ts';

/** A raise that is run for somebody else, from mandate to close (R2.44). */
export const fundraisers = [
  {
    icon: 'building',
    title: 'Take the mandate in',
    description:
      'Enter the project in the standard format, on behalf of a client you already act for. The legal entity and the project each pass KYC, and the issuer shows its rights to what is being offered.',
    features: [
      'An Advisor’s account for several clients',
      'KYC of entity and project',
      'A fixed format for the teaser',
    ],
  },
  {
    icon: 'folder',
    title: 'Stock the room',
    description:
      'Load the accounts, the model and the contracts while the principal still has time for you. Decide which of them wait behind the NDA.',
    features: [
      'Documents the client can replace itself',
      'One forecast, the current one',
      'The checklist finished before launch',
    ],
  },
  {
    icon: 'people',
    title: 'Build the list',
    description:
      'Sort the investors you already know by who could say yes. Note the ones who should not be called at all, and why. The list is yours, and so are the filters on who can see it.',
    features: [
      'History from earlier raises',
      'One owner for each investor',
      'Filters over your own information',
    ],
  },
  {
    icon: 'globe',
    title: 'Publish, if it helps',
    description:
      'On the marketplace, investors browse without being seen. Those who choose to engage join your pipeline with a name. If the client prefers silence, the step is left out.',
    features: [
      'Readers beyond your own contacts',
      'The publisher’s name kept confidential',
      'No cold call to make or to take',
    ],
  },
  {
    icon: 'pipeline',
    title: 'Work the pipeline',
    description:
      'NDAs go out for digital signature, files open, questions come back. Each Friday the stages have moved or they have not, and the principal can read which without ringing you.',
    features: [
      'E-signature for every NDA',
      'A next step beside every name',
      'A board to read out over the telephone',
    ],
  },
  {
    icon: 'check',
    title: 'Close, and keep the record',
    description:
      'The agreement is signed between the parties. The list, the notes and the reasons for each refusal are there for the next raise, and the investor who came too late is first on it.',
    features: [
      'No success fee on top of yours',
      'Reasons kept with each refusal',
      'Papers in one place for the auditors',
    ],
  },
] satisfies Workflow;
