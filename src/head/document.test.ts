import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';

import { neutralTitle } from '#words/neutral-tab.ts';
import { menus } from '#words/screen-menus.ts';
import { site } from '#content/site.ts';
import { DEFERRED_STYLE, HEAD_STYLE } from '#src/lib/deferred-style.tsx';
import { routeIds } from '#src/routes.ts';
import { withStyle } from '#scripts/build/page-styles.ts';
import { type DocumentAssets, documentHtml } from './document.tsx';

const assets: DocumentAssets = {
  headScript: 'chooseMode()',
  bootScript: 'boot()',
  themeColor: '#0d2129',
  panelScript: 'showPanel()',
  speculationRules: '{}',
  scripts: ['/assets/entry.js', '/assets/react.js'],
  brandScript: { path: '/assets/brand.js', integrity: 'sha256-y' },
  scriptsBeside: [],
  fonts: ['/fonts/text.woff2'],
  importMap: { path: '/assets/scripts.json', integrity: 'sha256-x' },
};
const body = '<main><h1>Words</h1></main>';

const documentOf = (id: Parameters<typeof documentHtml>[0], text = body, given = assets) => {
  const html = documentHtml(id, text, given);
  const root = parse(html);
  const head = root.querySelector('head');
  const inHead = (selector: string) => head?.querySelectorAll(selector) ?? [];
  return { html, root, inHead };
};

it.each([...routeIds, 'not-found'] as const)(
  'has a title without the brand for partners’ hosts: %s',
  (id) => {
    const tab = documentOf(id).root.querySelector('html')?.getAttribute('data-tab');
    expect(tab).not.toContain(site.name);
    expect(tab === neutralTitle).toBe(id === 'home' || id === 'product');
  },
);

describe('documentHtml', () => {
  it('names its language, its direction, and its encoding in the first bytes', () => {
    const { html } = documentOf('about');
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr"[ >]/);
    expect(html.slice(0, 200)).toMatch(/<meta charset="utf-8"/i);
  });

  it('moves picture preloads from before the markup into the head', () => {
    const preloads =
      '<link rel="preload" as="image" imageSrcSet="/a.avif 1x, /$&.avif 2x"/><link rel="preload" as="image" href="/b.avif"/>';
    const { root, inHead, html } = documentOf('about', preloads + body);
    expect(inHead('link[as=image]')).toHaveLength(2);
    expect(root.querySelector('body')?.innerHTML).toContain(body);
    expect(html).toContain(preloads);
  });

  it('brings the script of tabs and slides to the pages that have any, after them', () => {
    const tab = '<button aria-controls="panel">Panel</button>';
    expect(documentOf('about', tab).html).toContain(`<script>${assets.panelScript}</script>`);
    expect(documentOf('about').html).not.toContain(assets.panelScript);
  });

  it('keeps the names of the brand from translators, where one is all the text of an element', () => {
    for (const name of [site.name, site.legalName, menus.product.name, menus.marketplace.name]) {
      const text = `<li><a href="/x">${name}</a></li><p>About ${name}</p><b translate="no">${name}</b><i>Other</i>`;
      expect(documentOf('about', text).html).toContain(text.replace('href="/x"', 'href="/x" translate="no"'));
    }
  });

  it('leaves the rest of the page unchanged', () => {
    const text = `<main><link rel="preload" as="image" href="/later.avif"/></main>`;
    expect(documentOf('about', text).inHead('link[as=image]')).toEqual([]);
  });

  it('runs the head script before any style, so that the mode is known before the first paint', () => {
    const { html } = documentOf('home');
    expect(html.indexOf(assets.headScript)).toBeGreaterThan(0);
    expect(html.indexOf(assets.headScript)).toBeLessThan(html.indexOf(HEAD_STYLE));
  });

  it('names the file that binds scripts to their hashes, with its own, for the script that starts them', () => {
    const [map] = documentOf('home').inHead('meta[name=scripts-map]');
    expect(map?.getAttribute('content')).toBe('/assets/scripts.json sha256-x');
  });

  it('inlines scripts byte for byte, as the policy hashes them', () => {
    const inlined = documentOf('home').inHead('script:not([type])');
    expect(inlined.map((tag) => tag.innerHTML)).toEqual([assets.headScript, assets.bootScript]);
  });

  it('lists the files for the boot script, the entry first', () => {
    const [scripts] = documentOf('home').inHead('meta[name=scripts]');
    expect(scripts?.getAttribute('content')?.split(' ')).toEqual(assets.scripts);
  });

  it('gets the deferred style at its mark, else at the end, and every byte of the style above the fold', () => {
    const fold = '<link rel="stylesheet" href="/assets/parts.css"/>';
    const style = '@layer reset;a>b{color:red}$&';
    const styled = (text: string) => withStyle(documentOf('about', text).html, style, { fold });
    expect(styled(`<main>${DEFERRED_STYLE}<p>Below</p></main>`)).toContain(
      `<main>${fold}<p>Below</p></main>`,
    );
    expect(styled(body)).toContain(`${body}${fold}`);
    expect(styled(body)).toContain(`<style>${style}</style></head>`);
  });

  it('preloads fonts the way a style sheet fetches them', () => {
    const [font] = documentOf('home').inHead('link[rel=preload][as=font]');
    expect(font?.getAttribute('href')).toBe('/fonts/text.woff2');
    expect(font?.hasAttribute('crossorigin')).toBe(true);
  });

  it('links the fonts of its language where no paint waits for them', () => {
    const sheet = { href: '/fonts/arabic.css' };
    const given = { ...assets, languageFonts: { en: { sheet, first: ['/fonts/arabic.woff2'] } } };
    const { root, inHead } = documentOf('home', body, given);
    expect(inHead('link[rel=preload][href^="/fonts/arabic"]')).toHaveLength(2);
    expect(inHead('link[rel=stylesheet][href="/fonts/arabic.css"]')).toEqual([]);
    expect(root.querySelector('body > link[rel=stylesheet]')?.getAttribute('href')).toBe(sheet.href);
  });

  it('colours the bar of a phone as it is told', () => {
    const [colour] = documentOf('home', body, { ...assets, themeColor: '#123456' }).inHead(
      'meta[name=theme-color]',
    );
    expect(colour?.getAttribute('content')).toBe('#123456');
  });

  it('does without import map, as in development', () => {
    const { inHead } = documentOf('home', body, { ...assets, importMap: undefined });
    expect(inHead('meta[name=scripts-map]')).toEqual([]);
  });

  it('describes a partner’s page to link previews without the brand', () => {
    const { inHead } = documentOf('partner');
    const tags = inHead('meta[property], meta[name^="twitter:"]').map(
      (tag) => tag.getAttribute('content') ?? '',
    );
    expect(tags).toContain(neutralTitle);
    expect(tags.filter((text) => text.includes(site.name))).toEqual([]);
  });

  it.each(['not-found', 'partner-check'] as const)('keeps %s out of search, and describes no page', (id) => {
    const { inHead } = documentOf(id);
    expect(inHead('meta[name=robots]').map((tag) => tag.getAttribute('content'))).toEqual(['noindex']);
    expect(inHead('link[rel=canonical], meta[property], script[type="application/ld+json"]')).toEqual([]);
  });
});
