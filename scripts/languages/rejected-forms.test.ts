import { expect, it } from 'vitest';

import { findRejected, readRejected } from './rejected-forms.ts';

const english = readRejected(`
| field | not a glossary |
| ----- | -------------- |
| \`film\` | \`title\` |

| for | name | not |
| --- | ---- | --- |
| moving pictures | video | \`film\`, \`films\` |
| reach | a marketplace that reaches | \`deals from {countries}\` |
| a deal | deal | |
`);

const arabic = readRejected(`
| English | Arabic | not |
| ------- | ------ | --- |
| private shares | الأسهم غير المدرجة | \`الأسهم الخاصة\` |
| access | الدخول | \`وصولا مقيدا\` |
`);

it('the rejected forms are read from the tables whose last column is headed “not”', () => {
  expect([...english, ...arabic].map(({ form, use }) => [form, use])).toEqual([
    ['film', 'video'],
    ['films', 'video'],
    ['deals from {countries}', 'a marketplace that reaches'],
    ['الأسهم الخاصة', 'الأسهم غير المدرجة'],
    ['وصولا مقيدا', 'الدخول'],
  ]);
});

it.each([
  ['Watch the film.', 'film'],
  ['Films of the product', 'films'],
  ['Compare deals from {countries} countries', 'deals from {countries}'],
  ['بيع الأسهم الخاصة', 'الأسهم الخاصة'],
  ['وللأسهم الخاصة قواعد', 'الأسهم الخاصة'],
  ['يُمنحون وصولًا مقيّدًا', 'وصولا مقيدا'],
  ['يُمنحون «وصولًا» مقيّدًا', 'وصولا مقيدا'],
])('the text %j has the rejected form %s', (text, form) => {
  expect(findRejected(text, [...english, ...arabic]).map((one) => one.form)).toEqual([form]);
});

it.each(['Filming is over', 'A filmed deal', 'deals from three countries', 'الأسهم غير المدرجة'])(
  'the text %j has no rejected form',
  (text) => {
    expect(findRejected(text, [...english, ...arabic])).toEqual([]);
  },
);
