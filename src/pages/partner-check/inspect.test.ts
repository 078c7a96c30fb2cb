import { expect, it } from 'vitest';

import { partnerCheck } from '#content/partner-check.ts';
import { white } from '#src/lib/colour/colour.ts';
import { readPartnerConfig } from '#src/api/read-partner-config.ts';
import { inspect, inspectProjects, judgePicture, visibleShare } from './inspect.ts';

const findingsOf = (answer: object) => inspect(answer, readPartnerConfig(answer, 'https://api.example'));
const idsOf = (answer: object) => findingsOf(answer).map(({ id }) => id);

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

it('a whole configuration of a partner is in order', () => {
  const levels = findingsOf(whole).map(({ id }) => partnerCheck.findings[id].level);
  expect(new Set(levels)).toEqual(new Set(['good']));
});

it('every setting that a configuration lacks is named', () => {
  expect(idsOf({})).toEqual([
    'legalNameMissing',
    'taglineMissing',
    'accentMissing',
    'logoMissing',
    'pictureMissing',
    'documentMissing',
    'documentMissing',
  ]);
  expect(idsOf({ tagline: '  ', logo: null, privacyPolicyDocument: { link: '' } })).toEqual(idsOf({}));
});

it.each([
  [{ accentColor: 'red;position:fixed' }, 'accentWrong'],
  [{ accentColor: 7 }, 'accentWrong'],
  [{ accentColor: '#0c6b6780' }, 'accentWrong'],
  [{ accentColor: '0c6b67' }, 'accentWithoutHash'],
  [{ accentColor: '#0c6b67ff' }, 'accentReadable'],
  [{ accentColor: '#ffff00' }, 'accentDarkened'],
  [{ legalName: ['Acme'] }, 'textWrong'],
  [{ legalName: '\u200f' }, 'textWrong'],
  [{ legalName: 'A'.repeat(121) }, 'legalNameLong'],
  [{ tagline: { text: 'Advice' } }, 'textWrong'],
  [{ tagline: 'capital '.repeat(21) }, 'taglineCut'],
  [{ tagline: 'capital '.repeat(15) }, 'taglineSmall'],
  [{ tagline: 'Patience' }, 'taglineGood'],
  [{ tagline: '👩‍👩‍👧'.repeat(90) }, 'taglineSmall'],
  [{ logo: 'https://acme.example/logo.svg' }, 'linkWrong'],
  [{ backgroundPicture: { link: 'http://acme.example/port.jpg' } }, 'linkWrong'],
  [{ privacyPolicyDocument: { link: 'javascript:alert(1)' } }, 'linkWrong'],
  [{ termsOfServiceDocument: { link: '//evil.example/terms' } }, 'linkWrong'],
] as const)('the setting %j is reported as %s', (change, id) => {
  expect(idsOf({ ...whole, ...change })).toContain(id);
});

it('the beginning of a link that is not used is shown', () => {
  const link = `http://acme.example/${'a'.repeat(90)}`;
  expect(findingsOf({ ...whole, logo: { link } }).at(-3)?.values['link']).toBe(link.slice(0, 60));
});

it('the contrast of buttons is given at rest and on hover', () => {
  const { values } = findingsOf({ ...whole, accentColor: '#7f7f7f' })[3] ?? {};
  expect(values).toMatchObject({ tone: 'black', ratio: '5.2', hoverTone: 'white' });
});

it('every brace of the words that are found is filled', () => {
  const all = [whole, {}, { ...whole, accentColor: '#ffff00', logo: 'x' }].flatMap(findingsOf);
  const open = all.flatMap(({ id, values }) => {
    const { title, text } = partnerCheck.findings[id];
    return [...`${title} ${text}`.matchAll(/\{(\w+)\}/g)].filter(([, name = '']) => !(name in values));
  });
  expect(open).toEqual([]);
});

it('the dates and amounts of projects that are left out are named', () => {
  const title = 'Marina';
  const content = [
    { title, target: 1, targetAmount: 2, currency: 'usd', endDate: '2026-12-31' },
    { title, target: '1', targetAmount: -2, currency: 'Dollar', endDate: '31.12.2026' },
    { title, target: null, endDate: '' },
  ];
  const named = inspectProjects({ content }).map(
    ({ id, values }) => `${id} ${values['number']} ${values['field']}`,
  );
  expect(named).toEqual([
    'projectValueWrong 2 Total size',
    'projectValueWrong 2 Funding target',
    'projectValueWrong 2 Currency',
    'projectValueWrong 2 End date',
  ]);
  expect(inspectProjects({ content: content.slice(0, 1) })).toMatchObject([{ id: 'projectsGood' }]);
  expect(inspectProjects(undefined)).toMatchObject([{ id: 'projectsFailed' }]);
});

it.each([
  ['white', [255, 255, 255, 255], 0],
  ['black but transparent', [0, 0, 0, 0], 0],
  ['black', [0, 0, 0, 255], 1],
  ['black, half transparent', [0, 0, 0, 128], 1],
] as const)('the visible part of a logo that is %s is found', (_name, pixel, share) => {
  expect(visibleShare(pixel, white)).toBe(share);
});

const loaded = (timeMs: number, width: number, height: number) => ({ timeMs, width, height });

it.each([
  ['logo', 'logo.png', 'failed', 'pictureBroken'],
  ['logo', 'logo.png', 'late', 'pictureLate'],
  ['logo', 'logo.png', loaded(1501, 900, 900), 'pictureSlow'],
  ['logo', 'logo.png', loaded(90, 300, 87), 'pictureSmall'],
  ['logo', 'logo.png', loaded(90, 300, 88), 'pictureGood'],
  ['logo', 'logo.SVG', loaded(90, 30, 8), 'pictureGood'],
  ['backgroundPicture', 'port.jpg', loaded(90, 1439, 900), 'pictureSmall'],
  ['backgroundPicture', 'port.jpg', loaded(90, 1440, 900), 'pictureGood'],
] as const)('the report on the %s %s, %j, is %s', (name, file, load, id) => {
  expect(judgePicture(name, `https://acme.example/${file}`, load).id).toBe(id);
});
