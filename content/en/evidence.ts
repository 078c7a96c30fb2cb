import { site } from '#content/site.ts';

/** Five records that a visitor can open, and what this site proves itself: a section of several pages. */
export const evidence = {
  heading: 'Check us before you talk to us',
  /** Each is a card, and a dialog with the whole record. */
  records: {
    kyc: {
      title: 'KYC/AML record',
      claim: 'No account opens without know-your-customer and anti-money-laundering (KYC/AML) checks.',
    },
    nda: { title: 'Standard NDA', claim: 'Signed before anything confidential.' },
    access: { title: 'Access log', claim: 'Who gave access, and when.' },
    charges: {
      title: 'Schedule of charges',
      claim: 'Every price, with its fingerprint.',
    },
    terms: { title: 'Changes to the terms', claim: 'Every version, with its fingerprint.' },
  },
  /** Links below the cards. */
  published: {
    label: 'Published here',
    prices: 'Prices',
    limits: `What ${site.name} does not do`,
    versions: 'All versions of the terms',
    feed: 'Feed of new versions',
    accessibility: 'Accessibility report',
  },
  charges: {
    line: 'All prices of this site, in US dollars',
    partOf: 'Part of',
    version: '{title}, version {version}, from {day}',
    fingerprint: 'SHA-256 fingerprint of',
    columns: ['Charge', 'Price'],
    note: 'A changed price changes the fingerprint of the file.',
  },
  terms: {
    line: 'Terms of Service, in English',
    sample: 'Sample text. It has never been in force.',
    version: 'Version {version}, from {day}',
    fingerprint: 'SHA-256 fingerprint of the text',
    note: 'Any change to the text changes its fingerprint.',
    compare: 'Compare the versions word by word',
  },
} as const;
