import { site } from '#content/site.ts';
import { findings } from './findings.ts';
import { projects } from './projects.ts';

/** Display names of a partner's settings; the keys are those of the platform's response. */
const fields = {
  legalName: 'Legal name',
  tagline: 'Tagline',
  accentColor: 'Accent colour',
  logo: 'Logo',
  backgroundPicture: 'Background picture',
  privacyPolicyDocument: 'Privacy policy',
  termsOfServiceDocument: 'Terms of service',
} as const;

const example = `{
  "legalName": "Acme Capital Partners Limited",
  "tagline": "Private capital for companies that build",
  "accentColor": "#24508f",
  "logo": { "link": "https://…/logo.svg" }
}`;

/** Copy of the page /partner-check. Words in braces are replaced. */
export const partnerCheck = {
  tab: 'Partner check',
  eyebrow: 'For partner administrators',
  title: 'Check a partner page before launch',
  lead: 'Enter the partner’s host name or paste its configuration. You see each finding with its remedy, and a preview on desktop and phone.',
  privacy: 'All checks run in your browser. The configuration you paste is not sent anywhere.',
  backToSite: 'Back to the site',
  noScript: {
    title: 'This page requires JavaScript',
    text: 'The checks run in your browser. Allow scripts for this site and reload the page.',
  },
  host: {
    title: 'Check a live host',
    label: 'Host name',
    hint: `For example acme.${site.brandHost}, or acme.`,
    submit: 'Check host',
    busy: 'Checking …',
    errors: {
      empty: 'Enter a host name.',
      invalid: 'This is not a valid host name. Use letters, digits, dots and hyphens only.',
      main: 'This host shows the main site, not a partner page.',
      foreign: `This host is not a subdomain of ${site.brandHost}, so it shows a neutral page.`,
      unknown: 'The platform has no partner named “{name}”. Visitors see a neutral page.',
      timeout: 'The platform did not respond in time. Try again in a minute.',
      network: 'The platform cannot be reached. Check your connection and try again.',
      status: 'The platform returned an error ({status}). Try again, or paste the configuration.',
      body: 'The platform’s response is not a valid configuration. Paste it below to see the errors.',
    },
  },
  config: {
    title: 'Check a configuration',
    label: 'Configuration',
    hint: 'JSON, with the platform’s setting names.',
    example,
    submit: 'Check configuration',
    busy: 'Loading pictures …',
    errors: {
      empty: 'Paste a configuration.',
      long: 'This text is too long: {count} characters. Paste the settings of one partner only.',
      json: 'This is not valid JSON. Check for a missing quote, comma or brace.',
      jsonAt:
        'This is not valid JSON. Check line {line}, character {column} for a missing or extra quote, comma or brace.',
      kind: 'This is valid JSON, but it is {kind}. A configuration begins with { and ends with }.',
    },
    kinds: { list: 'a list', text: 'a text', number: 'a number', flag: 'true or false', nothing: 'empty' },
  },
  checked: {
    title: 'What is checked',
    items: [
      {
        title: 'Colours',
        text: 'Contrast of text and buttons in the accent colour, including on hover.',
      },
      {
        title: 'Pictures',
        text: 'Presence, loading time and resolution of the logo and background picture.',
      },
      {
        title: 'Links',
        text: 'Full https addresses for documents. Other links are not shown.',
      },
      {
        title: 'Texts',
        text: 'Presence and length of the legal name and tagline, and how the tagline breaks over two lines.',
      },
    ],
  },
  results: {
    title: 'Results',
    subjects: { host: 'Host {host}', config: 'Pasted configuration' },
    levels: { mend: 'To fix', improve: 'Recommended', good: 'Passed' },
    counts: {
      mend: '{count} to fix',
      improve: '{count} recommended',
      good: '{count} passed',
    },
  },
  preview: {
    title: 'Preview',
    note: 'Sample projects. Buttons are inactive in the preview.',
    desktop: 'Desktop, {width} pixels wide',
    phone: 'Phone, {width} pixels wide',
  },
  fields,
  tones: { black: 'black', white: 'white' },
  /** Reasons to ignore a link. */
  reasons: {
    shape: 'it must be an object with a text named “link”',
    http: 'it begins with http, which is not encrypted',
    scheme: 'it begins with “{scheme}”, which can run code or carry data',
    relative: 'it is not a full address',
    blanks: 'it contains spaces',
    user: 'it contains a name before an @, which could be mistaken for the host',
    long: 'it is longer than 2,048 characters',
    other: 'it is not a valid address',
  },
  /** Minimum sizes. */
  least: { logo: '88 pixels high', backgroundPicture: '1,440 pixels wide' },
  findings,
  projects,
} as const;
