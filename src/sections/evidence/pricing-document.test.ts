import { expect, it } from 'vitest';

import { facts } from '#content/facts-today.ts';
import { addOns } from '#words/pricing-plans.ts';
import { pricingDocument } from './pricing-document.ts';

const document = pricingDocument();
const [plan] = document.plans;
const [addOn] = document.addOns;

it('the pricing document has the four plans with their figures, without one for an agreed price', () => {
  expect(document.plans.map(({ id, amount, billing }) => [id, amount, billing])).toEqual([
    ['investors', facts.priceInvestors.value, 'free'],
    ['capital-seekers', facts.priceCapitalSeekers.value, 'once'],
    ['business', facts.priceBusiness.value, 'yearly'],
    ['enterprise', null, 'by agreement'],
  ]);
});

it('the pricing document has every add-on of the page, with the figure of its fact and not of the FAQ', () => {
  expect(document.addOns.map(({ id }) => id)).toEqual(addOns.items.map(({ id }) => id));
  expect(addOn?.amount).toBe(facts.singleExtraMonth.value);
});

it('the pricing document keeps its keys, on which programs rely', () => {
  expect(Object.keys(document)).toEqual(['page', 'currency', 'successFeePercent', 'plans', 'addOns']);
  expect(Object.keys(plan ?? {})).toEqual(['id', 'name', 'amount', 'billing', 'includes']);
  expect(Object.keys(addOn ?? {})).toEqual(['id', 'plan', 'name', 'amount', 'unit']);
});
