import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';

import { loadOf } from './page-load.ts';

const built: Readonly<Record<string, string>> = {
  'assets/entry.js': `import { a } from './react.js'; import('./later.js');`,
  'assets/react.js': `import './scheduler.js';`,
  'assets/scheduler.js': '',
  'assets/later.js': '',
  'assets/page.css': '',
  'assets/shared.css': '',
  'fonts/text.woff2': '',
};
const site = {
  files: new Set(Object.keys(built)),
  read: (file: string) => Promise.resolve(built[file] ?? ''),
};

const load = (head: string) =>
  loadOf(
    { file: 'about.html', root: parse(`<head>${head}</head>`, { blockTextElements: { style: true } }) },
    site,
  );

it('follows static imports and leaves out what is imported later', async () => {
  const { scripts } = await load('<meta name="scripts" content="/assets/entry.js /assets/react.js">');
  expect(scripts).toEqual(['assets/entry.js', 'assets/react.js', 'assets/scheduler.js']);
});

it('takes the inline style, and the sheets that are fetched', async () => {
  const { inlineStyle, stylesheets } = await load(`<style>b{top:0}</style>
    <link rel="stylesheet" href="/assets/shared.css" disabled><link rel="stylesheet" href="/assets/page.css">`);
  expect(inlineStyle).toBe('b{top:0}');
  expect(stylesheets).toEqual(['assets/page.css']);
});

it('takes fonts that are preloaded', async () => {
  const { fonts } = await load('<link rel="preload" as="font" href="/fonts/text.woff2">');
  expect(fonts).toEqual(['fonts/text.woff2']);
});

it('refuses a page that asks for what was not built', async () => {
  await expect(load('<meta name="scripts" content="/assets/gone.js">')).rejects.toThrow(
    'dist/assets/gone.js',
  );
});
