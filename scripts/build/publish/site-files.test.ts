import { describe, expect, it } from 'vitest';

import { pageMetadata } from '#words/page-metadata.ts';
import { site } from '#content/site.ts';
import { languageCodes } from '#content/languages.ts';
import { legalDocuments, readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { legalIds, pathIn, routeIds, routes } from '#src/routes.ts';
import { llmsTxt, markdownPage, securityTxt, sitemapXml } from './site-files.ts';

const origin = `https://${site.brandHost}`;
const documents = legalDocuments(await readLegalFiles());

describe('sitemapXml', () => {
  it('lists every route once, in their order, on the main host (F-B12)', async () => {
    const listed = [...(await sitemapXml(documents)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const isLegal = (id: string) => legalIds.some((one) => one === id);
    expect(listed).toEqual(
      languageCodes.flatMap((code) =>
        routeIds.filter((id) => code === 'en' || !isLegal(id)).map((id) => `${origin}${pathIn(code, id)}`),
      ),
    );
  });

  it('names each page in its languages, and in English for all others', async () => {
    const entries = (await sitemapXml(documents)).split('<url>').slice(1);
    const linksAt = (path: string) => {
      const entry = entries.find((one) => one.includes(`<loc>${origin}${path}</loc>`)) ?? '';
      return [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, lang, url]) => `${lang} ${url}`,
      );
    };
    for (const code of languageCodes)
      expect(linksAt(pathIn(code, 'about'))).toEqual([
        ...languageCodes.map((lang) => `${lang} ${origin}${pathIn(lang, 'about')}`),
        `x-default ${origin}/about`,
      ]);
    expect(linksAt('/terms')).toEqual([`en ${origin}/terms`, `x-default ${origin}/terms`]);
  });

  it('dates legal texts by the day from which they apply, and no other page (R10.3)', async () => {
    const xml = await sitemapXml(documents);
    for (const { id, current } of documents)
      expect(xml).toContain(`${routes[id]}</loc><lastmod>${current.frontMatter.effectiveDate}</lastmod>`);
    expect(xml.match(/<lastmod>/g)).toHaveLength(documents.length);
  });
});

describe('securityTxt', () => {
  it('has every field once, in the form of RFC 9116', () => {
    const lines = securityTxt().trimEnd().split('\n');
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      'Contact',
      'Expires',
      'Preferred-Languages',
      'Canonical',
    ]);
    expect(lines[0]).toBe(`Contact: mailto:${site.email.security}`);
    expect(lines[1]).toMatch(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });
});

describe('markdownPage', () => {
  it('returns the content of the page with its address', () => {
    expect(markdownPage('<main><h1>Hello</h1></main>', `${origin}/about`)).toBe(
      `# Hello\n\n---\n\nSource: <${origin}/about>\n`,
    );
  });
});

describe('llmsTxt', async () => {
  const lines = (await llmsTxt('en')).trimEnd().split('\n');

  it('lists the Markdown of every page once, with its description', () => {
    const listed = lines.flatMap((line) => {
      const [, title, url, note] = /^- \[([^\]]+)\]\((\S+\.md)\): (.+)$/.exec(line) ?? [];
      return url && !title?.includes('|') ? [{ url, note }] : [];
    });
    const expected = routeIds.map((id) => ({
      url: `${origin}${routes[id] === '/' ? '/index' : routes[id]}.md`,
      note: pageMetadata[id].metaDescription,
    }));
    expect(listed).toHaveLength(expected.length);
    expect(listed).toEqual(expect.arrayContaining(expected));
  });

  it('has every list under a heading of the second level, and no other headings', () => {
    expect(lines.filter((line) => /^#{3}/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('## ')).length).toBeGreaterThan(1);
    expect(lines.findIndex((line) => line.startsWith('- '))).toBeGreaterThan(
      lines.findIndex((line) => line.startsWith('## ')),
    );
  });
});
