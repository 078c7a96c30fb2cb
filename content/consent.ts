import type { ConsentCopy } from '#src/model/consent.schema.ts';

/** What the consent tool and the list of `?consent-debug` say. The cookie policy explains the levels at length. */
export const consentCopy: ConsentCopy = {
  language: 'en',
  /** Raise it when a level gets another meaning or another provider: everybody is then asked again. */
  revision: 1,
  days: 182,
  link: 'Cookie settings',
  withoutScript:
    'Your browser runs no script on this page, so nothing beyond the necessary level can be loaded.',
  banner: {
    label: 'Consent',
    title: 'May we measure?',
    text: 'We would like to count which pages are read and to learn whether our advertisements lead here. Neither happens unless you allow it.',
    policy: 'Cookie policy',
    accept: 'Accept all',
    refuse: 'Refuse all',
    choose: 'Choose',
  },
  settings: {
    title: 'Cookie settings',
    intro: 'Allow what you like and change it at any time. The site works the same either way.',
    close: 'Close',
    save: 'Save my choice',
    signal:
      'Your browser sends a Global Privacy Control signal, so tracking and targeting are refused. There is nothing more to do.',
  },
  levels: {
    necessary: {
      title: 'Necessary',
      text: 'Keeps the site working and secure, and remembers this answer. It is never used for measurement or advertising.',
    },
    functionality: {
      title: 'Functionality',
      text: 'Conveniences that the site can do without. At present nothing is stored at this level.',
    },
    tracking: {
      title: 'Tracking',
      text: 'Counts page views through a web analytics provider: path, query and title of each page, without mail addresses and telephone numbers.',
    },
    targeting: {
      title: 'Targeting',
      text: 'Lets an advertising tag see that a page was visited, measure whether an advertisement led here, and show advertisements to visitors later.',
    },
  },
  report: {
    title: 'What loaded, and why',
    close: 'Close the list',
    host: { main: 'Main host', partner: 'Partner host: no banner, no measurement, no advertising' },
    levels: 'Levels',
    allowed: 'allowed',
    refused: 'refused or not asked yet',
    signal: 'refused by Global Privacy Control',
    services: 'Services',
    names: { consent: 'Consent tool', analytics: 'Web analytics', ads: 'Advertising tag' },
    states: {
      unset: 'not loaded: no key is set in this build',
      idle: 'not loaded: nobody has to be asked',
      waiting: 'not loaded: its level is not allowed',
      loaded: 'loaded',
      failed: 'could not be loaded',
      stopped: 'loaded, and silent since consent was withdrawn',
    },
    requests: 'Requests to other hosts',
    stored: 'Cookies and storage',
    none: 'none',
  },
};
