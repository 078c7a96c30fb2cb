import { facts } from '#content/facts-today.ts';
import { pricingPlans } from '#words/pricing-plans.ts';
import type { PricingPlan } from '#src/model/pricing.schema.ts';

type Billing = 'free' | 'once' | 'yearly' | 'by agreement';

const billingOf: Readonly<Record<PricingPlan['id'], Billing>> = {
  investors: 'free',
  'capital-seekers': 'once',
  business: 'yearly',
  enterprise: 'by agreement',
};

/** The plans of the pricing page with their prices as numbers; an agreed price is `null`. */
export const planPrices = () =>
  pricingPlans.map(({ id, name, price, period }) => {
    const billing = billingOf[id];
    return { id, name, period, billing, amount: billing === 'by agreement' ? null : amountOf(price) };
  });

/**
 * The value of a price that is written as a fact's text.
 * @throws Error that names file and remedy
 */
export function amountOf(price: string): number {
  const fact = Object.values(facts).find(({ text }) => text === price);
  if (typeof fact?.value !== 'number')
    throw new Error(
      `content/en/pricing-plans.ts: the price "${price}" is no fact: write it as a fact's text`,
    );
  return fact.value;
}
