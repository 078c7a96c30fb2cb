import { expect, it } from 'vitest';

import { hasVisibleText } from './has-visible-text.ts';

it.each(['a', ' 7 ', 'ليلى', '한', '\u3164a', '-', '😀', '⠁', '\ufffd', '\u0301'])('%j is seen', (text) => {
  expect(hasVisibleText(text)).toBe(true);
});

it.each([
  ...[
    '',
    ' \t\n\u00a0\u3000\u2028',
    '\u200b\u200c\u200d\u2060\ufeff',
    '\u00ad',
    '\ufe0f',
    '\u202e',
    '\u061c',
  ],
  ...['\u3164', '\u2800\u2800', '\u115f', '\u1160', '\uffa0', '\u3164 \u2800\u200b', '\u034f', '\u180e'],
  ...['\u17b4', '\ufffc', '\u{e0020}', '\u{1d159}', '\u{13441}'],
])('nothing is seen in %j', (text) => {
  expect(hasVisibleText(text)).toBe(false);
});
