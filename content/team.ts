import type { TeamMember } from '#src/model/team.schema.ts';

/** The leadership team on the about page, in reading order (R2.29). */
export const team = [
  {
    id: 'nadia-al-rashid',
    sample: true,
    name: 'Nadia Al Rashid',
    role: 'Chief Executive',
    bio: 'Nadia answers for what the company chooses to build, and for what it declines to do: advise, broker or take a share of anyone’s deal. She reads the complaints first.',
  },
  {
    id: 'tomas-lindqvist',
    sample: true,
    name: 'Tomas Lindqvist',
    role: 'Chief Technology Officer',
    bio: 'Tomas answers for the data room being open when a bidder in another time zone wants it, and shut to everyone else. His team writes the software and is woken when it stops.',
  },
  {
    id: 'amara-okonjo',
    sample: true,
    name: 'Amara Okonjo',
    role: 'Head of Compliance',
    bio: 'Amara answers for who is let in. Screening, restricted jurisdictions and the rules for partner portals are hers, and an application that troubles her does not go further.',
  },
  {
    id: 'vikram-desai',
    sample: true,
    name: 'Vikram Desai',
    role: 'Head of Clients and Partners',
    bio: 'Vikram answers for the weeks after the contract: the first pipeline, the first cohort on a portal, the first question nobody expected. He also runs the support desk.',
  },
] satisfies TeamMember[];

/** Stands below a quotation while its person or its words are invented. */
export const sampleWords = 'Sample: the person and the words are invented.';
