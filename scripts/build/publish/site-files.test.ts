import { describe, expect, it } from 'vitest';

import { pageMetadata } from '#words/page-metadata.ts';
import { site } from '#content/site.ts';
import { languageCodes } from '#content/languages.ts';
import { legalIds, pathIn, routeIds, routes } from '#src/routes.ts';
import { llmsTxt, markdownPage, securityTxt, sitemapXml } from './site-files.ts';

const origin = `https://${site.brandHost}`;
const isLegal = (id: string) => legalIds.some((one) => one === id);
const dayOf = (id: string) => (isLegal(id) ? '2026-02-02' : undefined);

describe('sitemapXml', () => {
  it('lists every route once, in their order, on the main host (F-B12)', async () => {
    const listed = [...(await sitemapXml(dayOf)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual(
      languageCodes.flatMap((code) =>
        routeIds.filter((id) => code === 'en' || !isLegal(id)).map((id) => `${origin}${pathIn(code, id)}`),
      ),
    );
  });

  it('names each page in its languages, and dates legal texts alone (R10.3)', async () => {
    const xml = (await sitemapXml(dayOf)).replaceAll(site.brandHost, 'brand.example');
    const entries = xml.match(/<url>.*?<\/url>/gs) ?? [];
    const shown = entries.filter((entry) => /\.example(?:\/ar)?\/(?:about|terms)<\/loc>/.test(entry));
    await expect(shown.join('\n').replaceAll('><', '>\n<')).toMatchFileSnapshot('golden/sitemap.txt');
    expect(xml.match(/<lastmod>/g)).toHaveLength(legalIds.length);
  });
});

it('securityTxt has every field once, in the form of RFC 9116, and expires half a year after its build (F-B16)', () => {
  const [contact, expires, ...rest] = securityTxt('2031-12-31').trimEnd().split('\n');
  expect(contact).toBe(`Contact: mailto:${site.email.security}`);
  expect(expires).toBe('Expires: 2032-07-01T00:00:00Z');
  expect(rest.map((line) => line.split(': ')[0])).toEqual(['Preferred-Languages', 'Canonical']);
});

it('a Markdown page ends with its address', () => {
  expect(markdownPage('<main><h1>Hello</h1></main>', `${origin}/about`)).toBe(
    `# Hello\n\n---\n\nSource: <${origin}/about>\n`,
  );
});

it('llmsTxt lists the Markdown of every page once, with its description and its Arabic twin', async () => {
  const lines = (await llmsTxt('en')).trimEnd().split('\n');
  const inEnglish = lines.slice(0, lines.indexOf('## العربية'));
  const pages = inEnglish.filter((line) => /\.md\): /.test(line)).map((line) => line.replace(/.*\]/, ''));
  const expected = routeIds.map((id) => {
    const file = routes[id] === '/' ? '/index' : routes[id];
    return `(${origin}${file}.md): ${pageMetadata[id].metaDescription}`;
  });
  expect(pages.toSorted()).toEqual(expected.toSorted());
  expect(lines.filter((line) => /^#{3}/.test(line))).toEqual([]);
  const inArabic = lines.slice(inEnglish.length).filter((line) => line.includes(`](${origin}/ar`));
  expect(inArabic).toHaveLength(routeIds.length - legalIds.length);
  const [heading, entry] = ['## ', '- '].map((mark) => lines.findIndex((line) => line.startsWith(mark)));
  expect(heading).toBeLessThan(entry ?? 0);
});
