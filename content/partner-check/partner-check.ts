import { site } from '#content/site.ts';
import { findings } from './findings.ts';
import { projects } from './projects.ts';

/** Names of a partner's settings as people say them; the keys are those of the platform's answer. */
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

/** What the page /partner-check says. Words in braces are filled in. */
export const partnerCheck = {
  tab: 'Partner check',
  eyebrow: 'For partner administrators',
  title: 'Check a partner’s page before clients see it',
  lead: 'Name the partner’s host, or paste its configuration. What is wrong is said in words, with the way to mend it, and the page is shown on a desktop and on a phone.',
  privacy: 'Everything is judged in this browser. What you paste is sent nowhere.',
  backToSite: 'To the site',
  noScript: {
    title: 'This page needs script',
    text: 'Pictures are loaded and colours compared in your browser. Allow scripts for this site and load the page again; nothing else is needed.',
  },
  host: {
    title: 'A host that is set up',
    label: 'Host name',
    hint: `Such as acme.${site.brandHost}, or only acme.`,
    submit: 'Ask the platform',
    busy: 'Asking …',
    errors: {
      empty: 'Type the name of a host first.',
      invalid: 'This is no host name. Write letters, digits, dots and hyphens only.',
      main: 'This host shows the main site, not a partner’s page.',
      foreign: `This host is not below ${site.brandHost}. The platform is never asked about such names, and their pages stay neutral.`,
      unknown: 'The platform knows no partner by the name “{name}”. Visitors see a neutral page there.',
      timeout: 'The platform took too long to answer. Try again in a minute.',
      network: 'The platform cannot be reached from here. Look at your connection and try again.',
      status: 'The platform answered with an error ({status}). Try again, or paste the configuration.',
      body: 'The platform’s answer cannot be read: it is no configuration. Paste it to see what is wrong.',
    },
  },
  config: {
    title: 'Or a configuration, before it is set',
    label: 'Configuration',
    hint: 'JSON, with the names that the platform uses.',
    example,
    submit: 'Check this text',
    busy: 'Loading pictures …',
    errors: {
      empty: 'Paste a configuration first.',
      long: 'This is longer than any configuration: {count} characters. Paste only the settings of one partner.',
      json: 'This is not JSON, and the site would not read it. Look for a missing quote, comma or brace.',
      jsonAt:
        'This is not JSON, and the site would not read it. Look at line {line}, character {column}: a quote, comma or brace is missing or too many.',
      kind: 'This is JSON, but {kind}. A configuration begins with { and ends with }.',
    },
    kinds: { list: 'a list', text: 'a text', number: 'a number', flag: 'true or false', nothing: 'empty' },
  },
  checked: {
    title: 'What is looked at',
    items: [
      {
        title: 'Colours',
        text: 'Whether words and buttons can be read in the accent colour, at rest and under the pointer.',
      },
      {
        title: 'Pictures',
        text: 'Whether logo and background picture are there, load in good time and are large enough.',
      },
      {
        title: 'Links',
        text: 'Whether documents have full https addresses. The site shows no others.',
      },
      {
        title: 'Texts',
        text: 'Whether legal name and tagline are there, and how the tagline falls into two lines.',
      },
    ],
  },
  results: {
    title: 'What was found',
    subjects: { host: 'On {host}', config: 'In the configuration you pasted' },
    levels: { mend: 'To mend', improve: 'Could be better', good: 'In order' },
    counts: {
      mend: '{count} to mend',
      improve: '{count} could be better',
      good: '{count} in order',
    },
  },
  preview: {
    title: 'As clients see it',
    note: 'The projects are samples. Buttons do nothing here.',
    desktop: 'Desktop, {width} pixels wide',
    phone: 'Phone, {width} pixels wide',
  },
  fields,
  tones: { black: 'black', white: 'white' },
  /** Why a link is not used. */
  reasons: {
    shape: 'it must be an object with a text named “link”',
    http: 'it begins with http, which others can read and change on the way',
    scheme: 'it begins with “{scheme}”, which can run code or carry data',
    relative: 'it is only part of an address',
    blanks: 'it has blanks in it',
    user: 'it holds a name before an @, which could pass for the host',
    long: 'it is longer than 2,048 characters',
    other: 'it cannot be read as an address',
  },
  /** Sizes that are large enough. */
  least: { logo: '88 pixels high', backgroundPicture: '1,440 pixels wide' },
  findings,
  projects,
} as const;
