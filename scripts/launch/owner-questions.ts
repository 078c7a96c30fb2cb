/**
 * Questions that only the owner can answer, by the file that makes no statement on them yet. To settle one, write the
 * answer there and delete the question here.
 */
export const ownerQuestions: Readonly<Record<string, readonly string[]>> = {
  'content/en/faq.ts': [
    'Which of the two price lists, by plan or by product, applies to a new client?',
    'Does an investor of the free tier ever pay the Marketplace price?',
    'Do the response times of support apply to the plans, and which to Capital Seekers and Business?',
    'Is training offered, other than the demo?',
    'May the texts name the financial regulator?',
  ],
  'content/en/pricing-plans.ts': [
    'How long does the price of Capital Seekers last, before additional months are charged?',
    'What does “core access” of the investor tier include, and what not?',
    'Are these cells of the comparison right: one user for Investors and Capital Seekers, no storage for Investors, Enterprise listings by agreement?',
  ],
  'content/en/pages/contact.ts': ['At what hours is the telephone answered?'],
  'content/legal/terms.mdx': [
    'Is the fee reduction for an unavailable platform, in square brackets, agreed?',
  ],
  'content/en/film-words.ts': [
    'When are the films made again? They show and say terms that the pages no longer use.',
  ],
  'content/ar/company.po': ['What are the company’s name and address in Arabic on the licence?'],
};
