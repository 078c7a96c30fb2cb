import { expect, it } from 'vitest';

import { foundIn } from '#tests/support/found-in.ts';
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

it('a text has the rejected forms that are whole words, with any ending and vowels', async () => {
  const found = await foundIn(new URL('golden/forms.txt', import.meta.url), (text) =>
    findRejected(text, [...english, ...arabic]).map(({ form }) => form),
  );
  await expect(found).toMatchFileSnapshot('golden/forms.txt');
});
