import { facts } from '#content/facts-today.ts';
import { addOns } from '#words/pricing-plans.ts';
import { absoluteUrl } from '#src/head/absolute-url.ts';
import { amountOf, planPrices } from '#src/head/plan-prices.ts';
import type { PricingPlan } from '#src/model/pricing.schema.ts';
import { href } from '#src/routes.ts';

export const PRICING_PATH = '/pricing.json';

type PlanId = PricingPlan['id'];

/** A key is absent if the plan or the pricing page has no such figure. */
type Inclusions = {
  readonly projects?: number | 'unlimited';
  readonly users?: number | 'unlimited';
  readonly storage?: { readonly included?: Size; readonly upTo?: Size };
  readonly listings?: { readonly count: number; readonly months: number };
};

type Size = { readonly amount: number; readonly unit: 'GB' | 'TB' };

const includes: Readonly<Record<PlanId, Inclusions>> = {
  investors: {},
  'capital-seekers': {
    projects: 1,
    storage: { included: { amount: facts.singleStorage.value, unit: 'GB' } },
    listings: { count: facts.singleListings.value, months: facts.listingMonths.value },
  },
  business: {
    users: facts.multiLicences.value,
    storage: {
      included: { amount: facts.multiStorage.value, unit: 'GB' },
      upTo: { amount: facts.multiStorageTop.value, unit: 'GB' },
    },
  },
  enterprise: {
    projects: 'unlimited',
    users: 'unlimited',
    storage: { upTo: { amount: facts.topStorage.value, unit: 'TB' } },
  },
};

/**
 * The prices of the pricing page for programs. Keys stay as they are and are only added to. The FAQ
 * quotes other prices (R9.5), which are left out.
 */
export const pricingDocument = () => ({
  page: absoluteUrl(href('pricing')),
  /** ISO 4217 code of every amount; amounts are in whole units of it. */
  currency: 'USD',
  successFeePercent: 0,
  plans: planPrices().map(({ id, name, amount, billing }) => ({
    id,
    name,
    /** `null`: agreed with each customer. */
    amount,
    billing,
    includes: includes[id],
  })),
  addOns: addOns.items.map(({ id, plan, label, price, unit }) => ({
    id,
    plan,
    name: label,
    amount: amountOf(price),
    /** The unit of the amount, in words, without no-break characters. */
    unit: unit.replaceAll('\u00a0', ' '),
  })),
});
