import { expect, it } from 'vitest';

import { limitsOf } from './limits.ts';

const load = (name: string, scripts: readonly string[] = ['entry.js']) => ({
  document: `${name}.html`,
  scripts,
  stylesheets: [`${name}.css`],
  inlineStyle: 'b{top:0}',
  fonts: [],
});
const page = (name: string) => ({ path: `/${name}` });
const limits = (...names: string[]) =>
  limitsOf(
    names.map((name) => ({ page: page(name), load: load(name) })),
    'dist',
    'styles',
  );

it('names the files of each kind once', () => {
  expect(limits('about')).toEqual([
    { name: 'JavaScript of /about', path: ['dist/entry.js'], limit: '90.4 kB', brotli: true },
    {
      name: 'style of /about',
      path: ['dist/about.css', expect.stringMatching(/^styles\/inline-/)],
      limit: '12.3 kB',
      brotli: true,
    },
    { name: 'HTML of /about', path: ['dist/about.html'], limit: '21.9 kB', brotli: true },
  ]);
});

it('weighs what pages share once', () => {
  const names = limits('about', 'faq').map(({ name }) => name);
  expect(names).toContain('JavaScript of /about, /faq');
  expect(names).toContain('HTML of /faq');
});

it('lets legal documents and their versions be longer', () => {
  const html = limits('about', 'terms', 'terms/2025-03-01').filter(({ name }) => name.startsWith('HTML'));
  expect(html.map(({ limit }) => limit)).toEqual(['21.9 kB', '27.4 kB', '27.4 kB']);
});
