import { company } from '#words/company.ts';
import { describe, expect, it } from 'vitest';
import type { Graph } from 'schema-dts';

import { facts } from '#content/facts-today.ts';
import { faqCategories } from '#words/faq.ts';
import { site } from '#content/site.ts';
import { type RouteId, routeIds, routes } from '#src/routes.ts';
import { serializeJsonLd, toJsonLd } from './json-ld.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The nodes of a page's graph. */
function nodesOf(id: RouteId): Record<string, unknown>[] {
  const graph: { readonly '@graph': readonly unknown[] } | undefined = toJsonLd(id);
  return graph?.['@graph'].filter(isRecord) ?? [];
}

const typesOf = (id: RouteId) => nodesOf(id).map((node) => node['@type']);
const nodeOf = (id: RouteId, type: string) => nodesOf(id).find((node) => node['@type'] === type);

describe('toJsonLd', () => {
  it.each(routeIds)('names the organisation on %s', (id) => {
    expect(nodeOf(id, 'Organization')).toMatchObject({
      name: site.name,
      description: company.description,
      url: `https://${site.brandHost}/`,
    });
  });

  it.each(routeIds.filter((id) => id !== 'home'))('leads from the home page to %s, by its name', (id) => {
    const steps = nodeOf(id, 'BreadcrumbList')?.['itemListElement'];
    expect(steps).toMatchObject(
      [routes.home, routes[id]].map((path, index) => ({
        position: index + 1,
        item: `https://${site.brandHost}${path}`,
      })),
    );
    expect(JSON.stringify(steps)).not.toContain('|');
  });

  it('has no empty list, and none of one but of profiles and names', () => {
    expect(typesOf('home')).not.toContain('BreadcrumbList');
    const lists = routeIds.flatMap((id) =>
      nodesOf(id).flatMap((node) =>
        Object.entries(node).flatMap(([key, value]) =>
          Array.isArray(value) && !['sameAs', 'alternateName'].includes(key) ? [value] : [],
        ),
      ),
    );
    expect(lists.filter((list) => list.length < 2)).toEqual([]);
  });

  it('dates a legal page by the day from which it applies', () => {
    const graph: { readonly '@graph': readonly unknown[] } | undefined = toJsonLd('terms', '2025-03-01');
    expect(graph?.['@graph']).toContainEqual(expect.objectContaining({ dateModified: '2025-03-01' }));
  });

  it('has the type of the page', () => {
    expect(typesOf('about')).toContain('AboutPage');
    expect(typesOf('contact')).toContain('ContactPage');
    expect(typesOf('pricing')).toContain('WebPage');
    expect(typesOf('faq')).toContain('FAQPage');
  });

  it('describes the site itself on the home page only', () => {
    expect(routeIds.filter((id) => typesOf(id).includes('WebSite'))).toEqual(['home']);
  });

  it('holds every question and answer of the FAQ', () => {
    const asked = faqCategories.flatMap((category) => category.questions);
    expect(nodeOf('faq', 'FAQPage')?.['mainEntity']).toMatchObject(
      asked.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
    );
  });

  it('offers the plans with their billing period, on the page of the product too (R9.1)', () => {
    const offers = nodeOf('pricing', 'OfferCatalog')?.['itemListElement'];
    expect(offers).toMatchObject([
      { name: 'Investors', price: 0 },
      { name: 'Capital Seekers', priceSpecification: { unitText: 'one-time' } },
      { name: 'Business', priceSpecification: { price: facts.priceBusiness.value, billingDuration: 'P1Y' } },
      { name: 'Enterprise' },
    ]);
    expect(JSON.stringify(offers).match(/P1Y/g)).toHaveLength(1);
    expect(nodeOf('product', 'SoftwareApplication')?.['offers']).toMatchObject([
      { name: 'Capital Seekers' },
      { name: 'Business' },
      { name: 'Enterprise' },
    ]);
  });

  it('has the other names of the brand, and none in the names of pages', () => {
    const names = { alternateName: Object.values(site.names) };
    expect(nodeOf('about', 'Organization')).toMatchObject(names);
    expect(nodeOf('home', 'WebSite')).toMatchObject(names);
    expect(nodeOf('pricing', 'OfferCatalog')?.['name']).not.toContain(site.name);
  });

  it('describes the three films of the home page', () => {
    const films = nodesOf('home').filter((node) => node['@type'] === 'VideoObject');
    expect(films).toHaveLength(3);
    for (const { contentUrl, thumbnailUrl, uploadDate } of films) {
      expect(contentUrl).toMatch(/^https:.*\.mp4$/);
      expect(thumbnailUrl).toMatch(/^https:.*\.jpg$/);
      expect(uploadDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('describes no page at unknown addresses', () => {
    expect(toJsonLd('not-found')).toBeUndefined();
  });
});

describe('serializeJsonLd', () => {
  it.each([
    ['the end of the script', '</script><script>alert(1)</script>'],
    ['the end in capitals', '</SCRIPT >'],
    ['a comment', '<!-- <script>'],
    ['a marked section', ']]><![CDATA['],
    ['line separators', 'one\u2028two\u2029three'],
    ['an entity', '&lt;/script&gt; &amp;'],
    ['quotes and backslashes', '"\\u003c\\" \'\n'],
    ['a lone surrogate', 'a\ud800b'],
  ])('keeps the value that holds %s, and stays one script (F-B11)', (_what, name) => {
    const graph: Graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization', name }] };
    const text = serializeJsonLd(graph);
    expect(JSON.parse(text)).toEqual(graph);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
  });
});
