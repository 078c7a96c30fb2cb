import { site } from '#content/site.ts';

/** Texts of a partner's pages that its configuration does not provide (R2.46, R2.47). */
export const partnerCopy = {
  home: 'home',
  documents: { label: 'Documents', terms: 'Terms of service', privacy: 'Privacy policy', cookies: 'Cookies' },
  /** At the foot of each page: its projects are shown in public. */
  notice:
    'No offer and no advice. Access is for approved users. Private investments can lose all of their value.',
  contactUs: 'Contact Us',
  loading: 'Loading',
  /** For a host without a partner, or if the platform fails. */
  neutral: {
    title: 'Private-market opportunities for approved users',
    lead: `This portal runs on ${site.name}, a technology platform for private markets. Log in, or contact us for access.`,
  },
  projects: {
    heading: 'Marketplace',
    strip: 'Selected projects',
    filter: 'Asset class',
    all: 'All',
    previous: 'Previous projects',
    next: 'Next projects',
    count: { one: '{count} project', other: '{count} projects' },
    daysLeft: { one: '{count} day left', other: '{count} days left' },
    target: 'Funding target',
    totalSize: 'Total size',
    more: '+{count} more',
    /** On the same button, while all tags are shown. */
    fewer: 'Show fewer',
    creator: 'By',
    action: 'Log in to view',
    untitled: 'Project',
    /** Names of the platform’s asset classes and regions, in lower case. Others are shown as they come. */
    names: {
      infrastructure: 'Infrastructure',
      'venture capital': 'Venture Capital',
      'private credit': 'Private Credit',
      'private equity': 'Private Equity',
      'real estate': 'Real Estate',
      'luxury real estate': 'Luxury Real Estate',
      'real assets': 'Real Assets',
      secondaries: 'Secondaries',
      africa: 'Africa',
      'asia-pacific': 'Asia-Pacific',
      'east asia': 'East Asia',
      europe: 'Europe',
      'middle east': 'Middle East',
      'north africa': 'North Africa',
      'north america': 'North America',
      'south asia': 'South Asia',
      'southeast asia': 'Southeast Asia',
    },
  },
} as const;
