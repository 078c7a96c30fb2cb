import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { ContactSubject } from '#content/contact-subjects.ts';
import type { ContactWay } from '#src/model/contact-form.schema.ts';

/** The introduction of the contact page for a link with this subject. */
export const contactWays: Readonly<Record<ContactSubject, ContactWay>> = {
  'general-inquiry': {
    title: 'Ask our team a question',
    lead: 'Tell us in general terms what you need, and by when. Leave out names.',
    next: {
      heading: 'How we answer your question',
      items: [
        {
          title: 'We review your question',
          description: 'We ask for any figure or date that is missing.',
        },
        {
          title: 'We answer, or point you to the right place',
          description:
            'We answer questions about the platform. For advice, we show you how to search the Advisor Pool.',
        },
        {
          title: 'You choose whom to appoint',
          description:
            'Any agreement with an Advisor, and the advice itself, is between you and the Advisor.',
        },
      ],
    },
  },
  'demo-request': {
    title: 'Book a demo built around your process',
    lead: 'Name the process you would like to see, and suggest two times, with your time zone.',
    next: {
      heading: 'What to expect in a demo',
      items: [
        {
          title: 'Choose a process',
          description:
            'Take a raise, a sale, a fund closing or a cohort that you know well. Leave out names.',
        },
        {
          title: 'Follow it on screen',
          description: 'We enter it, and take it through to the close.',
        },
        {
          title: 'Ask your questions',
          description: 'We cover features, limits, pricing and setup.',
        },
      ],
    },
  },
  'enterprise-sales': {
    title: 'Talk to sales about your plan',
    lead: 'Tell us how many projects and users you have and how much storage you need, and we will recommend a plan and price.',
    next: {
      heading: 'How to get a quote',
      items: [
        {
          title: 'We match you to a plan',
          description: 'Projects, users and storage decide between Business and Enterprise.',
        },
        {
          title: 'You receive a price',
          description: `Business is ${facts.priceBusiness.text} a year, with a unit price for each add-on. Enterprise is a custom quote.`,
        },
        {
          title: 'You review it with your team',
          description: 'You can book a demo for the colleagues who decide.',
        },
      ],
    },
  },
  'technical-support': {
    title: 'Get help from support',
    lead: 'Name the page, the time, what you did and what you saw. Do not send passwords, identity documents or confidential documents.',
    next: {
      heading: 'How support responds',
      items: [
        {
          title: 'You receive a response',
          description: `Response times follow the monthly prices by product: within ${facts.faqSupportMarketplace.text} on Marketplace, within ${facts.faqSupportProduct.text} on ${site.product.name} and within ${facts.faqSupportEnterprise.text} on Enterprise.`,
        },
        {
          title: 'We request missing details',
          description: 'If we need a file, we explain how to share it safely.',
        },
        {
          title: 'We work on a resolution',
          description: 'It can take longer than the first response.',
        },
      ],
    },
  },
  'partnership-support': {
    title: 'Become a partner or join the Advisor Pool',
    lead: 'Describe your organisation: a programme or network that needs a branded portal, or a firm that wishes to join the Advisor Pool.',
    next: {
      heading: 'How a partnership starts',
      items: [
        {
          title: 'Confirm the fit',
          description:
            'A Strategic Partner runs a portal and approves its users. An Advisor acts for its own clients.',
        },
        {
          title: 'Prepare your brand',
          description:
            'A portal has your logo, tagline, background picture, accent colour and legal name, and links to your legal documents.',
        },
        {
          title: 'Agree the terms',
          description:
            'They make a Strategic Partner jointly and severally responsible for the users it approves.',
        },
      ],
    },
  },
};
