/**
 * What pages say already and only the owner can confirm, by the file that says it. What the owner has not said yet has
 * a field in content/en/owner.ts. To settle a question, correct the file and delete the question here.
 */
export const ownerQuestions: Readonly<Record<string, readonly string[]>> = {
  'content/en/faq.ts': [
    'Do the response times of support apply to the plans, and which to Capital Seekers and Business?',
  ],
  'content/en/pricing-plans.ts': [
    'What does “core access” of the investor tier include, and what not?',
    'Are these cells of the comparison right: one user for Investors and Capital Seekers, no storage for Investors, Enterprise listings by agreement?',
    'Which functions of the 360 product does each plan of content/plans.ts have?',
  ],
  'content/en/pages/luxury-real-estate.ts': [
    'Has counsel confirmed what the page says of structure and permits when several investors share a property?',
  ],
  'content/legal/terms.mdx': [
    'Is the fee reduction for an unavailable platform, in square brackets, agreed?',
  ],
  'content/ar/company.po': ['What are the company’s name and address in Arabic on the licence?'],
};
