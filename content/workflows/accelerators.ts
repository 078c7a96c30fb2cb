import type { Workflow } from '#src/model/workflow.schema.ts';

/** The season of a programme that runs its own portal (R2.37). */
export const accelerators = [
  {
    icon: 'spring',
    title: 'Before selection: dress the portal',
    description:
      'Logo, background picture, tagline, colour, documents. Then your administrators get their access. Applicants arrive at the programme’s own address and see its name.',
    features: [
      'Your subdomain and legal name',
      'Your own terms and privacy documents',
      'Administrators from your own team',
    ],
  },
  {
    icon: 'people',
    title: 'First weeks: register the cohort',
    description:
      'Each legal entity proves that it exists and who owns it. Entity and project both pass KYC, which is easier in week two than in the week of the pitch.',
    features: [
      'Companies filed under their intake',
      'Entity and project checked in turn',
      'Papers gathered while there is time',
    ],
  },
  {
    icon: 'folder',
    title: 'Mid-programme: fill the rooms',
    description:
      'Deal formats are standardised, so a mentor can see from across the table which page a company has not written. The data room behind it fills at the founders’ pace.',
    features: [
      'One format for the whole cohort',
      'A data room for each company',
      'NDAs prepared before they are needed',
    ],
  },
  {
    icon: 'calendar',
    title: 'Demo day: let the investors in',
    description:
      'Those you have approved sign NDAs digitally and read what they came for. Each approaches the companies it chooses, the same evening if it likes.',
    features: [
      'Investors approved and sorted by you',
      'Professional Clients, under the regulator’s rulebook',
      'Interest that arrives with a name on it',
    ],
  },
  {
    icon: 'chart',
    title: 'Afterwards: report, and stay open',
    description:
      'Sponsors get their figures. The rooms remain where they are, for the investor who returns when the pilot has finished.',
    features: [
      'Analytics drawn from your own records',
      'Sponsor reports without a round of emails',
      'Rooms that outlast the season',
    ],
  },
] satisfies Workflow;
