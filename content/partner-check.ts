import { site } from '#content/site.ts';

/** Copy of the page /partner-check, which is in English only. Words in braces are replaced. */
export const partnerCheck = {
  tab: 'Partner check',
  hero: {
    eyebrow: 'For partner administrators',
    title: 'Check a partner page before launch',
    lead: 'Enter the partner’s host name. Colours, pictures, links and texts are checked; each finding has its remedy.',
    isBrief: true,
  },
  form: {
    title: 'Check a host',
    label: 'Host name',
    hint: `For example acme.${site.brandHost}, or acme.`,
    submit: 'Check host',
    busy: 'Checking…',
    noScript: 'This page requires JavaScript. Allow scripts for this site and reload the page.',
  },
  errors: {
    empty: 'Enter a host name.',
    invalid: 'This is not a valid host name. Use letters, digits, dots and hyphens only.',
    main: 'This host shows the main site, not a partner page.',
    foreign: `This host is not a subdomain of ${site.brandHost}, so it shows a neutral page.`,
    unknown: 'The platform has no partner named “{name}”. Visitors see a neutral page.',
    timeout: 'The platform did not respond in time. Try again in a minute.',
    network: 'The platform cannot be reached. Check your connection and try again.',
    status: 'The platform returned an error ({status}). Try again in a minute.',
    body: 'The platform’s response is not a valid configuration. Contact the platform’s support.',
  },
  results: {
    title: 'Results for {host}',
    levels: { mend: 'To fix', improve: 'Recommended', good: 'Passed' },
  },
  /** Display names of a partner's settings; the keys are those of the platform's response. */
  fields: {
    legalName: 'Legal name',
    tagline: 'Tagline',
    logo: 'Logo',
    backgroundPicture: 'Background picture',
    privacyPolicyDocument: 'Privacy policy',
    termsOfServiceDocument: 'Terms of service',
  },
  /** The values of a project that are left out when they are wrong, and what they have to be. */
  projectFields: {
    target: ['Total size', 'a number from 0, without quotation marks'],
    targetAmount: ['Funding target', 'a number from 0, without quotation marks'],
    currency: ['Currency', 'a code of three letters, such as USD'],
    endDate: ['End date', 'a date in the form YYYY-MM-DD'],
  },
  tones: { black: 'black', white: 'white' },
  /** Minimum sizes of pictures. */
  least: { logo: '88 pixels high', backgroundPicture: '1,440 pixels wide' },
  /** `level` is the severity of a finding. */
  findings: {
    redirect: {
      level: 'mend',
      title: 'Visitors are redirected',
      text: 'The redirect flag is set for this host, so visitors see “Page Not Found”. Remove the flag to publish the page.',
    },
    textWrong: {
      level: 'mend',
      title: '{field} is not text',
      text: 'The setting is ignored. Enter plain text.',
    },
    legalNameMissing: {
      level: 'mend',
      title: 'Legal name missing',
      text: `The footer and browser tab show the platform’s name, ${site.name}, instead of the partner’s. Set legalName.`,
    },
    legalNameLong: {
      level: 'improve',
      title: 'Legal name too long',
      text: 'It has {count} characters; {limit} are shown. Use a shorter form.',
    },
    legalNameGood: { level: 'good', title: 'Legal name', text: '{name}' },
    taglineMissing: {
      level: 'improve',
      title: 'Tagline missing',
      text: 'The legal name is shown instead. Set tagline, preferably up to {short} characters.',
    },
    taglineCut: {
      level: 'mend',
      title: 'Tagline too long',
      text: 'It has {count} characters; at most {longest} are shown and up to {short} are recommended. It is cut off after “{end}”.',
    },
    taglineSmall: {
      level: 'improve',
      title: 'Tagline shown in a smaller size',
      text: 'It has {count} characters. From {middling} characters the text is small; up to {short} it is shown at full size.',
    },
    taglineGood: { level: 'good', title: 'Tagline', text: '{count} characters. On wide screens: {lines}.' },
    accentMissing: {
      level: 'improve',
      title: 'Accent colour missing',
      text: 'The platform’s teal is used instead. Set accentColor, for example #24508f.',
    },
    accentWrong: {
      level: 'mend',
      title: 'Accent colour not valid',
      text: '“{value}” is not a hex colour, so black is used. Enter # and three or six digits, 0 to 9 or a to f.',
    },
    accentWithoutHash: {
      level: 'mend',
      title: 'Accent colour without #',
      text: '“{value}” is not a hex colour, so black is used. Enter #{value}.',
    },
    accentReadable: {
      level: 'good',
      title: 'Text in the accent colour',
      text: '{accent} has a contrast of {ratio} to 1 on the page; 4.5 is needed.',
    },
    accentDarkened: {
      level: 'improve',
      title: 'Accent colour too light for text',
      text: '{accent} has a contrast of {ratio} to 1 on the page; 4.5 is needed. Text and borders use {ink}; buttons keep your colour. A darker accent suits both.',
    },
    buttonReadable: {
      level: 'good',
      title: 'Buttons',
      text: 'Button text is {tone} on {accent}: {ratio} to 1. On hover it is {hoverTone} on {hover}: {hoverRatio} to 1.',
    },
    logoMissing: {
      level: 'improve',
      title: 'Logo missing',
      text: 'The legal name is shown instead, and the browser tab shows a neutral icon. Set logo.',
    },
    logoInvisible: {
      level: 'mend',
      title: 'Logo cannot be seen',
      text: 'The header is white, and the logo is white, very light or transparent. Use a version for light backgrounds.',
    },
    pictureMissing: {
      level: 'improve',
      title: 'Background picture missing',
      text: 'A pattern in the accent colour is shown instead. Set backgroundPicture.',
    },
    documentMissing: {
      level: 'improve',
      title: '{field} missing',
      text: 'The footer links to the platform’s document. Set {name} when the partner has its own.',
    },
    linkWrong: {
      level: 'mend',
      title: '{field}: link not valid',
      text: 'The link “{link}” is not used. Enter a full address that begins with https:// and has no spaces and no name before an @.',
    },
    documentGood: { level: 'good', title: '{field}', text: 'Opens {host} in a new tab.' },
    pictureBroken: {
      level: 'mend',
      title: '{field}: does not load',
      text: '{host} returned no picture. Check that the link leads to an image file and opens without a login.',
    },
    pictureLate: {
      level: 'mend',
      title: '{field}: too slow to load',
      text: '{host} returned no picture within {limit} seconds. Use a smaller file or a faster host.',
    },
    pictureSlow: {
      level: 'improve',
      title: '{field}: slow to load',
      text: 'It loaded in {seconds} seconds; under {limit} is recommended. Use a smaller file or a faster host.',
    },
    pictureSmall: {
      level: 'improve',
      title: '{field}: resolution too low',
      text: 'It is {width} by {height} pixels and looks blurred on high-resolution screens. Use an SVG, or at least {least}.',
    },
    pictureGood: { level: 'good', title: '{field}', text: 'Loads from {host} in {seconds} seconds.' },
    projectsElsewhere: {
      level: 'improve',
      title: 'Projects not checked',
      text: 'The platform returns projects to the partner’s own host only. Open {address} to check them.',
    },
    projectsFailed: {
      level: 'mend',
      title: 'Projects cannot be read',
      text: 'The platform returned no list of projects, so none are shown. Contact the platform’s support.',
    },
    projectValueWrong: {
      level: 'mend',
      title: 'Project {number}: {field} not shown',
      text: '“{value}” of “{project}” is not valid. Enter {expected}.',
    },
    projectsGood: {
      level: 'good',
      title: 'Projects',
      text: 'All dates and amounts of {count} projects are shown.',
    },
  },
} as const;
