import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { beforeEach, expect, it, onTestFinished } from 'vitest';

import { pageMetadata } from '#words/page-metadata.ts';
import { PageHead } from '#src/head/page-head.tsx';
import { routes } from '#src/routes.ts';
import { adoptHead } from './adopt-head.ts';

type PageId = 'about' | 'pricing';

/** The head of a built page: its tags between those of all pages. */
const headOf = (id: PageId) => `
  <meta name="viewport" content="width=device-width" data-made-up>
  <meta name="scripts" content="/entry.js /${id}.js" data-made-up>
  ${renderToStaticMarkup(
    createElement(PageHead, {
      metadata: pageMetadata[id],
      id,
    }),
  )}
  <link rel="stylesheet" href="data:text/css,/*${id}*/" data-made-up>
  <script data-of="page" type="application/ld+json">{"page":"${id}"}</script>`;

const documentOf = (id: PageId) =>
  new DOMParser().parseFromString(`<!doctype html><head>${headOf(id)}</head>`, 'text/html');

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const all = (selector: string) => document.head.querySelectorAll(selector);

beforeEach(() => {
  const before = [...document.head.childNodes];
  document.head.append(document.createRange().createContextualFragment(headOf('about')));
  onTestFinished(() => document.head.replaceChildren(...before));
});

it('removes tags that the new page does not have', () => {
  const bare = documentOf('pricing');
  for (const tag of bare.head.querySelectorAll('meta[name=keywords], meta[property="og:description"]'))
    tag.remove();
  adoptHead(bare);
  expect(all('meta[name=keywords], meta[property="og:description"]')).toHaveLength(0);
});

it('keeps scripts and styles of the document, and adds none', () => {
  const kept = [...all('[data-made-up], style, script:not([type="application/ld+json"])')];
  adoptHead(documentOf('pricing'));
  expect([...all('[data-made-up], style, script:not([type="application/ld+json"])')]).toEqual(kept);
  expect(contentOf('meta[name=scripts]')).toContain('/about.js');
});

it('keeps the robots tag of the host', () => {
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex, nofollow';
  document.head.append(robots);
  adoptHead(documentOf('pricing'));
  expect(contentOf('meta[name=robots]')).toBe('noindex, nofollow');
});

it('restores a head that was replaced before', () => {
  const pricing = documentOf('pricing');
  adoptHead(pricing);
  adoptHead(documentOf('about'));
  adoptHead(pricing);
  expect(document.title).toBe(pageMetadata.pricing.title);
  expect(all('script[type="application/ld+json"]')[0]?.textContent).toBe('{"page":"pricing"}');
  adoptHead(documentOf('about'));
  expect(document.title).toBe(pageMetadata.about.title);
  expect(all('link[rel=canonical]')[0]?.getAttribute('href')).toContain(routes.about);
});
