import type { ContactSubject } from '#content/contact-subjects.ts';
import type { ContactWay } from '#src/model/contact-form.schema.ts';

/** The introduction of the contact page for a link with this subject. */
export const contactWays: Readonly<Record<ContactSubject, ContactWay>> = {
  'general-inquiry': {
    title: 'Ask our team a question',
    lead: 'Tell us in general terms what you need, and by when.',
  },
  'demo-request': {
    title: 'Book a demo built around your process',
    lead: 'Name the process you would like to see, and suggest two times, with your time zone. Leave out names of clients.',
  },
  'enterprise-sales': {
    title: 'Talk to sales about your plan',
    lead: 'Tell us how many projects, users and gigabytes you need, and whether you want your own brand. We suggest a plan and its price.',
  },
  'technical-support': {
    title: 'Get help from support',
    lead: 'Name the page, the time, what you did and what you saw. Do not send passwords, identity documents or confidential documents.',
  },
  'partnership-support': {
    title: 'Become a partner or join the Advisor Pool',
    lead: 'Describe your organisation: a programme or network that needs a branded portal, or a firm that wishes to join the Advisor Pool.',
  },
};
