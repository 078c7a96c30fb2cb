import { site } from './site.ts';

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
  /** `level` is how much it matters. */
  findings: {
    redirect: {
      level: 'mend',
      title: 'Visitors are sent away',
      text: 'The platform has the redirect flag set for this host, so everyone lands on “Page Not Found”. Take the flag away when the page should be seen.',
    },
    nameMisspelt: {
      level: 'mend',
      title: '“{name}” is not a name the site knows',
      text: 'Write {right}. As it stands the setting has no effect.',
    },
    legalNameMissing: {
      level: 'mend',
      title: 'There is no legal name',
      text: `Footer and browser tab then name the platform, ${site.name}, in place of the partner. Set legalName.`,
    },
    legalNameLong: {
      level: 'improve',
      title: 'The legal name is cut',
      text: 'It has {count} characters, and {limit} are shown. Use a shorter form of it.',
    },
    legalNameGood: { level: 'good', title: 'Legal name', text: '{name}' },
    textWrong: {
      level: 'mend',
      title: '{field} is not a text',
      text: 'It is ignored. Put readable text between quotes.',
    },
    taglineMissing: {
      level: 'improve',
      title: 'There is no tagline',
      text: 'The legal name stands in its place. Up to {short} characters look best: a promise, not a description.',
    },
    taglineCut: {
      level: 'mend',
      title: 'The tagline is cut',
      text: 'It has {count} characters; at most {longest} are shown, and up to {short} look best. It ends “{end}”.',
    },
    taglineSmall: {
      level: 'improve',
      title: 'The tagline is set small',
      text: 'It has {count} characters. From {middling} on the letters are small; up to {short} they are largest.',
    },
    taglineMarkup: {
      level: 'mend',
      title: 'The tagline holds markup',
      text: 'Tags and entities are shown letter by letter, never obeyed. Write plain words.',
    },
    taglineGood: {
      level: 'good',
      title: 'Tagline',
      text: '{count} characters. On a wide screen: “{first}” over “{second}”.',
    },
    taglineOneLine: { level: 'good', title: 'Tagline', text: '{count} characters, one word on one line.' },
    accentMissing: {
      level: 'improve',
      title: 'There is no accent colour',
      text: 'The page is in the platform’s own teal. Set accentColor, such as #24508f.',
    },
    accentWrong: {
      level: 'mend',
      title: 'The accent colour cannot be read',
      text: '“{value}” is no hex colour, so black is used. Write # and three or six digits 0 to 9, a to f.',
    },
    accentReadable: {
      level: 'good',
      title: 'Words in the accent colour',
      text: '{accent} has a contrast of {ratio} to 1 on the page; 4.5 is needed.',
    },
    accentDarkened: {
      level: 'improve',
      title: 'Words need a darker accent',
      text: '{accent} has a contrast of only {ratio} to 1 on the page, and 4.5 is needed. Words and edges take {ink}; buttons keep your colour. A darker accent would serve both.',
    },
    buttonReadable: {
      level: 'good',
      title: 'Buttons',
      text: 'Their words are {tone} on {accent}: {ratio} to 1.',
    },
    hoverReadable: {
      level: 'good',
      title: 'Buttons under the pointer',
      text: 'The accent darkens to {hover}. Words are {tone}: {ratio} to 1.',
    },
    hoverFlips: {
      level: 'improve',
      title: 'Words on buttons change colour',
      text: 'Under the pointer the accent darkens to {hover}, and the words turn from {from} to {tone} ({ratio} to 1). They can be read, but flicker. A lighter or darker accent stays calm.',
    },
    hoverUnseen: {
      level: 'improve',
      title: 'Nothing changes under the pointer',
      text: '{accent} is so dark that a darker shade looks the same. A lighter accent would answer the pointer.',
    },
    logoMissing: {
      level: 'improve',
      title: 'There is no logo',
      text: 'The legal name is set in its place, and the browser tab shows a neutral mark. Set logo.',
    },
    pictureMissing: {
      level: 'improve',
      title: 'There is no background picture',
      text: 'A pattern in the accent colour is drawn in its place.',
    },
    privacyMissing: {
      level: 'improve',
      title: 'There is no privacy policy of the partner',
      text: 'The footer links to the platform’s own. Set privacyPolicyDocument when the partner has one.',
    },
    termsMissing: {
      level: 'improve',
      title: 'There are no terms of service of the partner',
      text: 'The footer links to the platform’s own. Set termsOfServiceDocument when the partner has some.',
    },
    linkWrong: {
      level: 'mend',
      title: '{field}: the link cannot be used',
      text: 'It is left out, because {reason}. Give a full address that begins with https://',
    },
    documentGood: { level: 'good', title: '{field}', text: 'Opens {host} in a new tab.' },
    pictureBroken: {
      level: 'mend',
      title: '{field}: it does not load',
      text: '{host} sent no picture. Open the link by itself; it must show the picture to anyone, without a login.',
    },
    pictureLate: {
      level: 'mend',
      title: '{field}: it did not come in time',
      text: '{host} took longer than {limit} seconds. Put the picture on a faster host, or make the file smaller.',
    },
    pictureSlow: {
      level: 'improve',
      title: '{field}: it is slow',
      text: 'It took {seconds} seconds from here; under {limit} nobody notices. Make the file smaller or use a faster host.',
    },
    pictureSmall: {
      level: 'improve',
      title: '{field}: it is small',
      text: 'It is {width} by {height} pixels, and looks soft on fine screens. Use an SVG, or at least {least}.',
    },
    pictureGood: {
      level: 'good',
      title: '{field}',
      text: 'Loads from {host} in {seconds} seconds.',
    },
  },
  /** Stand in for the partner's projects in the previews. */
  projects: [
    {
      title: 'Cold-chain warehouses',
      description: 'Three warehouses beside a deep-water port, let for twelve years.',
      assetClass: 'Infrastructure',
      tags: ['Logistics', 'Income'],
      regions: ['Middle East'],
      targetAmount: 45_000_000,
    },
    {
      title: 'Solar on school roofs',
      description: 'Panels on forty roofs, paid for by what the schools save.',
      assetClass: 'Energy',
      tags: ['Solar', 'Impact'],
      regions: ['Europe'],
      targetAmount: 12_000_000,
    },
    {
      title: 'A clinic in every district',
      description: 'Day clinics with shared laboratories in growing suburbs.',
      assetClass: 'Private equity',
      tags: ['Health', 'Growth'],
      regions: ['Asia'],
      targetAmount: 28_000_000,
    },
    {
      title: 'Senior loans to makers',
      description: 'First-lien loans to machine builders with long order books.',
      assetClass: 'Private credit',
      tags: ['Income'],
      regions: ['Europe', 'Asia'],
      targetAmount: 60_000_000,
    },
  ],
} as const;
