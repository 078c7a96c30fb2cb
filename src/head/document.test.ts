import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';

import { neutralIcon } from '#content/neutral-icon.ts';
import { sharingPictures } from '#content/sharing-pictures.ts';
import { site } from '#content/site.ts';
import { language } from '#words/language.ts';
import { neutralTitle } from '#words/neutral-tab.ts';
import { labels } from '#words/labels.ts';
import { pageMetadata } from '#words/page-metadata.ts';
import { partnerCopy } from '#words/partner.ts';
import { menus } from '#words/screen-menus.ts';
import { withStyle } from '#scripts/build/page-styles.ts';
import { DEFERRED_STYLE } from '#src/lib/deferred-style.tsx';
import { type DocumentAssets, type DocumentId, documentHtml } from './document.tsx';
import { brandName, metadataOf, PageHead } from './page-head.tsx';

const bare: DocumentAssets = {
  ...{ headScript: 'chooseMode()', bootScript: 'boot()', panelScript: 'showPanel()' },
  ...{ themeColor: '#123456', speculationRules: '{}', fonts: [] },
  ...{ scripts: ['/assets/entry.js', '/assets/react.js'], scriptsBeside: [] },
  ...{ brandScript: undefined, importMap: undefined },
};

const built: DocumentAssets = {
  ...bare,
  brandScript: { path: '/assets/brand.js', integrity: 'sha256-y' },
  importMap: { path: '/assets/scripts.json', integrity: 'sha256-x' },
  scriptsBeside: ['/assets/services.js'],
  fonts: ['/fonts/text.woff2'],
  languageFonts: { en: { sheet: { href: '/fonts/own.css' }, first: ['/fonts/own.woff2'] } },
};

/** With a preload before the markup, and one of its own, and a fold. */
const page =
  '<link rel="preload" as="image" href="/$&amp;.avif"/><main><link rel="preload" as="image" href="/later.avif"/><button aria-controls="panel">Panel</button>' +
  `${DEFERRED_STYLE}<p>Below</p></main>`;

const sheet = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;
const links = { head: sheet('page'), fold: sheet('parts') + sheet('later') };

/** A tag a line, without texts of the content. */
function shown(id: DocumentId, html: string): string {
  const { title, description, metaDescription, keywords } = { ...metadataOf(id) };
  const texts = { keywords, metaDescription, description, title, neutralTitle, neutralIcon, brandName };
  const all = { ...texts, neutral: partnerCopy.neutral.title, notFound: labels.notFound.title };
  return Object.entries({ ...all, host: site.brandHost })
    .reduce((text, [name, is]) => (is ? text.replaceAll(renderToStaticMarkup(is), `{${name}}`) : text), html)
    .replaceAll(/(?<=(?:image:alt" content|data-tab)=")[^"]*|(?<=json">)[^<]*/g, '…')
    .replaceAll('><', '>\n<');
}

// One page of each kind. A change shows in the diff of the file.
it.each(['home', 'about', 'terms', 'not-found', 'partner'] as const)(
  'the document of a page such as %s is written (R3.12)',
  async (id) => {
    const html = withStyle(documentHtml(id, page, built), '@layer reset;a>b{color:red}', links);
    const text = shown(id, html);
    await expect(text).toMatchFileSnapshot(`golden/${id}.txt`);
    // Link previews read it.
    expect(id === 'partner' && text.includes('{brandName}')).toBe(false);
  },
);

it('a document does without import map, style and fold, as in development', async () => {
  const html = documentHtml('about', '<main></main>', bare);
  await expect(shown('about', html)).toMatchFileSnapshot('golden/development.txt');
});

it('the names of the brand are kept from translators, where one is all the text of an element', () => {
  for (const name of [site.name, site.legalName, menus.product.name, menus.marketplace.name]) {
    const text = `<li><a href="/x">${name}</a></li><p>About ${name}</p><b translate="no">${name}</b><i>Other</i>`;
    const marked = text.replace('href="/x"', 'href="/x" translate="no"');
    expect(documentHtml('about', text, bare)).toContain(marked);
  }
});

const metadata = { ...pageMetadata.about, title: 'Water rights', keywords: 'water, rights' };

function headOf(row: Partial<typeof metadata> | undefined, sharing = sharingPictures) {
  const given = row && { ...metadata, ...row };
  const markup = renderToStaticMarkup(createElement(PageHead, { metadata: given, id: 'about', sharing }));
  const head = parse(markup);
  const contentOf = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return { markup, head, contentOf };
}

it('a page names its own pictures, else one that is drawn with the title (R5.11)', () => {
  const openGraph = { file: 'well.png', alt: 'A well' };
  const twitter = { file: 'tap.jpg', alt: 'A tap' };
  const imagesOf = (own: Partial<Record<'openGraph' | 'twitter', typeof openGraph>>) => {
    const { contentOf } = headOf({}, { [language.code]: { about: own } });
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

it('the head has no tag for an empty value, and none for a page without a row (R5.10, F-B7)', () => {
  const { head, contentOf } = headOf({ title: '', description: '', keywords: '' });
  expect(head.querySelector('title')).toBeNull();
  const missing = ['keywords', 'og:title', 'twitter:title', 'og:description', 'twitter:description'];
  expect(missing.flatMap((name) => contentOf(name) ?? [])).toEqual([]);
  expect(headOf(undefined).markup).toBe('');
  for (const id of ['not-found', 'constructor', '__proto__', '']) expect(metadataOf(id)).toBeUndefined();
});

it('markup in a text does not become a tag', () => {
  const title = '</title><script>alert(1)</script>';
  const { head } = headOf({ title });
  expect(head.querySelector('script')).toBeNull();
  expect(head.querySelector('title')?.text).toBe(title);
});
