import type { TeamMember } from '#src/model/team.schema.ts';

/** The leadership team on the about page, in reading order (R2.29). */
export const team = [
  {
    id: 'nadia-al-rashid',
    sample: true,
    initials: 'NR',
    name: 'Nadia Al Rashid',
    role: 'Chief Executive',
    bio: 'Nadia leads strategy and product direction, and answers for the rule that the company gives no advice, brokers nothing and takes no share of a deal.',
  },
  {
    id: 'tomas-lindqvist',
    sample: true,
    initials: 'TL',
    name: 'Tomas Lindqvist',
    role: 'Chief Technology Officer',
    bio: 'Tomas leads engineering and is responsible for the platform’s security, access controls and availability.',
  },
  {
    id: 'amara-okonjo',
    sample: true,
    initials: 'AO',
    name: 'Amara Okonjo',
    role: 'Head of Compliance',
    bio: 'Amara is responsible for user approval: know-your-customer and anti-money-laundering (KYC/AML) checks, restricted jurisdictions and the rules for partner portals.',
  },
  {
    id: 'vikram-desai',
    sample: true,
    initials: 'VD',
    name: 'Vikram Desai',
    role: 'Head of Clients and Partners',
    bio: 'Vikram is responsible for clients, partner portals and support.',
  },
] satisfies TeamMember[];
