import type { ConsentCopy } from '#src/model/consent.schema.ts';

/** The texts of the consent tool. The cookie policy explains the levels at length. */
export const consentCopy: ConsentCopy = {
  /** Raise it if the meaning or a provider of a level changes: every visitor is then asked again. */
  revision: 1,
  days: 182,
  link: 'Cookie settings',
  withoutScript:
    'Scripts are switched off in your browser, so nothing beyond the necessary level can be loaded.',
  banner: {
    label: 'Consent',
    title: 'Your cookie choices',
    text: 'We use cookies for measurement and advertising only with your consent.',
    policy: 'Cookie policy',
    accept: 'Accept all',
    refuse: 'Reject all',
    choose: 'Settings',
  },
  settings: {
    title: 'Cookie settings',
    intro:
      'Choose which categories to allow. You can change your choice at any time; the site works the same either way.',
    close: 'Close',
    save: 'Save my choices',
    signal:
      'Your browser sends a Global Privacy Control signal, so tracking and targeting are rejected. No further action is needed.',
  },
  levels: {
    necessary: {
      title: 'Necessary',
      text: 'Required for the site to work securely and to remember your choice. Never used for measurement or advertising.',
    },
    functionality: {
      title: 'Functionality',
      text: 'Optional conveniences. Nothing is currently stored at this level.',
    },
    tracking: {
      title: 'Tracking',
      text: 'Measures page views through a web analytics provider: the path, query and title of each page, without email addresses and phone numbers. Its reports cover demographic groups and location.',
    },
    targeting: {
      title: 'Targeting',
      text: 'Allows an advertising tag to record page visits, measure whether an advertisement led here and show you advertisements after your visit.',
    },
  },
};
