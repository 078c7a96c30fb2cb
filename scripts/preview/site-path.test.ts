import { describe, expect, it } from 'vitest';
import { resolveSitePath } from './site-path.ts';

const names = new Set([
  'index.html',
  'about.html.br',
  'about.html.gz',
  '404.html',
  'ar.html',
  'ar/404.html',
  'ar/about.html',
  'about.html',
  'product.html',
  'assets/entry-A1b2.js',
  'robots.txt',
  '_headers',
  '_redirects',
  '.env',
  '.well-known/security.txt',
]);
const files = {
  hasFile: async (file: string) => names.has(file),
  redirects: [
    { from: '/former360', to: '/product' },
    { from: '/company.html', to: '/about' },
  ],
};

describe('resolveSitePath', () => {
  it.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/ar', 'ar.html'],
    ['/ar/about', 'ar/about.html'],
    ['/assets/entry-A1b2.js', 'assets/entry-A1b2.js'],
    ['/robots.txt', 'robots.txt'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('serves %s', async (path, file) => {
    expect(await resolveSitePath(path, files)).toEqual({ kind: 'file', file, urlPath: path });
  });

  it.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['//about', '/about'],
    ['/About', '/about'],
    ['/about.html', '/about'],
    ['/ABOUT.HTML', '/about'],
    ['/about/index.html', '/about'],
    ['/about.html/', '/about'],
    ['/%61bout', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//', '/'],
    ['/ar/', '/ar'],
    ['/ar/index.html', '/ar'],
    ['/AR/About.html', '/ar/about'],
    ['//index.html', '/'],
    ['/ROBOTS.txt', '/robots.txt'],
    ['/former360', '/product'],
    ['/former360/', '/product'],
    ['/Former360', '/product'],
    ['/company', '/about'],
    ['/company.html', '/about'],
  ])('leads %s to %s', async (path, to) => {
    expect(await resolveSitePath(path, files)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    '/nothing',
    '/about.html.br',
    '/about.html.gz',
    '/nothing/',
    '/nothing.html',
    '/assets/ENTRY-a1B2.js',
    '/404',
    '/404.html',
    '/ar/404',
    '/ar/404.html',
    '/_headers',
    '/_redirects',
    '/.env',
    '/../about.html',
    '/%2e%2e/about.html',
    '/..%2fabout.html',
    '/x/..%5c..%5cabout',
    '/about%00',
    '/%',
    '//other.example/about',
    '/__proto__',
  ])('finds nothing at %s', async (path) => {
    expect(await resolveSitePath(path, files)).toEqual({ kind: 'missing' });
  });
});
