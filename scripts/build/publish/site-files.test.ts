import { describe, expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { routeIds, routes } from '#src/routes.ts';
import { robotsTxt, securityTxt, sitemapXml, webManifest } from './site-files.ts';

const days = { privacy: '2025-03-04' };

describe('sitemapXml', () => {
  it('lists every route once, in their order, on the main host (F-B12)', async () => {
    const listed = [...(await sitemapXml(days)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual(routeIds.map((id) => `https://${site.brandHost}${routes[id]}`));
  });

  it('gives a page its day, and none to one whose day is not known', async () => {
    const xml = await sitemapXml(days);
    expect(xml).toContain(`${routes.privacy}</loc><lastmod>2025-03-04</lastmod>`);
    expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  });

  it('is the same at any time', async () => {
    expect(await sitemapXml(days)).toBe(await sitemapXml(days));
  });
});

describe('robotsTxt', () => {
  it('lets every crawler in and names the sitemap', () => {
    expect(robotsTxt()).toBe(`User-agent: *\nAllow: /\n\nSitemap: https://${site.brandHost}/sitemap.xml\n`);
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

describe('webManifest', () => {
  it('names the brand and an icon for every use', () => {
    const { short_name, icons } = webManifest();
    expect(short_name).toBe(site.name);
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });
});
