import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/**
 * Copy of the consultants page (R2.41). The four services are those of
 * independent Advisors: the platform itself gives no advice.
 */
export const consultants = {
  hero: {
    eyebrow: 'Consultants and independent advisers',
    title: 'Find an independent adviser for your deal',
    lead: 'A chief executive sells a company once. An adviser may do it every spring. The Advisor Pool is where advisers on the platform show their details, and where a company with a question can look for one.',
    actions: [
      { label: 'Engage Our Experts', to: { route: 'contact', subject: 'General Inquiry' } },
      { label: 'Contact Us', to: { route: 'contact', subject: 'Partnership Support' } },
    ],
    note: `The advisers are independent, and you engage them directly. ${site.name} is a technology platform: it gives no investment advice and is not a party to their work.`,
  },
  sections: {
    services: {
      kind: 'features',
      heading: 'Four services of independent advisers',
      items: [
        {
          title: 'Fundraising strategy',
          description:
            'How much, from whom and in which order. A good adviser tells you in the first hour that the plan asks for eighteen months of money and describes twelve months of work.',
        },
        {
          title: 'Due diligence and valuation',
          description:
            'Someone with no stake in the answer reads the accounts and shows how they reached a number. The other side will ask for the working; it is better to have met the weak line first.',
        },
        {
          title: 'Corporate finance',
          description:
            'Debt or equity, now or after the audit, one lender or three. The adviser sets the choices side by side and explains the covenants to the director who is afraid to ask.',
        },
        {
          title: 'M&A execution',
          description:
            'The buyer list, the management meetings, the questions, the signing. Somebody has to keep the timetable when both lawyers are on holiday, and see that two bidders hear the same thing.',
        },
      ],
    },
    firstWeek: {
      kind: 'workflow',
      heading: 'The first week of an engagement',
      steps: [
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
      ],
    },
    approach: {
      kind: 'prose',
      heading: 'Advisers may not solicit you',
      paragraphs: [
        'The first approach is yours. An Advisor may not solicit issuers who are not already its clients, so a company that lists a project does not spend the next morning declining help.',
        'An Advisor may also not act as Investor, Issuer or Partner in a personal capacity. The person who values your shares on the platform cannot be bidding for them there as well.',
      ],
      exhibit: {
        kind: 'sight',
        steps: ['Approach you', 'Upload your project', 'Bid for it'],
        rows: [
          {
            who: 'The adviser you chose',
            cells: ['Because you asked', 'On your behalf', 'Not allowed'],
            seen: [0, 1],
          },
          { who: 'Any other adviser', cells: ['Not allowed', 'Not allowed', 'Not allowed'], seen: [] },
          {
            who: 'An investor',
            cells: ['When it engages', 'Not its to upload', 'For its own account'],
            seen: [0, 2],
          },
        ],
        note: 'What the rules of the platform let each of them do.',
      },
    },
    practice: {
      kind: 'list',
      heading: 'For consultants: what an Advisor’s account does',
      intro: 'An Advisor’s account is made for a practice with several clients and little time for filing.',
      items: [
        'Show your details in the Advisor Pool, and let companies find you.',
        'View projects, and upload them on behalf of issuers who are already your clients.',
        'Keep each client’s pipeline, contacts and signed NDAs in one record, and documents in a room that the client can open too.',
        'Pass KYC/AML screening as every other user does.',
      ],
      exhibit: {
        kind: 'screen',
        title: 'Your clients',
        aside: 'Sample practice',
        items: [
          {
            name: 'Client A: a raise',
            value: 'Data room open',
            state: 'done',
            lines: ['3 NDAs signed, filed beside the papers'],
          },
          {
            name: 'Client B: a valuation',
            value: 'Draft for the board',
            state: 'due',
            lines: ['The weak line is found before the other side asks'],
          },
          {
            name: 'Client C: a sale',
            value: 'KYC of the project',
            state: 'open',
            lines: ['The upload waits for it'],
          },
        ],
        note: `Three engagements in one account of ${site.name}.`,
      },
    },
  },
  callToAction: {
    heading: 'Find an adviser for your question',
    text: 'Send us the question you would put to an adviser, without names, and we will show you how to look for one. Advisers who want a place in the pool can use the same form.',
    actions: [
      { label: 'Engage Our Experts', to: { route: 'contact', subject: 'General Inquiry' } },
      { label: 'Contact Us', to: { route: 'contact', subject: 'Partnership Support' } },
    ],
  },
} satisfies PageCopy;
