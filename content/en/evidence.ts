import { site } from '#content/site.ts';

/** A section of several pages: what a visitor can check on this site, and three sample records. */
export const evidence = {
  heading: 'Check us before you talk to us',
  /** Each is a card, and a dialog with the whole record. */
  records: {
    kyc: {
      title: 'KYC/AML record',
      claim: 'No account opens without KYC/AML checks.',
    },
    nda: { title: 'Standard NDA', claim: 'Signed before anything confidential.' },
    access: { title: 'Access log', claim: 'Who gave access, and when.' },
    charges: {
      title: 'Schedule of charges',
      claim: 'Every plan and add-on, priced.',
    },
    terms: { title: 'Changes to the terms', claim: 'Every version, with its fingerprint.' },
  },
  /** Above the records of the sample world. */
  samples: 'What our records look like',
  /** Links to what can be checked. */
  published: {
    label: 'Published here',
    prices: 'Prices',
    limits: `What ${site.name} does not do`,
    versions: 'All versions of the terms',
    feed: 'Feed of new versions',
    accessibility: 'Accessibility report',
    headers: 'Security headers of this site',
    figures: 'Basis of the company figures',
  },
  charges: {
    line: 'Prices by plan, in US dollars. The FAQ also quotes monthly prices by product',
    partOf: 'As in',
    version: '{title}, version {version}, from {day}',
    fingerprint: 'SHA-256 fingerprint of',
    columns: ['Charge', 'Price'],
    note: 'A changed price changes the fingerprint of the file.',
  },
  terms: {
    line: 'Terms of service, in English',
    sample: 'Sample text. It has never been in force.',
    version: 'Version {version}, from {day}',
    fingerprint: 'SHA-256 fingerprint of the text',
    note: 'A fingerprint is computed from the text. If one letter changes, the fingerprint changes: you can prove which version you accepted.',
    compare: 'Compare the versions word by word',
  },
} as const;
