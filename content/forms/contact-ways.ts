import { facts } from '#content/facts.ts';
import { site } from '#content/site.ts';
import type { ContactSubject } from '#content/forms/contact-form.ts';
import type { ContactWay } from '#src/model/contact-form.schema.ts';

/** What the contact page says to somebody who follows a link with this subject. */
export const contactWays: Readonly<Record<ContactSubject, ContactWay>> = {
  'General Inquiry': {
    title: 'Put a question to our experts',
    lead: 'A raise, a sale, a valuation, a property: say what you need to know and by when. Leave the names out; the shape of the case is enough.',
    next: {
      heading: 'What happens to your question',
      items: [
        {
          title: 'It is read by someone who knows the field',
          description: 'If a figure or a date is missing, we ask for it before we answer.',
        },
        {
          title: 'You hear who could help',
          description:
            'For advice, we show you how to look for an Advisor in the Advisor Pool. Questions about the platform we answer ourselves.',
        },
        {
          title: 'You engage whom you choose',
          description: 'An agreement with an Advisor is between the two of you, and so is the advice.',
        },
      ],
    },
  },
  'Demo Request': {
    title: 'Book a demo on a deal you know',
    lead: 'Name the process you would like to see and two or three times that suit you. Half an hour is enough.',
    next: {
      heading: 'What happens in a demo',
      items: [
        {
          title: 'You choose the case',
          description:
            'Pick a process you know well, with the names removed: a raise, a sale, a fund closing, a cohort.',
        },
        {
          title: 'We run it on screen',
          description:
            'We take it through the stages you would use, and stop where your own process tends to stop.',
        },
        {
          title: 'You ask what it cannot do',
          description: 'Every product has a list. Ours is easier to discuss with the screen in front of us.',
        },
      ],
    },
  },
  'Enterprise Sales': {
    title: 'Talk to sales about your plan',
    lead: 'Say how many projects you run, how many people work on them and how much paper they produce. Those three answers usually settle the plan and its price.',
    next: {
      heading: 'From your message to a price',
      items: [
        {
          title: 'We read your three figures',
          description: 'Projects, people and storage decide between Business and Enterprise.',
        },
        {
          title: 'You get the price in writing',
          description: `Business is ${facts.priceBusiness.text} a year, with a unit price for each add-on. Enterprise is quoted. Neither has a success fee.`,
        },
        {
          title: 'You decide',
          description: 'Bring the quote to those who sign it. If they want to see more, we show them a demo.',
        },
      ],
    },
  },
  'Technical Support': {
    title: 'Get help from support',
    lead: 'Say which page it was, at what time, what you did and what you saw. Leave out passwords, identity papers and confidential documents.',
    next: {
      heading: 'What support does next',
      items: [
        {
          title: 'You get a response',
          description: `Support responds within ${facts.faqSupportMarketplace.text} on the Marketplace subscription, ${facts.faqSupportProduct.text} on ${site.product.name} and ${facts.faqSupportEnterprise.text} on Enterprise.`,
        },
        {
          title: 'We ask for what is missing',
          description: 'If we need to see a file, we tell you how to let us see it.',
        },
        {
          title: 'You hear when it is mended',
          description: 'That can take longer than the first response.',
        },
      ],
    },
  },
  'Partnership Support': {
    title: 'Work with us as a partner or adviser',
    lead: 'Say what you do and for whom: a programme or network that wants a portal under its own name, or a firm that wants a place in the Advisor Pool.',
    next: {
      heading: 'How a partnership begins',
      items: [
        {
          title: 'We look at the fit together',
          description:
            'A Strategic Partner approves its own users and answers for them. An Advisor brings clients of its own.',
        },
        {
          title: 'You see it under your name',
          description:
            'Your logo, accent colour, tagline and legal documents, as your users would find them.',
        },
        {
          title: 'We agree on the terms',
          description: 'Before that, nothing is set up and nothing is charged.',
        },
      ],
    },
  },
};
