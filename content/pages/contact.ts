import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

const postalAddress = site.address.lines.join(', ');

/** Copy around the message form of the contact page (R2.31). */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    title: 'What are you working on?',
    lead: 'Send a message with the form, or write to the desk that fits. A person reads it.',
  },
  sections: {
    next: {
      kind: 'steps',
      heading: 'What happens next',
      items: [
        {
          title: 'A person reads it',
          description: 'The subject you choose takes it to the desk that can answer.',
        },
        {
          title: 'We may ask one thing back',
          description: 'A date, a figure, a country. Four lines further down save that round.',
        },
        {
          title: 'You get an answer by email',
          description: 'It comes to the address you type into the form.',
        },
      ],
    },
    addresses: {
      kind: 'features',
      heading: 'Three desks, three addresses',
      intro: 'The form is quicker. An email can carry an attachment, and more than a few sentences.',
      items: [
        {
          title: 'General',
          description: 'Press, partnerships, a question that fits nowhere else.',
        },
        {
          title: 'Sales',
          description:
            'Plans, quotes for Enterprise, a demonstration for a committee that sits on a fixed date.',
        },
        {
          title: 'Support',
          description:
            'An account that will not open, a document that will not load, a user who has left the firm.',
        },
      ],
    },
    goodMessage: {
      kind: 'list',
      heading: 'Four things that help us answer you',
      intro: 'One line for each is enough.',
      items: [
        'Which side you are on: investing, raising, advising, or running a programme for others.',
        'What prompted you to write this week: a mandate, a deadline, a tool that has let you down.',
        'Who else would need to be in the room, and in which time zone they keep their diary.',
        'For a technical fault: the page, the time, what you did and what you saw. A screenshot can follow by email.',
      ],
    },
    leaveOut: {
      kind: 'prose',
      heading: 'What to leave out of a message',
      paragraphs: [
        'A contact form is the wrong place for a confidential document, a passport copy or the name of a company that is for sale. Describe the deal by its shape: a family business, a minority stake, two bidders. Papers belong in a data room, after an NDA.',
        `We cannot tell you whether to invest, what a holding is worth or who might buy it. ${site.name} is a technology platform; it gives no investment advice and acts as broker for no one. Questions about how your personal data is handled go to ${site.email.privacy}, and a security fault you have found to ${site.email.security}.`,
      ],
    },
    office: {
      kind: 'prose',
      heading: 'Write or telephone',
      paragraphs: [
        `Letters reach us at ${site.legalName}, ${postalAddress}. The number is ${site.phone.display}; it is kept on Dubai time.`,
      ],
    },
  },
  callToAction: {
    heading: 'Answers that others have asked for',
    text: 'The FAQ covers registration, features, fees, compliance and support, and you can search it.',
    actions: [
      { label: 'Read the FAQ', to: { route: 'faq' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
  },
} satisfies PageCopy;
