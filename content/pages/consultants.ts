import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/**
 * Copy of the consultants page (R2.41). The four services are those of
 * independent Advisors: the platform itself gives no advice.
 */
export const consultants = {
  hero: {
    eyebrow: 'Consultants and independent advisers',
    title: 'Which part of the deal should you not do alone?',
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
      heading: 'Four kinds of work worth paying for',
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
      type: 'consultants',
      heading: 'What happens in the first week of an engagement?',
    },
    approach: {
      kind: 'prose',
      heading: 'Why has no adviser called you yet?',
      paragraphs: [
        'Because the rules forbid it. An Advisor may not solicit issuers who are not already its clients, so a company that lists a project does not spend the next morning declining help. The first approach is yours.',
        'An Advisor may also not act as Investor, Issuer or Partner in a personal capacity. The person who values your shares on the platform cannot be bidding for them there as well.',
      ],
    },
    practice: {
      kind: 'list',
      heading: 'Are you the consultant?',
      intro: 'An Advisor’s account is made for a practice with several clients and little time for filing.',
      items: [
        'Show your details in the Advisor Pool, and let companies find you.',
        'View projects, and upload them on behalf of issuers who are already your clients.',
        'Keep each client’s pipeline, contacts and signed NDAs in one record, and documents in a room that the client can open too.',
        'Pass KYC/AML screening as every other user does.',
      ],
    },
  },
  callToAction: {
    heading: 'Start with the sentence',
    text: 'Send us the question you would put to an adviser, without names, and we will show you how to look for one. Advisers who want a place in the pool can use the same form.',
    actions: [
      { label: 'Engage Our Experts', to: { route: 'contact', subject: 'General Inquiry' } },
      { label: 'Contact Us', to: { route: 'contact', subject: 'Partnership Support' } },
    ],
  },
} satisfies PageCopy;
