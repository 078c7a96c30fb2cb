import { describe, expect, it } from 'vitest';

import { facts } from '#content/facts-today.ts';
import { pageMetadata } from '#content/page-metadata.ts';
import { addOns } from '#content/pricing-plans.ts';
import { site } from '#content/site.ts';
import { routeIds, routes } from '#src/routes.ts';
import { llmsTxt } from './llms-txt.ts';
import { pricingDocument } from './pricing-json.ts';
import { markdownPage } from './site-files.ts';

const origin = `https://${site.brandHost}`;

describe('markdownPage', () => {
  it('is the content of the page with its address', () => {
    expect(markdownPage('<main><h1>Hello</h1></main>', `${origin}/about`)).toBe(
      `# Hello\n\n---\n\nSource: <${origin}/about>\n`,
    );
  });
});

describe('llmsTxt', () => {
  const lines = llmsTxt().trimEnd().split('\n');

  it('begins with the name and one line on what the site is', () => {
    expect(lines.slice(0, 3)).toEqual([`# ${site.name}`, '', `> ${site.description}`]);
  });

  it('lists the twin of every page once, with its description', () => {
    const listed = lines.flatMap((line) => {
      const [, title, url, note] = /^- \[([^\]]+)\]\((\S+\.md)\): (.+)$/.exec(line) ?? [];
      return url && !title?.includes('|') ? [{ url, note }] : [];
    });
    const expected = routeIds.map((id) => ({
      url: `${origin}${routes[id] === '/' ? '/index' : routes[id]}.md`,
      note: pageMetadata[id].metaDescription.en,
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

  it('names the prices for programs', () => {
    expect(llmsTxt()).toContain(`(${origin}/pricing.json)`);
  });
});

describe('pricingDocument', () => {
  const document = pricingDocument();

  it('has the four plans with their figures, and none where the price is agreed', () => {
    expect(document.plans.map(({ id, amount, billing }) => [id, amount, billing])).toEqual([
      ['investors', facts.priceInvestors.value, 'free'],
      ['capital-seekers', facts.priceCapitalSeekers.value, 'once'],
      ['business', facts.priceBusiness.value, 'yearly'],
      ['enterprise', null, 'by agreement'],
    ]);
  });

  it('has every add-on of the page with its figure', () => {
    expect(document.addOns.map(({ id, plan }) => [id, plan])).toEqual(
      addOns.items.map(({ id, plan }) => [id, plan]),
    );
    expect(document.addOns.map(({ amount }) => amount)).toEqual([
      facts.singleExtraMonth.value,
      facts.singleExtraGigabyte.value,
      facts.multiExtraLicence.value,
      facts.multiExtraGigabyte.value,
      facts.multiExtraListing.value,
    ]);
  });

  it('keeps its keys, on which programs rely', () => {
    expect(Object.keys(document)).toEqual(['page', 'currency', 'successFeePercent', 'plans', 'addOns']);
    const [plan] = document.plans;
    expect(Object.keys(plan ?? {})).toEqual(['id', 'name', 'amount', 'billing', 'includes']);
    const [addOn] = document.addOns;
    expect(Object.keys(addOn ?? {})).toEqual(['id', 'plan', 'name', 'amount', 'unit']);
    expect(document.currency).toBe('USD');
  });

  it('does not mix in the prices of the FAQ', () => {
    const amounts = [...document.plans, ...document.addOns].map(({ amount }) => amount);
    expect(amounts).not.toContain(facts.faqPriceMarketplace.value);
    expect(amounts).not.toContain(facts.faqPriceProduct.value);
  });
});
