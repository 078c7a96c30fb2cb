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
    'Where is data hosted, which certificates are held, and can data be exported and deleted?',
    'May the texts name the financial regulator?',
  ],
  'content/en/pricing-plans.ts': [
    'How long does the price of Capital Seekers last, before additional months are charged?',
    'What does “core access” of the investor tier include, and what not?',
    'Are these cells of the comparison right: one user for Investors and Capital Seekers, no storage for Investors, Enterprise listings by agreement?',
    'Which functions of the 360 product does each plan of content/plans.ts have?',
    'May the co-founders of a Capital Seeker have their own login?',
    'What does an Advisor pay, and where does one register?',
    'For which period are an extra licence and an extra GB charged: once, a month or a year?',
  ],
  'content/en/pages/marketplace.ts': [
    'Is the number of an anonymous investor the same for every issuer?',
    'Do co-investors learn each other’s names and tickets?',
    'Is the NDA a standard form of the platform or the issuer’s own?',
    'How many listings are live, and how many days does an approval usually take?',
  ],
  'content/en/pages/fund-managers.ts': [
    'Does the 360 product record the client’s own KYC/AML checks, or show only those of the platform?',
  ],
  'content/en/pages/pe-venture-capital.ts': [
    'What is the basis and the date of the capital raised, the firms and the deals?',
  ],
  'content/en/pages/luxury-real-estate.ts': [
    'Has counsel confirmed what the page says of structure and permits when several investors share a property?',
  ],
  'content/en/pages/about.ts': ['In which year was the company founded, and which licence does it hold?'],
  'content/en/navigation.ts': [
    'What is the company’s regulatory status and licence number, for the disclaimer?',
    'Which jurisdictions are restricted, other than the United States?',
  ],
  'content/en/pages/contact.ts': [
    'Within which time are messages answered?',
    'At what hours is the telephone answered?',
  ],
  'content/legal/terms.mdx': [
    'Is the fee reduction for an unavailable platform, in square brackets, agreed?',
  ],
  'content/ar/company.po': ['What are the company’s name and address in Arabic on the licence?'],
};
