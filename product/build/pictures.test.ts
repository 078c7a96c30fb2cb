import { expect, it } from 'vitest';

import type { BuiltProduct } from './build.ts';
import { keysOfPictures } from './pictures.ts';

const html = (card: string, title: string) =>
  `<div class="${card}" aria-label="A card"><p class="${title}">Text</p></div>`;
const HTML = html('card_a1b2c3', 'title_a1b2c3');
const CSS = '.card_a1b2c3{color:red}.title_a1b2c3{margin:0}';

function keyOf(drawn: string, css: string, others: Readonly<Record<string, string>> = {}) {
  const sheets = Object.entries({ 'product/kit/card.module.css': css, ...others });
  const product: BuiltProduct = {
    fragments: new Map([['en', { fundraising: drawn }]]),
    sheets: sheets.map(([file, text]) => ({ file, text })),
  };
  return [...keysOfPictures(product)].find(([{ id }]) => id === 'en-fundraising-column')?.[1];
}

const renamed = (text: string) => text.replaceAll('card_a1b2c3', 'sheet_x9-y_z');

it.each([
  ['of the name of a class', renamed(HTML), renamed(CSS), {}],
  ['of a description', HTML.replace('A card', 'The card'), CSS, {}],
  ['of the style of another part', HTML, CSS, { 'product/kit/menu.module.css': '.menu_d4e5f6{color:red}' }],
])('a picture of a screen is up to date after a change %s', (_change, drawn, css, others) => {
  expect(keyOf(drawn, css, others)).toBe(keyOf(HTML, CSS));
});

it.each([
  ['a word', HTML.replace('Text', 'Word'), CSS],
  ['a declaration', HTML, CSS.replace('red', 'blue')],
  ['a class', html('card_a1b2c3', 'card_a1b2c3'), CSS],
])('a picture of a screen is outdated after a change of %s', (_change, drawn, css) => {
  expect(keyOf(drawn, css)).not.toBe(keyOf(HTML, CSS));
});
