/**
 * Names that legal documents write with capital letters although they define no term of their own.
 * The brand, the financial centre and the titles of the documents are known without being listed.
 */
export const legalNames: readonly string[] = [
  'English',
  'Global Privacy Control',
  'Gate Avenue',
  'United States',
  'United States of America',
];

/** Words that legal documents use and a dictionary of British English does not have. */
export const legalWords: readonly string[] = [
  'add-on',
  'advisor',
  'alia',
  'captcha',
  'chargeback',
  'counterparties',
  'counterparty',
  'cybersecurity',
  'explainer',
  'et',
  'facie',
  'indemnitee',
  'indemnitor',
  'licensee',
  'licensor',
  'majeure',
  'minimis',
  'mutandis',
  'mutatis',
  'onboarding',
  'rata',
  'rulebook',
  'seq',
  'subcontractor',
  'sublicence',
  'subprocessor',
  'vires',
  'webpage',
];
