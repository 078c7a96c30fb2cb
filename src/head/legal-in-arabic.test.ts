import { parse } from 'node-html-parser';
import { afterAll, expect, it, vi } from 'vitest';

import { languages } from '#content/languages.ts';
import { bareAssets } from '#tests/support/bare-assets.ts';
import { legalIds, pathIn } from '#src/routes.ts';
import { absoluteUrl } from './absolute-url.ts';

vi.doMock('#words/language.ts', () => ({ language: { code: 'ar', ...languages.ar }, sharingPictures: {} }));
vi.resetModules();
afterAll(() => {
  vi.doUnmock('#words/language.ts');
  vi.resetModules();
});

const { documentHtml } = await import('./document.tsx');

const headOf = (id: Parameters<typeof documentHtml>[0]) =>
  parse(documentHtml(id, { body: '<main></main>' }, bareAssets), { blockTextElements: { script: true } });

it.each(legalIds)('the Arabic page of %s names the English page as the place of its text', (id) => {
  const head = headOf(id);
  const english = absoluteUrl(pathIn('en', id));
  expect(head.querySelector('html')?.getAttribute('lang')).toBe('ar');
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(english);
  expect(head.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(english);
  const data = head.querySelector('script[type="application/ld+json"]')?.text ?? '';
  expect(data).toContain(`"url":"${english}","inLanguage":"en"`);
});

it('another Arabic page names itself', () => {
  const head = headOf('about');
  const own = absoluteUrl(pathIn('ar', 'about'));
  expect(head.querySelector('html')?.getAttribute('data-base')).toBe('/ar');
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(own);
  expect(head.querySelector('script[type="application/ld+json"]')?.text).toContain(
    `"url":"${own}","inLanguage":"ar"`,
  );
});
