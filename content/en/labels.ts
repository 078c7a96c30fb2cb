import { site } from '#content/site.ts';

/** Texts of the shell: buttons, landmarks and messages that belong to no single page. */
export const labels = {
  /** Beside the mark of the platform. */
  brand: site.name,
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  close: 'Close',
  filmPlay: 'Play the video',
  filmFile: 'Open the video file',
  login: 'Login',
  bookDemo: 'Book Demo',
  bookDemoMobile: 'Book a demo',
  getStarted: 'Get Started',
  homeLink: 'home',
  sendMessage: 'Send a message',
  offline: 'You are offline. Please try again when you are connected.',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  opensInNewTab: 'opens in a new tab',
  learnMore: 'Learn more',
  /** At the end of an audience's page. */
  related: 'Related pages',
  identityProtection: { open: 'Identity Protection', title: 'Private & Secure Browsing' },
  /** In the head of each screen of the product. */
  sampleData: 'Sample data',
  /** Marks in the screens of steps. */
  screenStates: { done: 'Done', due: 'Due', open: 'Open', stopped: 'Stopped' },
  slideshow: { pause: 'Pause slides', play: 'Play slides', previous: 'Previous slide', next: 'Next slide' },
  reading: {
    copied: 'Link copied',
    toDefinition: 'Go to the definition',
    close: 'Close',
  },
  workflow: {
    steps: 'Steps of the process',
    position: 'Step {step} of {total}',
    allSteps: 'All {total} steps',
    jump: 'Step {step}: {title}',
    previous: 'Previous',
    next: 'Next',
    showAll: 'Show all steps',
    hideAll: 'Show one step at a time',
    unknown: 'Workflow data not found for user type: {type}',
  },
  toast: { region: 'Notifications', success: 'Success', error: 'Error', close: 'Dismiss' },
  /** Above a legal document in a language other than English. */
  legalOrientation:
    'This document is in English, and the English text takes precedence. What follows is not translated.',
  notFound: {
    eyebrow: 'Error 404',
    title: 'Page Not Found',
    lead: 'The page may have moved, or the address may be incorrect.',
    action: 'Back To Homepage',
  },
} as const;
