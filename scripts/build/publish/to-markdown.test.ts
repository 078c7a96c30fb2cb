import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { toMarkdown } from './to-markdown.ts';

it('the Markdown of a page has every kind of its text, and nothing that needs a browser', async () => {
  const html = await readFile(new URL('golden/page.html.txt', import.meta.url), 'utf8');
  // A page is in one line.
  const markdown = toMarkdown(html.replaceAll('\n', ''), 'https://a.example/p');
  expect(markdown).not.toContain('LEFT');
  await expect(markdown).toMatchFileSnapshot('golden/page.md.txt');
});

it('a page that has no content is named', () => {
  expect(() => toMarkdown('<p>Text</p>', 'https://a.example/p')).toThrow(/a\.example\/p has no <main>/);
});
