import { facts } from '#content/facts-today.ts';
import { plans } from '#content/plans.ts';
import { addOns, pricingPlans } from '#content/en/pricing-plans.ts';
import { defaultLanguage } from '#content/languages.ts';
import { site } from '#content/site.ts';
import type { PlanId, PlanTable } from '#src/model/pricing.schema.ts';
import { pathIn } from '#src/routes.ts';

export const PRICING_PATH = '/pricing.json';

type Plan = PlanTable[PlanId];

/**
 * The prices of the pricing page for programs, in English. Keys stay as they are and are only added to. The FAQ
 * quotes other prices (R9.5), which are left out.
 */
export const pricingDocument = () => ({
  page: `https://${site.brandHost}${pathIn(defaultLanguage, 'pricing')}`,
  /** ISO 4217 code of every amount; amounts are in whole units of it. */
  currency: 'USD',
  successFeePercent: 0,
  plans: pricingPlans.map(({ id, name }) => {
    const { billing, includes }: Plan = plans[id];
    return { id, name, amount: amountOfPlan(plans[id]), billing, includes };
  }),
  addOns: addOns.items.map(({ id, plan, label, price, unit }) => ({
    id,
    plan,
    name: label,
    amount: amountOf(price),
    /** The unit of the amount, in words, without no-break characters. */
    unit: unit.replaceAll('\u00a0', ' '),
  })),
});

/** The file as it is published. The schedule of charges has its fingerprint. */
export const pricingJson = () => `${JSON.stringify(pricingDocument(), null, 2)}\n`;

/** `null`: agreed with each customer. */
const amountOfPlan = ({ price }: Plan): number | null => price?.value ?? null;

function amountOf(price: string): number {
  const fact = Object.values(facts).find(({ text }) => text === price);
  if (typeof fact?.value !== 'number')
    throw new Error(
      `content/en/pricing-plans.ts: the price "${price}" is no fact: write it as a fact's text`,
    );
  return fact.value;
}
