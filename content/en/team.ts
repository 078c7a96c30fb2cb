import { site } from '#content/site.ts';
import type { TeamMember } from '#src/model/team.schema.ts';

/** The leadership team on the about page, in reading order (R2.29). The first one signs its letter. */
export const team = [
  {
    id: 'maysa-al-rashid',
    sample: true,
    name: 'Maysa Al Rashid',
    role: 'Chief Executive',
    bio: 'Strategy and product direction, and the rule that the company gives no advice, brokers nothing and takes no share of a deal.',
    email: site.email.general,
  },
  {
    id: 'erik-lindqvist',
    sample: true,
    name: 'Erik Lindqvist',
    role: 'Chief Technology Officer',
    bio: 'Engineering, and the security, access controls and availability of the platform.',
    email: site.email.security,
  },
  {
    id: 'amara-okonjo',
    sample: true,
    name: 'Amara Okonjo',
    role: 'Head of Compliance',
    bio: 'User approval: KYC/AML checks, restricted jurisdictions and the rules for partner portals.',
    email: site.email.privacy,
  },
  {
    id: 'vikram-desai',
    sample: true,
    name: 'Vikram Desai',
    role: 'Head of Clients and Partners',
    bio: 'Clients, partner portals and support.',
    email: site.email.support,
  },
] satisfies TeamMember[];
