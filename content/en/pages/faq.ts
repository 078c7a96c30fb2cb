import { site } from '#content/site.ts';
import type { FaqLink } from '#src/model/faq.schema.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy around the questions of the FAQ page (R2.32). The questions are in content/en/faq.ts. */
export const faq = {
  hero: {
    isBrief: true,
    eyebrow: 'Questions and answers',
    title: 'Answers on access, pricing and compliance',
    lead: `Who may join ${site.name}, what it costs and how it works.`,
  },
  sections: {
    readingThem: {
      kind: 'prose',
      heading: 'The terms prevail over these answers',
      paragraphs: [
        'The answers summarise how the platform works in ordinary cases. The terms of service and the privacy policy are binding, and prevail where an answer differs from them.',
        'Nothing here is investment, legal or tax advice. Consult your own advisers before you enter into a transaction.',
      ],
    },
  },
  callToAction: {
    heading: 'Still have a question?',
    text: 'Contact support, or schedule a demo and put it to our team.',
    actions: [
      { label: 'Contact Support', to: { route: 'contact', subject: 'technical-support' } },
      { label: 'Schedule Demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    related: ['investors', 'founders', 'pricing'],
  },
} satisfies PageCopy;

const demo = { route: 'contact', subject: 'demo-request' } as const;
const technical = { route: 'contact', subject: 'technical-support' } as const;

/** Words that become links, at their first occurrence in each answer. */
export const faqLinks: readonly FaqLink[] = [
  { words: site.product.name, to: { route: 'product' } },
  { words: 'The marketplace', to: { route: 'marketplace' } },
  { words: 'investor tier', to: { route: 'pricing' } },
  { words: 'the terms', to: { route: 'terms' } },
  { words: 'The terms', to: { route: 'terms' } },
  { words: 'privacy policy', to: { route: 'privacy' } },
  { words: 'Join Now', to: { platform: 'register-investor' } },
  { words: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
  { words: 'Book a demo', to: demo },
  { words: 'request a demo', to: demo },
  { words: 'contact form', to: demo },
  { words: 'contact page', to: technical },
  { words: 'pages for each audience', to: { route: 'home', hash: 'segments' } },
  { words: site.email.support, to: `mailto:${site.email.support}` },
  { words: site.email.privacy, to: `mailto:${site.email.privacy}` },
  { words: site.phone.display, to: `tel:${site.phone.e164}` },
];
