import { expect, it } from 'vitest';

import { facts } from '#content/facts-today.ts';
import { addOns } from '#words/pricing-plans.ts';
import { pricingDocument } from './pricing-json.ts';

const document = pricingDocument();

it('has the four plans with their figures, without one for an agreed price', () => {
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
