import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

import { writeFiles } from '#scripts/support/write-files.ts';
import { integrityMap, manifestSchema, pageScripts } from './page-assets.ts';

const chunk = (name: string, more: object = {}) => ({ file: `assets/${name}.js`, ...more });

/** A small site: a frame on every page, a live page with an island, and a still page. */
const manifest = manifestSchema.parse({
  'src/entry-client.tsx': chunk('entry', {
    imports: ['_frame.js', '_react.js'],
    dynamicImports: ['src/pages/home/home.tsx', 'src/pages/about/about.tsx'],
    css: ['assets/entry.css'],
  }),
  'src/entry-services.ts': chunk('entry-services'),
  // Chunks may import each other.
  '_react.js': chunk('react', { imports: ['_frame.js'] }),
  '_frame.js': chunk('frame', { imports: ['_react.js'], css: ['assets/frame.css'] }),
  'src/pages/home/home.tsx': chunk('home', {
    imports: ['_frame.js', '_react.js'],
    dynamicImports: ['src/pages/home/products.tsx'],
  }),
  'src/pages/home/products.tsx': chunk('products', { imports: ['_frame.js'] }),
  'src/pages/about/about.tsx': chunk('about', { imports: ['_frame.js'] }),
  '_store.js': chunk('store', { imports: ['_react.js'] }),
  'src/pages/partner/partner.tsx': chunk('partner', { imports: ['_store.js', '_frame.js'] }),
  'src/app/partner/partner-frame.tsx': chunk('partner-frame', {
    imports: ['_store.js'],
    css: ['assets/partner-frame.css'],
  }),
});

const PARTNER_STYLES = ['/assets/partner.css', '/assets/partner-frame.css', '/assets/frame.css'];

/** The scripts of a page that has the style of the frame. */
const scriptsOf = (
  id: 'home' | 'about' | 'partner' | 'pricing',
  { isLive = true, asks = false, inPage = ['/assets/frame.css'], from = manifest } = {},
) => pageScripts(from, id, { isLive, asks }, new Set(inPage), PARTNER_STYLES);

describe('pageScripts', () => {
  it('loads the code of a live page with it, but not that of its parts', () => {
    const names = ['entry.js', 'frame.js', 'react.js', 'home.js'];
    expect(scriptsOf('home').scripts).toEqual(names.map((file) => `/assets/${file}`));
  });

  it('loads no code of a still page', () => {
    const { scripts } = scriptsOf('about', { isLive: false });
    expect(scripts).toEqual(['/assets/entry.js', '/assets/frame.js', '/assets/react.js']);
  });

  it('starts the services separately, if the site asks for consent', () => {
    const beside = (asks: boolean) => scriptsOf('about', { isLive: false, asks }).scriptsBeside;
    expect(beside(true)).toEqual(['/assets/entry-services.js']);
    expect(beside(false)).toEqual([]);
  });

  it('loads the landing page of partners in place of the home page, with its style, and nothing of the home page', () => {
    const { partnerScripts } = scriptsOf('home');
    expect(partnerScripts).toEqual(
      [
        ...['entry.js', 'frame.js', 'react.js', 'partner.js', 'store.js', 'partner-frame.js'],
        ...['partner.css', 'partner-frame.css'],
      ].map((file) => `/assets/${file}`),
    );
  });

  it('loads header and footer of the partner with the other pages', () => {
    const { scripts, partnerScripts } = scriptsOf('about', { isLive: false });
    const more = partnerScripts.filter((file) => !scripts.includes(file));
    const names = ['partner-frame.js', 'store.js', 'partner-frame.css'];
    expect(more).toEqual(names.map((file) => `/assets/${file}`));
  });

  it('has the style of the built landing page, which its scripts need not bring', () => {
    const { partnerScripts } = scriptsOf('partner', { inPage: PARTNER_STYLES });
    expect(partnerScripts.filter((file) => file.endsWith('.css'))).toEqual([]);
  });

  it('names the file that a page must have when the bundle lacks it', () => {
    expect(() => scriptsOf('pricing')).toThrow('src/pages/pricing/pricing.tsx');
  });
});

describe('integrityMap', () => {
  const sourceOf = (file: string) => `export const name = '${file}';`;

  async function builtFolder() {
    const folder = await mkdtemp(join(tmpdir(), 'assets-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const files = Object.values(manifest).map(({ file }) => [file, sourceOf(file)] as const);
    await writeFiles(folder, Object.fromEntries(files));
    return folder;
  }

  it('binds every chunk to the hash of its bytes', async () => {
    const hash = (file: string) => createHash('sha256').update(sourceOf(file)).digest('base64');
    const files = Object.values(manifest).map(({ file }) => file);
    expect(JSON.parse(await integrityMap([manifest], await builtFolder()))).toEqual({
      integrity: Object.fromEntries(files.map((file) => [`/${file}`, `sha256-${hash(file)}`])),
    });
  });

  it('is one for the chunks of all languages, in any order, so that the policy names one hash', async () => {
    const folder = await builtFolder();
    const [first, ...rest] = Object.entries(manifest);
    const languages = [Object.fromEntries(rest), Object.fromEntries(first ? [first] : [])];
    expect(await integrityMap(languages, folder)).toBe(await integrityMap([manifest], folder));
  });
});
