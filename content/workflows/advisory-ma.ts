import { facts } from '#content/facts.ts';
import type { Workflow } from '#src/model/workflow.schema.ts';

/** A sell-side mandate, from intake to the lawyers (R2.38). */
export const advisoryMa = [
  {
    icon: 'building',
    title: 'Take the mandate in',
    description:
      'Client, perimeter, timetable, conflicts. Write them down in the week the pitch is won, when the partner still remembers what was promised on page nine of it.',
    features: [
      'One brief for everyone who joins later',
      'KYC of the client and of the project',
      'Uploads on behalf of existing clients',
    ],
  },
  {
    icon: 'search',
    title: 'Draw the long list',
    description:
      'Trade buyers from the CRM, funds from the last process, and the one family to whom the founder will not sell. Each gets a status and a reason before anyone is called.',
    features: ['Contacts with their deal history', 'Exclusions on record', 'An owner for every buyer'],
  },
  {
    icon: 'mail',
    title: 'Approach the buyers',
    description: `The teaser goes to the list, and you know who has had it. A listing on a marketplace of ${facts.countries.text} countries finds readers besides, who make themselves known when they wish to.`,
    features: [
      'Call notes beside the teaser',
      'Seller’s name withheld in the listing',
      'Inbound interest in the same pipeline',
    ],
  },
  {
    icon: 'signature',
    title: 'Sign, then open the room',
    description:
      'NDAs go out for e-signature. The memorandum and the files follow the signature, so the list of those who may read is the list of those who have signed.',
    features: [
      'Digital NDAs for every bidder',
      'A secure virtual data room',
      'Checks on parties before offers',
    ],
  },
  {
    icon: 'document',
    title: 'Answer the questions once',
    description:
      'The second-round list arrives after six. Each question gets an owner in finance, tax or counsel, and is closed with the document that answers it.',
    features: [
      'Diligence Q&A beside the room',
      'One answer for two bidders who ask the same',
      'What waits for the client, in one view',
    ],
  },
  {
    icon: 'chart',
    title: 'Let the client look',
    description:
      'The seller opens the dashboard on Thursday night and knows who has gone quiet. The Friday call can be about price, and about whether to wait for the late bidder.',
    features: [
      'A dashboard for the client',
      'Progress as of the day of asking',
      'Fewer status reports to write',
    ],
  },
  {
    icon: 'handshake',
    title: 'Bring it to signing',
    description: `Final offers, one exclusive bidder, and lawyers who want every version since March. They are in the room. What you have agreed with your client is yours; the platform adds no success fee.`,
    features: [
      'The papers of the process, complete',
      'No fee taken from the deal',
      'Buyers remembered for the next mandate',
    ],
  },
] satisfies Workflow;
