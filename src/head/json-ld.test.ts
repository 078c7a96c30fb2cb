import { describe, expect, it } from 'vitest';
import type { Graph } from 'schema-dts';

import { facts } from '#content/facts-today.ts';
import { faqCategories } from '#words/faq.ts';
import { site } from '#content/site.ts';
import { routeIds } from '#src/routes.ts';
import { serializeJsonLd, toJsonLd } from './json-ld.ts';

const KEPT = /^(?:item|url|logo|@id|@type|inLanguage|billingDuration|priceCurrency|@context)$/;

/** The shape of a graph: types and links, without texts of the content. A list has each shape once. */
function shapeOf(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const shapes = new Set(value.map((one: unknown) => JSON.stringify(shapeOf(one, name))));
    return [...shapes].map((shape): unknown => JSON.parse(shape));
  }
  if (typeof value !== 'object' || value === null)
    return KEPT.test(name) ? String(value).replace(site.brandHost, '{host}') : typeof value;
  // What it has depends on which of its data are samples.
  if ('legalName' in value) return 'the organisation';
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one, key)]));
}

describe('toJsonLd', () => {
  it.each(['home', 'contact', 'faq', 'founders', 'marketplace', 'pricing', 'product', 'terms'] as const)(
    'describes a page such as %s by types and links',
    async (id) => {
      const shape = shapeOf(toJsonLd(id, id === 'terms' ? '2025-03-01' : undefined));
      await expect(JSON.stringify(shape, null, 1)).toMatchFileSnapshot(`golden/${id}.json-ld.txt`);
    },
  );

  it('describes every page, names it without the brand, and has no empty list', () => {
    for (const id of routeIds) {
      const text = JSON.stringify(toJsonLd(id));
      expect(text).toContain(`"@type":"Organization"`);
      expect(text).not.toContain('[]');
      expect(text).not.toMatch(/"(?:position":2|OfferCatalog"),"name":"[^"]*\|/);
    }
    expect(toJsonLd('not-found')).toBeUndefined();
  });

  it('holds every question and answer of the FAQ', () => {
    const text = JSON.stringify(toJsonLd('faq'));
    for (const { question, answer } of faqCategories.flatMap((category) => category.questions))
      for (const words of [question, answer]) expect(text).toContain(JSON.stringify(words));
  });

  it('offers the plans with their billing period (R9.1)', () => {
    const text = JSON.stringify(toJsonLd('pricing'));
    expect(text.match(/(?<="Offer","name":")[^"]*/g)).toEqual([
      ...['Investors', 'Capital Seekers', 'Business', 'Enterprise'],
    ]);
    const [before = '', ...after] = text.split('"P1Y"');
    expect(after).toHaveLength(1);
    expect(before.match(/"price":\d+/g)?.at(-1)).toBe(`"price":${facts.priceBusiness.value}`);
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
