/**
 * Questions that only the owner can answer. The texts make no statement on them yet. To settle one, write the answer
 * in its file and delete the question here.
 */
export const ownerQuestions = [
  {
    file: 'content/en/faq.ts',
    question: 'Which of the two price lists, by plan or by product, applies to a new client?',
  },
  {
    file: 'content/en/faq.ts',
    question: 'Does an investor of the free tier ever pay the Marketplace price?',
  },
  {
    file: 'content/en/faq.ts',
    question:
      'Do the response times of support apply to the plans, and which to Capital Seekers and Business?',
  },
  { file: 'content/en/faq.ts', question: 'Is training offered, other than the demo?' },
  { file: 'content/en/faq.ts', question: 'May the texts name the financial regulator?' },
  {
    file: 'content/en/pricing-plans.ts',
    question: 'How long does the price of Capital Seekers last, before additional months are charged?',
  },
  {
    file: 'content/en/pricing-plans.ts',
    question: 'What does “core access” of the investor tier include, and what not?',
  },
  {
    file: 'content/en/pricing-plans.ts',
    question:
      'Are these cells of the comparison right: one user for Investors and Capital Seekers, no storage for Investors, Enterprise listings by agreement?',
  },
  { file: 'content/en/pages/contact.ts', question: 'At what hours is the telephone answered?' },
  {
    file: 'content/legal/terms.mdx',
    question: 'Is the fee reduction for an unavailable platform, in square brackets, agreed?',
  },
  {
    file: 'content/en/film-words.ts',
    question: 'When are the films made again? They show and say terms that the pages no longer use.',
  },
  {
    file: 'content/ar/company.po',
    question: 'What are the company’s name and address in Arabic on the licence?',
  },
] as const;
