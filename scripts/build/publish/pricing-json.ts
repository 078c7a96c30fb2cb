import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { facts } from '#content/facts.ts';
import { addOns, pricingPlans } from '#content/pricing-plans.ts';
import { absoluteUrl } from '#src/head/absolute-url.ts';
import type { PricingPlan } from '#src/model/pricing.schema.ts';
import { href } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';

export const PRICING_PATH = '/pricing.json';

type PlanId = PricingPlan['id'];

/**
 * The prices of the pricing page for programs. Keys stay as they are and are only added to. The FAQ
 * quotes prices of its own (R9.5), which are not part of this.
 */
export type PricingDocument = {
  /** The page that says the same to people. */
  readonly page: string;
  /** ISO 4217 code of every amount; amounts are in whole units of it. */
  readonly currency: 'USD';
  /** Percent of a deal that is charged when it closes. */
  readonly successFeePercent: 0;
  readonly plans: readonly PlanPrice[];
  readonly addOns: readonly AddOnPrice[];
};

export type PlanPrice = {
  readonly id: PlanId;
  readonly name: string;
  /** `null`: agreed with each customer. */
  readonly amount: number | null;
  readonly billing: 'free' | 'once' | 'yearly' | 'by agreement';
  readonly includes: Inclusions;
};

/** A key is absent where the plan has none of it, or the pricing page states no figure. */
export type Inclusions = {
  readonly projects?: number | 'unlimited';
  readonly users?: number | 'unlimited';
  readonly storage?: { readonly included?: Size; readonly upTo?: Size };
  readonly listings?: { readonly count: number; readonly months: number };
};

type Size = { readonly amount: number; readonly unit: 'GB' | 'TB' };

export type AddOnPrice = {
  readonly id: string;
  readonly plan: PlanId;
  readonly name: string;
  readonly amount: number;
  /** What the amount buys, in words. */
  readonly unit: string;
};

const billing: Readonly<Record<PlanId, PlanPrice['billing']>> = {
  investors: 'free',
  'capital-seekers': 'once',
  business: 'yearly',
  enterprise: 'by agreement',
};

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

/** Writes `pricing.json`. */
export async function writePricingJson(): Promise<void> {
  await writeFile(join(paths.dist, PRICING_PATH), `${JSON.stringify(pricingDocument(), null, 2)}\n`);
}

export function pricingDocument(): PricingDocument {
  return {
    page: absoluteUrl(href('pricing')),
    currency: 'USD',
    successFeePercent: 0,
    plans: pricingPlans.map(({ id, name, price }) => ({
      id,
      name,
      amount: billing[id] === 'by agreement' ? null : amountOf(price),
      billing: billing[id],
      includes: includes[id],
    })),
    addOns: addOns.items.map(({ id, plan, label, price, unit }) => ({
      id,
      plan,
      name: label,
      amount: amountOf(price),
      // What keeps a line from breaking is of no use to a program.
      unit: unit.replaceAll('\u00a0', ' '),
    })),
  };
}

/** A price is shown as the text of a fact; the fact has the figure. */
function amountOf(price: string): number {
  const fact = Object.values(facts).find(({ text }) => text === price);
  if (typeof fact?.value !== 'number')
    throw new Error(`content/pricing-plans.ts: the price "${price}" is no fact: write it as a fact's text`);
  return fact.value;
}
