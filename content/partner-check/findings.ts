import { site } from '#content/site.ts';

/** Findings of the page /partner-check. `level` is their severity; words in braces are replaced. */
export const findings = {
  redirect: {
    level: 'mend',
    title: 'Visitors are redirected',
    text: 'The redirect flag is set for this host, so visitors see “Page Not Found”. Remove the flag to publish the page.',
  },
  nameMisspelt: {
    level: 'mend',
    title: '“{name}” is not a known setting',
    text: 'Use {right} instead. The current setting has no effect.',
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
  textWrong: {
    level: 'mend',
    title: '{field} is not text',
    text: 'The setting is ignored. Enter text between quotes.',
  },
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
  taglineMarkup: {
    level: 'mend',
    title: 'Tagline contains markup',
    text: 'Tags and entities are shown as plain characters. Use plain text.',
  },
  taglineGood: {
    level: 'good',
    title: 'Tagline',
    text: '{count} characters. On wide screens: “{first}” above “{second}”.',
  },
  taglineOneLine: { level: 'good', title: 'Tagline', text: '{count} characters, one word on one line.' },
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
    text: 'Button text is {tone} on {accent}: {ratio} to 1.',
  },
  hoverReadable: {
    level: 'good',
    title: 'Buttons on hover',
    text: 'The accent darkens to {hover}. Button text is {tone}: {ratio} to 1.',
  },
  hoverFlips: {
    level: 'improve',
    title: 'Button text changes colour on hover',
    text: 'On hover the accent darkens to {hover}, and the text changes from {from} to {tone} ({ratio} to 1). It is readable, but the change is noticeable. A lighter or darker accent avoids it.',
  },
  hoverUnseen: {
    level: 'improve',
    title: 'No visible hover change',
    text: '{accent} is so dark that a darker shade looks the same. A lighter accent shows the change.',
  },
  logoMissing: {
    level: 'improve',
    title: 'Logo missing',
    text: 'The legal name is shown instead, and the browser tab shows a neutral icon. Set logo.',
  },
  pictureMissing: {
    level: 'improve',
    title: 'Background picture missing',
    text: 'A pattern in the accent colour is shown instead.',
  },
  privacyMissing: {
    level: 'improve',
    title: 'Partner privacy policy missing',
    text: 'The footer links to the platform’s privacy policy. Set privacyPolicyDocument when the partner has its own.',
  },
  termsMissing: {
    level: 'improve',
    title: 'Partner terms of service missing',
    text: 'The footer links to the platform’s terms of service. Set termsOfServiceDocument when the partner has its own.',
  },
  linkWrong: {
    level: 'mend',
    title: '{field}: link not valid',
    text: 'The link is not used because {reason}. Enter a full address that begins with https://',
  },
  documentGood: { level: 'good', title: '{field}', text: 'Opens {host} in a new tab.' },
  pictureBroken: {
    level: 'mend',
    title: '{field}: does not load',
    text: '{host} returned no picture. Check that the link opens without a login.',
  },
  pictureLate: {
    level: 'mend',
    title: '{field}: timed out',
    text: '{host} took longer than {limit} seconds. Use a faster host or a smaller file.',
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
  pictureGood: {
    level: 'good',
    title: '{field}',
    text: 'Loads from {host} in {seconds} seconds.',
  },
} as const;
