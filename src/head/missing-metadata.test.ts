import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { afterAll, expect, it, vi } from 'vitest';

import { bareAssets } from '#tests/support/bare-assets.ts';
import { site } from '#content/site.ts';

// A table that lost the row of a page, and a sharing picture without a text.
vi.doMock('#words/page-metadata.ts', async (importOriginal) => {
  const { pageMetadata } = await importOriginal<typeof import('#words/page-metadata.ts')>();
  const { about: _lost, ...others } = pageMetadata;
  return { pageMetadata: others, sharingAlt: '' };
});
// Files share their modules: none may have read the whole table before, or keep this one.
vi.resetModules();
afterAll(() => {
  vi.doUnmock('#words/page-metadata.ts');
  vi.resetModules();
});

const { documentHtml } = await import('./document.tsx');
const { metadataOf, PageHead } = await import('./page-head.tsx');

it('omits the metadata of a page without a row, and nothing else of its head (F-B7)', () => {
  const head = parse(documentHtml('about', '<main></main>', bareAssets)).querySelector('head');
  const about =
    'title, meta[name=description], meta[property], link[rel=canonical], script[type="application/ld+json"]';
  expect(head?.querySelectorAll(about)).toEqual([]);
  expect(head?.querySelector('meta[name=viewport]')).not.toBeNull();
  expect(head?.querySelector('meta[name=scripts]')?.getAttribute('content')).toBe('/entry.js');
});

it('names the product if the sharing picture has no text', () => {
  const element = createElement(PageHead, { metadata: metadataOf('pricing'), id: 'pricing' });
  const head = parse(renderToStaticMarkup(element));
  const texts = head.querySelectorAll('[property="og:image:alt"], [name="twitter:image:alt"]');
  expect(texts.map((tag) => tag.getAttribute('content'))).toEqual(
    Array.from({ length: 2 }, () => `${site.name} preview image`),
  );
});
