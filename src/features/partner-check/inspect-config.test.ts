import { expect, it } from 'vitest';

import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { readPartnerConfig } from '#src/api/read-partner-config.ts';
import { inspectConfig } from './inspect-config.ts';
import { readPasted } from './read-pasted.ts';

const origin = 'https://api.example';
const inspect = (answer: object) => inspectConfig(answer, readPartnerConfig(answer, origin));
const idsOf = (answer: object) => inspect(answer).map(({ id }) => id);

/** A configuration in which there is nothing to mend. */
const whole = {
  legalName: 'Acme Capital Partners Limited',
  tagline: 'Private capital for companies that build and carry',
  accentColor: '#24508f',
  logo: { link: 'https://acme.example/logo.svg' },
  backgroundPicture: { link: 'https://acme.example/port.jpg' },
  privacyPolicyDocument: { link: 'https://acme.example/privacy.pdf' },
  termsOfServiceDocument: { link: 'https://acme.example/terms.pdf' },
};

it('finds a whole configuration in order', () => {
  const levels = inspect(whole).map(({ id }) => partnerCheck.findings[id].level);
  expect(new Set(levels)).toEqual(new Set(['good']));
});

it('names every setting that is missing', () => {
  expect(idsOf({})).toEqual([
    'legalNameMissing',
    'taglineMissing',
    'accentMissing',
    'logoMissing',
    'pictureMissing',
    'privacyMissing',
    'termsMissing',
  ]);
  expect(idsOf({ tagline: '  ', logo: null, privacyPolicyDocument: { link: '' } })).toEqual(idsOf({}));
});

it.each([
  [{ accentColor: 'red;position:fixed' }, 'accentWrong'],
  [{ accentColor: 7 }, 'accentWrong'],
  [{ accentColor: 'var(--x)' }, 'accentWrong'],
  [{ accentColor: '#ffff00' }, 'accentDarkened'],
  [{ accentColor: '#000000' }, 'hoverUnseen'],
  [{ accentColor: '#7f7f7f' }, 'hoverFlips'],
  [{ legalName: ['Acme'] }, 'textWrong'],
  [{ legalName: '\u200f' }, 'textWrong'],
  [{ legalName: 'A'.repeat(121) }, 'legalNameLong'],
  [{ tagline: { text: 'Advice' } }, 'textWrong'],
  [{ tagline: 'capital '.repeat(21) }, 'taglineCut'],
  [{ tagline: 'capital '.repeat(1000) }, 'taglineCut'],
  [{ tagline: 'capital '.repeat(15) }, 'taglineSmall'],
  [{ tagline: 'We are <b>bold</b>' }, 'taglineMarkup'],
  [{ tagline: 'Patience' }, 'taglineOneLine'],
  [{ tagline: '👩‍👩‍👧'.repeat(90) }, 'taglineSmall'],
  [{ logo: 'https://acme.example/logo.svg' }, 'linkWrong'],
  [{ backgroundPicture: { link: 'http://acme.example/port.jpg' } }, 'linkWrong'],
  [{ privacyPolicyDocument: { link: 'javascript:alert(1)' } }, 'linkWrong'],
  [{ termsOfServiceDocument: { link: '//evil.example/terms' } }, 'linkWrong'],
  [{ tagLine: 'Advice', tagline: undefined }, 'nameMisspelt'],
  [
    { terms_of_service_url: { link: 'https://acme.example' }, termsOfServiceDocument: undefined },
    'nameMisspelt',
  ],
] as const)('says of %j that there is %s', (change, id) => {
  expect(idsOf({ ...whole, ...change })).toContain(id);
});

it.each([
  ['http://acme.example/a.pdf', 'http, which'],
  ['data:text/html,x', '“data:”'],
  ['/a.pdf', 'not a full address'],
  ['https://acme.example/a b.pdf', 'spaces'],
  ['https://acme.example@evil.example/', 'before an @'],
  [`https://acme.example/${'a'.repeat(2048)}`, '2,048'],
  [7, 'an object with a text'],
])('says why a document at %s is left out', (link, words) => {
  const found = inspect({ ...whole, termsOfServiceDocument: { link } }).find(({ id }) => id === 'linkWrong');
  expect(found?.values['reason']).toContain(words);
});

it('takes names that the platform adds for no fault, and prototypes for no settings', () => {
  const text = JSON.stringify({ ...whole, id: 7 }).replace('{', '{"__proto__": {"tagline": 5},');
  const pasted = readPasted(text);
  expect('answer' in pasted && inspect(pasted.answer)).toEqual(inspect(whole));
});

it('fills every brace of the words it finds', () => {
  const all = [whole, {}, { ...whole, accentColor: '#7f7f7f', tagLine: 'x', logo: 'x' }].flatMap(inspect);
  const open = all.flatMap(({ id, values }) => {
    const { title, text } = partnerCheck.findings[id];
    return [...`${title} ${text}`.matchAll(/\{(\w+)\}/g)].filter(([, name = '']) => !(name in values));
  });
  expect(open).toEqual([]);
});
