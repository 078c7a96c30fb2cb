import { expect, it } from 'vitest';

import { readCaptions } from './captions.ts';

it('reads captions with hours, settings and notes, and returns when they end', () => {
  const text =
    '\ufeffWEBVTT Tour\r\n\r\nNOTE by us\r\n\r\n1\r\n00:00.200 --> 00:02.400 line:80%\r\nOne\r\n\r\n01:00:00.000 --> 01:00:01.500\r\nTwo\r\n';
  expect(readCaptions(text)).toEqual({ faults: [], endS: 3601.5 });
});

it.each([
  ['', ['1 does not begin with WEBVTT', '1 has no caption']],
  ['WEBVTTX\n\n00:01.000 --> 00:02.000\nOne', ['1 does not begin with WEBVTT']],
  ['WEBVTT\n\n00:01,000 --> 00:02,000\nOne', ['3 “00:01,000 --> 00:02,000” has a wrong form']],
  ['WEBVTT\n\n00:61.000 --> 00:62.000\nOne', ['3 “00:61.000 --> 00:62.000” has a wrong form']],
  ['WEBVTT\n\n00:02.000 --> 00:01.000\nOne', ['3 “00:02.000 --> 00:01.000” ends before it begins']],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\n\n', ['3 “00:01.000 --> 00:02.000” has no text below it']],
  [
    'WEBVTT\n\n00:03.000 --> 00:04.000\nTwo\n\n00:01.000 --> 00:02.000\nOne',
    ['6 “00:01.000 --> 00:02.000” begins before the caption above it'],
  ],
])('lists what browsers would drop of %j', (text, expected) => {
  const found = readCaptions(text).faults.map(({ line, message }) => `${line} ${message}`);
  expect(found).toHaveLength(expected.length);
  for (const [index, start] of expected.entries()) expect(found[index]).toContain(`${start}: `);
});
