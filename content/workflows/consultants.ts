import type { Workflow } from '#src/model/workflow.schema.ts';

/** The first week of an engagement, as the client lives it (R2.41). */
export const consultants = [
  {
    icon: 'search',
    title: 'You write down the question',
    description:
      'One sentence will do. “Should we sell the logistics arm?” draws a better reply than a request for strategic support, and it shows which of the four kinds of work you need.',
    features: [
      'Fundraising strategy or corporate finance',
      'Due diligence and valuation',
      'M&A execution, from list to signing',
    ],
  },
  {
    icon: 'people',
    title: 'You choose whom to ask',
    description:
      'Look through the Advisor Pool. Take references as you would for a finance director, because no one here has taken them for you.',
    features: [
      'A directory of advisers and their details',
      'No adviser may solicit you first',
      'No adviser bids for what it values',
    ],
  },
  {
    icon: 'handshake',
    title: 'The two of you agree terms',
    description:
      'Scope, fee and liability go into the adviser’s own engagement letter. Ask who will do the work; it is seldom the person who came to the meeting.',
    features: [
      'You engage the adviser directly',
      'The fee is between the two of you',
      'The platform is no party to it',
    ],
  },
  {
    icon: 'lock',
    title: 'The room opens',
    description:
      'An NDA is signed digitally, and the adviser works from the data room your board already uses. What is missing from it becomes the first list of requests.',
    features: [
      'A signed NDA before the first file',
      'The board’s own data room',
      'No second set of papers to maintain',
    ],
  },
  {
    icon: 'calendar',
    title: 'You meet again on Friday',
    description:
      'By now the adviser has read enough to say what the question will take: which papers, whose time, how many weeks. If a project should be listed, an Advisor can upload it on your behalf.',
    features: [
      'A timetable both sides have seen',
      'Projects uploaded for existing clients',
      'One record of who does what next',
    ],
  },
] satisfies Workflow;
