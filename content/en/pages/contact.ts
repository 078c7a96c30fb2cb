import { company } from '../company.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

const postalAddress = company.address.join(', ');

/** Copy around the message form of the contact page (R2.31). */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    title: 'Speak with our team',
    lead: 'Send a message with the form, or email the team that fits your enquiry. A member of our team will reply.',
  },
  sections: {
    next: {
      kind: 'steps',
      heading: 'What happens next',
      items: [
        {
          title: 'We route your message',
          description: 'The subject you choose directs it to the team that can answer.',
        },
        {
          title: 'We clarify if needed',
          description: 'We ask for any detail that is missing, such as a date, an amount or a country.',
        },
        {
          title: 'You receive a reply by email',
          description: 'We reply to the address you enter in the form.',
        },
      ],
    },
    addresses: {
      kind: 'features',
      heading: 'Email us directly',
      intro: 'Use email for longer messages or attachments.',
      items: [
        {
          title: 'General',
          description: 'Press, partnerships and all other enquiries.',
        },
        {
          title: 'Sales',
          description: 'Plans, Enterprise quotes and demos.',
        },
        {
          title: 'Support',
          description: 'Account access, documents and user administration.',
        },
      ],
    },
    goodMessage: {
      kind: 'list',
      tone: 'sunk',
      heading: 'What to include in your message',
      intro: 'One line on each is enough.',
      items: [
        'Your role: investor, capital seeker, adviser or programme operator.',
        'Your objective and its deadline, such as a mandate, a fundraise or a change of system.',
        'Who should take part, and their time zones.',
        'For a technical fault: the page, the time, what you did and what you saw. Send screenshots by email.',
      ],
    },
    leaveOut: {
      kind: 'prose',
      heading: 'Keep confidential information out of messages',
      paragraphs: [
        'Please do not send confidential documents, identity documents or the name of a company for sale. Describe the transaction in general terms, such as a minority stake in a family business. Documents belong in a data room, after an NDA.',
        `${site.name} is a technology platform. It gives no investment advice and acts as broker for neither side. Send questions about your personal data to ${site.email.privacy} and reports of security vulnerabilities to ${site.email.security}.`,
      ],
    },
    office: {
      kind: 'prose',
      layout: 'stacked',
      heading: 'Office and phone',
      paragraphs: [
        `Our address is ${site.legalName}, ${postalAddress}. Call us on ${site.phone.display}, Dubai time.`,
      ],
    },
  },
  callToAction: {
    heading: 'Find answers in the FAQ',
    text: 'Search questions on registration, features, fees, compliance and support.',
    actions: [
      { label: 'Read the FAQ', to: { route: 'faq' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
  },
} satisfies PageCopy;
