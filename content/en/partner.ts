import { site } from '#content/site.ts';

/** Texts of a partner's pages that its configuration does not provide (R2.46, R2.47). */
export const partnerCopy = {
  home: 'home',
  documents: { label: 'Documents', terms: 'Terms of service', privacy: 'Privacy policy', cookies: 'Cookies' },
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
  },
} as const;
