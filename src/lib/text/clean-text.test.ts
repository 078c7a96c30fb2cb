import { expect, it } from 'vitest';

import { cleanAddress, cleanLine, cleanText, lengthOf } from './clean-text.ts';

const address = 'layla@sidra-partners.example';

it.each([
  ['zero-width characters', '\u200blayla\u200c@\u2060sidra\u200d-partners.example\ufeff'],
  ['soft hyphens', 'lay\u00adla@sidra-part\u00adners.example'],
  ['direction marks', '\u202alayla@sidra-partners.example\u202c\u200f\u2069\u061c'],
  ['control characters', '\u0000layla@sidra-partners.example\u007f\u0008'],
  ['a minus sign', 'layla@sidra\u2212partners.example'],
  ['a dash of an autocorrection', 'layla@sidra–partners.example'],
  ['full-width characters', 'ｌａｙｌａ＠ｓｉｄｒａ－ｐａｒｔｎｅｒｓ．ｅｘａｍｐｌｅ'],
  ['a scheme', ' MAILTO: layla@sidra-partners.example'],
  ['one bracket', 'layla@sidra-partners.example>'],
  ['a name', '"Haddad, Layla" <layla@sidra-partners.example>;'],
  ['a scheme in brackets', '<mailto:layla@sidra-partners.example>'],
  ['a final semicolon', 'layla@sidra-partners.example; '],
  ['a final Arabic comma', 'layla@sidra-partners.example\u060c'],
  ['spaces of every kind', '\u00a0\u3000layla@sidra-partners.example\u2003\n'],
])('an address loses %s', (_name, text) => {
  expect(cleanAddress(text)).toBe(address);
});

it.each(['layla @sidra.example', 'a@x.example, b@y.example', '(a)@x.example'])('text %j is kept', (text) => {
  expect(cleanAddress(text)).toBe(text);
});

it.each(['\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\t', ' \n\n '])(
  'the line break %j becomes a space in a one-line text, and a line break or a space in others',
  (lineBreak) => {
    const text = `${lineBreak}Layla${lineBreak}Haddad${lineBreak}`;
    expect(cleanLine(text)).toBe('Layla Haddad');
    expect(cleanText(text)).toMatch(/^Layla[ \n]+Haddad$/);
  },
);

it.each([
  ['controls', 'a\u0000b\u0008c\u001fd\u007f', 'abcd'],
  ['direction overrides and isolates', '\u202eabc\u202c \u2066d\u2069\u200f', 'abc d'],
  ['zero-width characters', 'a\u200bb\ufeffc\u2060d\u00ade', 'abcde'],
  ['joiners outside words', '\u200dLayla\u200c \u200d1\u200c2', 'Layla 12'],
  ['all but the joiner of a run', 'می\u200b\u200c\u200cخواهم', 'می\u200cخواهم'],
  ['spaces of other widths', 'a\u00a0b\u3000c\u202fd\u2003e\tf', 'a b c d e f'],
  ['half surrogate pairs', 'a\ud83d 💧 \udca7', 'a\ufffd 💧 \ufffd'],
])('a text that is sent is cleaned of %s', (_name, text, sent) => {
  expect(cleanText(text)).toBe(sent);
  expect(cleanLine(text)).toBe(sent);
});

it.each([
  ['a Persian non-joiner', 'می\u200cخواهم'],
  ['an Indic joiner', 'क्\u200dष'],
  ['a final joiner of an Arabic abbreviation', '1447 ه\u200d'],
  ['two spaces', 'Anne-Marie  O’Hara'],
  ['a family', '👨‍👩‍👧'],
  ['a heart on fire', '❤️‍🔥'],
  ['a person with a skin tone', '👩🏽‍💻'],
  ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
])('a text keeps %s', (_name, text) => {
  expect(cleanText(text)).toBe(text);
  expect(cleanLine(text)).toBe(text);
});

it.each([' ', '\n', '\u200b', ';', '<', 'é', ' \n'])('a long text of %j is cleaned at once', (filler) => {
  const text = `a${filler.repeat(200_000)}b`;
  const start = performance.now();
  for (const clean of [cleanText, cleanLine, cleanAddress]) clean(text);
  expect(performance.now() - start).toBeLessThan(1000);
});

it.each([
  ['', 0],
  ['💧💧', 2],
  ['👨‍👩‍👧', 5],
  ['e\u0301', 2],
])('the code points of %j are counted', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});
