import { facts } from '#content/facts.ts';
import type { Workflow } from '#src/model/workflow.schema.ts';

/** How a founder raises on the platform (R2.44). */
export const founders = [
  {
    icon: 'folder',
    title: 'Find the papers',
    description:
      'Proof that the company exists and of who owns it, the cap table with the option pool in it, the last accounts. Give it an evening. What cannot be found tonight will be asked for anyway.',
    features: [
      'Proof of the legal entity and its owners',
      'Evidence of your rights to the project',
      'One correct cap table',
    ],
  },
  {
    icon: 'shield',
    title: 'Apply, and be screened',
    description:
      'You register as a capital seeker and submit the folder. The company passes KYC, then the project does, and the documents are approved against set criteria. The answer can also be no.',
    features: [
      'KYC of the entity and of the project',
      `${facts.priceCapitalSeekers.text}, paid once, for a single project`,
      'Terms accepted by ticking a box',
    ],
  },
  {
    icon: 'document',
    title: 'Write the page that strangers read',
    description:
      'Listings follow one format, so you fill in the headings every investor looks for. Write it for a reader who is clever, busy and new to your trade. Customers’ names can wait.',
    features: [
      `${facts.singleListings.text} listing per ${facts.listingMonths.text}`,
      `A minimum ticket of ${facts.minimumTicket.text} or more`,
      'No design work, and no house style',
    ],
  },
  {
    icon: 'lock',
    title: 'Decide what waits behind the NDA',
    description:
      'Contracts, salaries and the forecast go into the data room. Investors sign digitally before they see them, which settles your lawyer’s oldest question.',
    features: [
      `${facts.singleStorage.text} of storage for your documents`,
      'Signed NDAs kept beside the files',
      'A single file to correct when something changes',
    ],
  },
  {
    icon: 'pipeline',
    title: 'Answer the ones who come forward',
    description:
      'For some time you may hear nothing: investors browse without a name. Whoever engages has read the page, so treat the first call as a second meeting. Then give it a stage.',
    features: [
      'Names that arrive by their own choice',
      'A pipeline your co-founder can read',
      'A CRM for those who say “later”',
    ],
  },
  {
    icon: 'handshake',
    title: 'Sign with your investor, and go back to work',
    description: `The term sheet is between you, the investor and two sets of lawyers. A success fee of ${facts.traditionalSuccessFee.text} is traditional on such days. Here nothing is taken from the round.`,
    features: [
      'No success fee and no commission',
      'The full record kept for the next round',
      'A room the board can go on using',
    ],
  },
] satisfies Workflow;
