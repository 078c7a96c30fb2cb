import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';

import { languageCodes } from '#content/languages.ts';
import { sharingPictures } from '#content/sharing-pictures.ts';
import { language } from '#words/language.ts';
import { pageMetadata } from '#words/page-metadata.ts';
import { site } from '#content/site.ts';
import type { PageMetadata } from '#src/model/page-metadata.schema.ts';
import { LEGAL_FEED, pathIn, type RouteId, routeIds } from '#src/routes.ts';
import { metadataOf, PageHead } from './page-head.tsx';

const metadata: PageMetadata = {
  title: 'Water rights',
  description: 'Shown under a shared link',
  metaDescription: 'Shown in search results',
  keywords: 'water, rights',
};

function headOf(row: PageMetadata | undefined, id: RouteId = 'about', sharing = sharingPictures) {
  const markup = renderToStaticMarkup(createElement(PageHead, { metadata: row, id, sharing }));
  const head = parse(markup);
  const contentOf = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return { markup, head, contentOf };
}

describe('PageHead', () => {
  it('has title, description and preview of the page (R3.12)', () => {
    const { head, contentOf } = headOf(metadata);
    expect(head.querySelector('title')?.text).toBe('Water rights');
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://${site.brandHost}/about`,
    );
    expect(contentOf('description')).toBe('Shown in search results');
    expect(contentOf('keywords')).toBe('water, rights');
    for (const network of ['og', 'twitter']) {
      expect(contentOf(`${network}:title`)).toBe('Water rights');
      expect(contentOf(`${network}:description`)).toBe('Shown under a shared link');
      expect(contentOf(`${network}:image`)).toBe(`https://${site.brandHost}/share/about.png`);
      expect(contentOf(`${network}:image:alt`)).not.toBe('');
    }
  });

  it.each([
    ['about', '/about.md'],
    ['home', '/index.md'],
  ] as const)('announces the Markdown alternate of %s', (id, path) => {
    const link = headOf(metadata, id).head.querySelector('link[type="text/markdown"]');
    expect(link?.getAttribute('href')).toBe(path);
  });

  it('names the page in every language, English for those without their own', () => {
    const links = headOf(metadata).head.querySelectorAll('link[hreflang]');
    expect(links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)).toEqual([
      ...languageCodes.map((code) => `${code} https://${site.brandHost}${pathIn(code, 'about')}`),
      `x-default https://${site.brandHost}/about`,
    ]);
  });

  it('names the English page alone for a legal document', () => {
    const links = headOf(metadata, 'terms').head.querySelectorAll('link[hreflang]');
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'x-default']);
  });

  it('names the feed of legal versions on legal pages alone', () => {
    const feedOf = (id: RouteId) =>
      headOf(metadata, id).head.querySelector('link[type="application/atom+xml"]');
    expect(feedOf('privacy')?.getAttribute('href')).toBe(LEGAL_FEED);
    expect(feedOf('about')).toBeNull();
  });

  it('describes the picture of this page (R5.11)', () => {
    const alts = routeIds.map((id) => headOf(pageMetadata[id]).contentOf('og:image:alt'));
    expect(new Set(alts).size).toBe(routeIds.length);
    expect(headOf(metadata).contentOf('twitter:image:alt')).toContain('Water rights');
  });

  it('names its own pictures', () => {
    const openGraph = { file: 'well.png', alt: 'A well' };
    const twitter = { file: 'tap.jpg', alt: 'A tap' };
    const imagesOf = (own: Partial<Record<'openGraph' | 'twitter', typeof openGraph>>) => {
      const { contentOf } = headOf(metadata, 'about', { [language.code]: { about: own } });
      return ['og', 'twitter'].map(
        (network) =>
          `${contentOf(`${network}:image`)?.split('/share/')[1]} ${contentOf(`${network}:image:alt`)}`,
      );
    };
    const drawn: unknown = expect.stringMatching(/^about\.png Water rights\. /);
    expect(imagesOf({ openGraph, twitter })).toEqual(['own/well.png A well', 'own/tap.jpg A tap']);
    expect(imagesOf({ openGraph })).toEqual(['own/well.png A well', 'own/well.png A well']);
    expect(imagesOf({ twitter })).toEqual([drawn, 'own/tap.jpg A tap']);
  });

  it('emits nothing for a page without a row in the table (R5.10, F-B7)', () => {
    expect(headOf(undefined).markup).toBe('');
  });

  it('has no tag for a value that is empty', () => {
    const { head, contentOf } = headOf({ ...metadata, title: '', description: '', keywords: '' });
    expect(head.querySelector('title')).toBeNull();
    const missing = ['keywords', 'og:title', 'twitter:title', 'og:description', 'twitter:description'];
    expect(missing.flatMap((name) => contentOf(name) ?? [])).toEqual([]);
  });

  it('writes each tag once, and none without content', () => {
    for (const id of routeIds) {
      const { head } = headOf(pageMetadata[id]);
      const names = head
        .querySelectorAll('meta')
        .map((tag) => tag.getAttribute('name') ?? tag.getAttribute('property'));
      expect(new Set(names).size).toBe(names.length);
      expect(head.querySelectorAll('meta').filter((tag) => !tag.getAttribute('content'))).toEqual([]);
    }
  });

  it('keeps markup in a text from becoming a tag', () => {
    const { head } = headOf({ ...metadata, title: '</title><script>alert(1)</script>' });
    expect(head.querySelector('script')).toBeNull();
    expect(head.querySelector('title')?.text).toBe('</title><script>alert(1)</script>');
  });
});

it.each(['not-found', 'constructor', '__proto__', ''])('has no metadata for %j', (id) => {
  expect(metadataOf(id)).toBeUndefined();
});
