import type { ContactCopy } from '#src/model/composed-pages.schema.ts';

/** Copy around the message form of the contact page (R2.31). */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    title: 'Write to our team',
    lead: 'Send a message with the form, or email the right team. Leave out confidential documents, identity documents and the name of a company for sale.',
  },
  sections: {
    answer: 'My team and I read every message.',
    addresses: {
      heading: 'Email us directly',
      intro: 'Use email for longer messages or attachments.',
      faq: 'Find answers in the FAQ',
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
    office: {
      heading: 'Office and phone',
      timeZone: '(UTC+4)',
    },
  },
} satisfies ContactCopy;
