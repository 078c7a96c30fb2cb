import { site } from '#content/site.ts';

/** What the page /partner-check can find. `level` is how much it matters; words in braces are filled in. */
export const findings = {
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
} as const;
