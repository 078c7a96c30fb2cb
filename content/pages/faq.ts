import { facts } from '#content/facts.ts';
import { site } from '#content/site.ts';
import type { FaqLink } from '#src/model/faq.schema.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy around the questions of the FAQ page (R2.32). The questions are in content/faq.ts. */
export const faq = {
  hero: {
    eyebrow: 'Questions and answers',
    title: 'What do people ask before they sign up?',
    lead: `Mostly what it costs, who may join, and what ${site.name} will not do. The answers below are short. Type a word to narrow them, and open as many as you like.`,
    actions: [
      { label: 'Contact Support', to: { route: 'contact', subject: 'Technical Support' } },
      { label: 'Schedule Demo', to: { route: 'contact', subject: 'Demo Request' } },
    ],
  },
  sections: {
    fourSentences: {
      kind: 'list',
      heading: 'The four answers that matter most',
      intro: 'Read these four if you read nothing else.',
      items: [
        `${site.name} is a technology platform. It gives no investment advice, brokers no deals and solicits no investors.`,
        'Investors browse without giving a name. Identity is revealed when the investor chooses to engage, and not before.',
        `Investors must be Professional Clients, and a project’s minimum ticket is at least ${facts.minimumTicket.text} or another amount set by the financial regulator.`,
        'Subscriptions pay for the platform. There is no success fee, commission, brokerage fee or carried interest.',
      ],
    },
    readingThem: {
      kind: 'prose',
      heading: 'How far a short answer can be relied on',
      paragraphs: [
        'The answers are summaries, to be read quickly by a founder between meetings, an analyst with a checklist or a compliance officer who has been sent a link. They describe how the platform works in ordinary cases.',
        'They are not the contract. The terms of service and the privacy policy are, and where a short answer and a clause differ, the clause applies. Some answers leave things out: the examples of a Professional Client are longer in the rulebook, and the duties of a Strategic Partner run to several clauses. A lawyer should read the long version. So should anyone about to upload a project.',
        'Nor are they advice. No answer here says whether a deal is good, what a company is worth or how a gain is taxed where you live. For that you need someone who knows your affairs and will put a name to the opinion.',
        'We have tried to include the unwelcome answers too: that an application can be refused without appeal, that documents are not verified by us, that a fee is not refunded. You should know them before you sign up.',
      ],
    },
  },
  callToAction: {
    heading: 'Ask a question that is missing here',
    text: 'Send it to support, or ask it in a demonstration with your own process on the screen. If it is a good question, others have it as well, and it belongs on this page.',
    actions: [
      { label: 'Contact Support', to: { route: 'contact', subject: 'Technical Support' } },
      { label: 'Schedule Demo', to: { route: 'contact', subject: 'Demo Request' } },
    ],
  },
} satisfies PageCopy;

const demo = { route: 'contact', subject: 'Demo Request' } as const;
const technical = { route: 'contact', subject: 'Technical Support' } as const;

/** Words of the answers that lead somewhere, in each answer where they stand first. */
export const faqLinks: readonly FaqLink[] = [
  { words: site.product.name, to: { route: 'product' } },
  { words: 'The marketplace', to: { route: 'marketplace' } },
  { words: 'investor tier', to: { route: 'pricing' } },
  { words: 'the terms', to: { route: 'terms' } },
  { words: 'The terms', to: { route: 'terms' } },
  { words: 'privacy policy', to: { route: 'privacy' } },
  { words: 'Join Now', to: { platform: 'register-investor' } },
  { words: 'Register as a capital seeker', to: { platform: 'register-capital-seeker' } },
  { words: 'Book a demo', to: demo },
  { words: 'ask for a demonstration', to: demo },
  { words: 'contact form', to: demo },
  { words: 'contact page', to: technical },
  { words: 'pages for each audience', to: { route: 'home', hash: 'segments' } },
  { words: site.email.support, to: `mailto:${site.email.support}` },
  { words: site.email.privacy, to: `mailto:${site.email.privacy}` },
  { words: site.phone.display, to: `tel:${site.phone.e164}` },
];
