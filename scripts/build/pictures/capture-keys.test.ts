import { expect, it } from 'vitest';

import { findCaptureProblems, styleOf } from './capture-keys.ts';

it('finds that each committed picture of a screen shows it as it looks now', async () => {
  expect(await findCaptureProblems()).toEqual([]);
});

const html = '<div class="card"><p data-tone="good">Text</p></div>';
const sheet = `
  :root { --ink: var(--deep); --deep: black; --other: red }
  .card { color: var(--ink); & > [data-tone] { margin: 0 } }
  @media (width > 40rem) { .card p { padding: 0 } }
`;
const drawn = (css: string) => styleOf(html, [css]);

it.each([
  ['its format', sheet.replaceAll('\n', ' /* new */\n\n')],
  ['a rule of another part', `${sheet} .menu { color: red } .card .menu { color: red } table { margin: 0 }`],
  ['a group with rules of other parts only', `${sheet} @media (width > 50rem) { .menu { color: red } }`],
  ['a custom property that the part does not use', sheet.replace('red', 'blue')],
  ['the style of print', `${sheet} @media print { .card { display: none } }`],
])('finds the same look after a change of %s', (_change, css) => {
  expect(drawn(css)).toBe(drawn(sheet));
});

it.each([
  ['a declaration', sheet.replace('margin: 0', 'margin: 1px')],
  ['a rule', `${sheet} .menu, .card:first-child { color: red }`],
  ['a custom property that another one uses', sheet.replace('black', 'white')],
  ['a condition', sheet.replace('40rem', '50rem')],
])('finds another look after a change of %s', (_change, css) => {
  expect(drawn(css)).not.toBe(drawn(sheet));
});
