import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';

import { pageMetadata, sharingImage } from '#words/page-metadata.ts';
import { site } from '#content/site.ts';
import type { PageMetadata } from '#src/model/page-metadata.schema.ts';
import { routeIds } from '#src/routes.ts';
import { metadataOf, PageHead } from './page-head.tsx';

const metadata: PageMetadata = {
  title: { en: 'Water rights', ar: 'حقوق المياه' },
  description: { en: 'Told to a colleague' },
  metaDescription: { en: 'Told to a searcher' },
  keywords: 'water, rights',
};

function headOf(
  row: PageMetadata | undefined,
  language: 'en' | 'ar' = 'en',
  path = '/about',
  sharing = sharingImage,
) {
  const markup = renderToStaticMarkup(
    createElement(PageHead, { metadata: row, path, language, id: 'about', sharing }),
  );
  const head = parse(markup);
  const contentOf = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return { markup, head, contentOf };
}

describe('PageHead', () => {
  it('tells searchers, crawlers and colleagues about the page', () => {
    const { head, contentOf } = headOf(metadata);
    expect(head.querySelector('title')?.text).toBe('Water rights');
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://${site.brandHost}/about`,
    );
    expect(contentOf('description')).toBe('Told to a searcher');
    expect(contentOf('keywords')).toBe('water, rights');
    for (const network of ['og', 'twitter']) {
      expect(contentOf(`${network}:title`)).toBe('Water rights');
      expect(contentOf(`${network}:description`)).toBe('Told to a colleague');
      expect(contentOf(`${network}:image`)).toBe(`https://${site.brandHost}/share/about.png`);
      expect(contentOf(`${network}:image:alt`)).not.toBe('');
    }
  });

  it.each([
    ['/about', '/about.md'],
    ['/', '/index.md'],
  ] as const)('announces the Markdown twin of %s', (path, twin) => {
    const link = headOf(metadata, 'en', path).head.querySelector('link[rel=alternate]');
    expect([link?.getAttribute('type'), link?.getAttribute('href')]).toEqual(['text/markdown', twin]);
  });

  it('shows a large picture of 1200 by 630 of a website', () => {
    const { contentOf } = headOf(metadata);
    const names = ['og:type', 'og:image:width', 'og:image:height', 'twitter:card'];
    expect(names.map(contentOf)).toEqual(['website', '1200', '630', 'summary_large_image']);
  });

  it('says what the picture of this page shows', () => {
    const alts = routeIds.map((id) => headOf(pageMetadata[id]).contentOf('og:image:alt'));
    expect(new Set(alts).size).toBe(routeIds.length);
    expect(headOf(metadata).contentOf('twitter:image:alt')).toContain('Water rights');
  });

  it('shows pictures of its own in the languages that have them', () => {
    const openGraph = { file: 'well.png', alt: 'A well' };
    const twitter = { file: 'tap.jpg', alt: 'A tap' };
    const imagesOf = (own: Partial<Record<'openGraph' | 'twitter', typeof openGraph>>, language?: 'ar') => {
      const { contentOf } = headOf(metadata, language, '/about', {
        ...sharingImage,
        pages: { about: { en: own } },
      });
      return ['og', 'twitter'].map(
        (network) =>
          `${contentOf(`${network}:image`)?.split('/share/')[1]} ${contentOf(`${network}:image:alt`)}`,
      );
    };
    const drawn: unknown = expect.stringMatching(/^about\.png Water rights\. /);
    expect(imagesOf({ openGraph, twitter })).toEqual(['own/well.png A well', 'own/tap.jpg A tap']);
    expect(imagesOf({ openGraph })).toEqual(['own/well.png A well', 'own/well.png A well']);
    expect(imagesOf({ twitter })).toEqual([drawn, 'own/tap.jpg A tap']);
    expect(imagesOf({ openGraph }, 'ar')[0]).toMatch(/^about\.png حقوق/);
  });

  it('emits nothing for a page without a row in the table', () => {
    expect(headOf(undefined).markup).toBe('');
  });

  it('has no tag for a text that the language does not have', () => {
    const { head, contentOf } = headOf(metadata, 'ar');
    expect(head.querySelector('title')?.text).toBe('حقوق المياه');
    const missing = ['description', 'og:description', 'twitter:description'];
    expect(missing.map(contentOf)).toEqual([undefined, undefined, undefined]);
  });

  it('has no tag for a value that is empty', () => {
    const { head, contentOf } = headOf({ ...metadata, title: { en: '' }, keywords: '' });
    expect(head.querySelector('title')).toBeNull();
    const missing = ['keywords', 'og:title', 'twitter:title'];
    expect(missing.map(contentOf)).toEqual([undefined, undefined, undefined]);
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
    const { head } = headOf({ ...metadata, title: { en: '</title><script>alert(1)</script>' } });
    expect(head.querySelector('script')).toBeNull();
    expect(head.querySelector('title')?.text).toBe('</title><script>alert(1)</script>');
  });
});

describe('metadataOf', () => {
  it('finds the row of a page', () => {
    expect(metadataOf('about')).toBe(pageMetadata.about);
  });

  it.each(['not-found', 'constructor', '__proto__', ''])('has no row for %j', (id) => {
    expect(metadataOf(id)).toBeUndefined();
  });
});
