import { site } from '#content/site.ts';
import type { ContactCopy } from '#src/model/composed-pages.schema.ts';

/** Copy around the message form of the contact page (R2.31). */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    title: 'Write to our team',
    lead: 'Send a message with the form, or email the right team. We will reply by email.',
  },
  sections: {
    next: {
      heading: 'What happens next',
      items: [
        {
          title: 'We route your message',
          description: 'The subject you choose directs it to the team that can answer.',
        },
        {
          title: 'We may ask for details',
          description: 'If something is missing, such as a date, an amount or a country, we ask for it.',
        },
        {
          title: 'You receive a reply by email',
          description: 'We reply to the address you enter in the form.',
        },
      ],
    },
    addresses: {
      heading: 'Email us directly',
      intro: 'Use email for longer messages or attachments.',
      items: [
        {
          title: 'General',
          description: 'Press and all other questions.',
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
    beforeYouWrite: {
      heading: 'Before you write',
      items: [
        {
          title: 'What to include',
          description:
            'Your role, your objective and its deadline. For a technical fault: the page, the time, what you did and what you saw.',
        },
        {
          title: 'What to leave out',
          description:
            'Confidential documents, identity documents and the name of a company for sale. Documents belong in a data room, after the NDA is signed.',
        },
        {
          title: 'Data and security',
          description: `Send questions about your personal data to ${site.email.privacy}, and reports of security vulnerabilities to ${site.email.security}.`,
        },
      ],
    },
    office: {
      heading: 'Office and phone',
      timeZone: '(UTC+4)',
    },
  },
  callToAction: {
    heading: 'Find answers in the FAQ',
    text: 'Search questions on registration, features, fees, compliance and support.',
    actions: [
      { label: 'Read the FAQ', to: { route: 'faq' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['investors', 'founders'],
  },
} satisfies ContactCopy;
