import { describe, expect, it } from 'vitest';

import { site as brand } from '#content/site.ts';
import { rule as forbiddenFiles } from './forbidden-files.ts';
import { rule as images } from './images.ts';
import { rule as localFiles } from './local-files.ts';
import { madeUpSite, pageHtml, saying } from '#tests/support/made-up-site.ts';

const withBody = (body: string) => ({ 'dist/about.html': pageHtml({ path: '/about', body }) });
const withHead = (head: string) => ({ 'dist/about.html': pageHtml({ path: '/about', head }) });

describe('images', () => {
  const picture = { 'dist/pictures/a.webp': 'picture', 'dist/pictures/b.webp': 'picture' };
  const image =
    '<img src="/pictures/a.webp" srcSet="/pictures/a.webp 400w, /pictures/b.webp 800w" alt="" width="4" height="3">';

  it.each([
    ['a missing alternative text', ' alt=""', '', 'has no alt'],
    ['a missing height', ' height="3"', '', 'has no width and height'],
    ['a width that is no number of pixels', 'width="4"', 'width="100%"', 'has no width and height'],
  ])('finds %s', async (_case, from, to, message) => {
    const site = await madeUpSite({ ...picture, ...withBody(image.replace(from, to)) });
    expect(await images.run(site)).toMatchObject([{ file: 'dist/about.html', message: saying(message) }]);
  });

  it('leaves alone what is complete, and pictures of other sites', async () => {
    const foreign = '<img src="https://partner.example/logo.png" alt="Logo" width="4" height="3">';
    const source = '<picture><source srcset="/pictures/a.webp 400w, /pictures/b.webp 800w">';
    const site = await madeUpSite({ ...picture, ...withBody(`${source}${image}</picture>${foreign}`) });
    expect(await images.run(site)).toEqual([]);
  });
});

describe('local-files', () => {
  it.each([
    ['style sheet', withHead('<link rel="stylesheet" href="/assets/a.css">'), '/assets/a.css'],
    [
      'script started after the first paint',
      withHead('<meta name="scripts" content="/assets/a.js">'),
      '/assets/a.js',
    ],
    ['picture', withBody('<img src="/pictures/c.webp" alt="">'), '/pictures/c.webp'],
    ['candidate', withBody('<source srcset="/pictures/c.webp 800w">'), '/pictures/c.webp'],
    ['poster', withBody('<video poster="/films/a.webp"></video>'), '/films/a.webp'],
    ['track', withBody('<video><track src="/films/a.vtt"></video>'), '/films/a.vtt'],
    ['document to download', withBody('<a href="/papers/a.pdf">Paper</a>'), '/papers/a.pdf'],
    [
      'icon of the web manifest',
      { 'dist/site.webmanifest': '{"icons":[{"src": "/icon-7.png"}]}' },
      '/icon-7.png',
    ],
    ['Markdown twin', withHead('<link rel="alternate" type="text/markdown" href="/about.md">'), '/about.md'],
    [
      'twin that llms.txt lists',
      { 'dist/llms.txt': `- [About](https://${brand.brandHost}/about.md): Who` },
      `https://${brand.brandHost}/about.md`,
    ],
    [
      'file that a twin links',
      { 'dist/about.md': `See [it](https://${brand.brandHost}/a.mp4)` },
      `https://${brand.brandHost}/a.mp4`,
    ],
  ])('finds a missing %s', async (_case, changes, address) => {
    expect(await localFiles.run(await madeUpSite(changes))).toMatchObject([
      { message: saying(`refers to ${address}, which is not in the built site`) },
    ]);
  });

  it('finds a missing font in the style sheet that names it', async () => {
    const site = await madeUpSite({
      ...withHead('<link rel="stylesheet" href="/assets/a.css">'),
      'dist/assets/a.css': '@font-face{src:url(../fonts/a.woff2)}',
    });
    expect(await localFiles.run(site)).toEqual([
      { file: 'dist/assets/a.css', line: 1, message: saying('../fonts/a.woff2') },
    ]);
  });

  it('finds an asset that nothing but itself names', async () => {
    const site = await madeUpSite({ 'dist/assets/a.js': 'export const me = "a.js";' });
    expect(await localFiles.run(site)).toEqual([
      { file: 'dist/assets/a.js', line: 1, message: saying('nothing refers to this file') },
    ]);
  });

  it('takes a mention in a script for use', async () => {
    const site = await madeUpSite({
      ...withHead('<script type="module" src="/assets/a.js"></script>'),
      'dist/assets/a.js': 'import("./b.js")',
      'dist/assets/b.js': 'const picture = "/pictures/p.avif";',
      'dist/pictures/p.avif': 'picture',
    });
    expect(await localFiles.run(site)).toEqual([]);
  });
});

describe('forbidden-files (F-B13)', () => {
  it.each([
    ['assets/a.js.map', 'is a source map'],
    ['.vite/deps.txt', 'is a working file of the bundler'],
    ['assets/manifest.json', 'is the manifest of the bundler'],
    ['.git/config', 'is a hidden file'],
    ['.env', 'is a hidden file'],
    ['assets/.assetsignore', 'is a hidden file'],
    ['assets/menu.test.js', 'is test code'],
    ['routes.ts', 'is source'],
    ['debug.log', 'does not belong to a site'],
  ])('finds %s', async (file, message) => {
    const findings = await forbiddenFiles.run(await madeUpSite({ [`dist/${file}`]: 'text' }));
    expect(findings).toEqual([{ file: `dist/${file}`, line: 1, message: saying(message) }]);
  });

  it('takes twins and data for part of the site', async () => {
    const twins = { 'dist/about.md': '# About', 'dist/llms.txt': '# Brand', 'dist/pricing.json': '{}' };
    const files = { ...twins, 'dist/.assetsignore': '*.br' };
    expect(await forbiddenFiles.run(await madeUpSite(files))).toEqual([]);
  });

  it('finds test code and source maps by what a script says', async () => {
    const site = await madeUpSite({
      'dist/assets/a.js': 'import{it}from"vitest"',
      'dist/assets/b.css': 'a{}\n/*# sourceMappingURL=b.css.map */\n//# sourceMappingURL=b.css.map',
    });
    expect(await forbiddenFiles.run(site)).toHaveLength(2);
  });
});
