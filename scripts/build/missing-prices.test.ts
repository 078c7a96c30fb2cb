import { expect, it } from 'vitest';

import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { findMissingPrices } from './missing-prices.ts';

const find = (copy: unknown) => findMissingPrices(new Map([['content/en/pages/sample.ts', copy]]));
const { text: business } = facts.priceBusiness;
const { text: single } = facts.priceCapitalSeekers;
const register = { label: 'Apply', to: { platform: 'register-capital-seeker' } };

it.each([
  ['names the product without a price', { lead: `Work in ${site.product.name}.` }, 1],
  ['names the product and the price of one of its plans', { lead: `${site.product.name}: ${business}.` }, 0],
  ['registers capital seekers without their price', { actions: [register] }, 1],
  ['registers capital seekers, with the price of another plan', { lead: business, actions: [register] }, 1],
  ['registers capital seekers, with their price', { lead: single, actions: [register] }, 0],
  ['sells nothing', { lead: 'Write to us.' }, 0],
])('the check of prices judges a page that %s', (_, copy, count) => {
  expect(find(copy)).toHaveLength(count);
});

it('the finding of a missing price names the file, what is sold and the prices that would do', () => {
  const [found] = find({ lead: site.product.name });
  expect(found?.file).toBe('content/en/pages/sample.ts');
  expect(found?.message).toContain(`${single} or ${business}`);
});
