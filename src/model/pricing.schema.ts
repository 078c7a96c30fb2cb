import { z } from 'zod';

import { plans } from '#content/plans.ts';
import { hasUniqueIds, kebabId } from './string.schema.ts';
import { text } from './text.schema.ts';
import { actionSchema } from './page-copy.schema.ts';
import type { PlatformPageId } from '#src/routes.ts';

export type PlanId = keyof typeof plans;

const planIds = Object.keys(plans).filter((id): id is PlanId => id in plans);

const planId = z.enum(planIds, { error: 'is not the id of a plan: use one of content/plans.ts' });

/** A function of the 360 product (R1.2). */
export type ProductFunction = 'fundraising' | 'dataRoom' | 'crm' | 'pipeline' | 'eSignature' | 'kycChecks';

type Size = { readonly amount: number; readonly unit: 'GB' | 'TB' };

type Plan = {
  /** Absent: agreed with each customer. */
  readonly price?: { readonly value: number; readonly text: string };
  readonly billing: 'free' | 'once' | 'yearly' | 'by agreement';
  /** The page of the platform on which a visitor takes the plan. Absent: sales makes an offer. */
  readonly registration?: PlatformPageId;
  readonly functions: Readonly<Partial<Record<ProductFunction, true>>>;
  /** Runs under the client’s own brand. */
  readonly isWhiteLabelled?: true;
  /** A key is absent if the plan or the pricing page has no such figure. */
  readonly includes: {
    readonly projects?: number | 'unlimited';
    readonly users?: number | 'unlimited';
    readonly storage?: { readonly included?: Size; readonly upTo?: Size };
    readonly listings?: { readonly count: number; readonly months: number };
  };
};

/** Price and contents of each plan. */
export type PlanTable = Readonly<Record<string, Plan>>;

export const pricingPlanSchema = z.strictObject({
  id: planId,
  name: text(30),
  price: text(20),
  period: text(40).describe('Unit or period of the price, shown beside or below it.'),
  audience: text(120).describe('The audience of the plan, in one sentence.'),
  highlights: z.array(text(90)).min(2).max(6),
  action: actionSchema,
});

const comparisonRowSchema = z.strictObject({
  id: kebabId,
  label: text(40),
  cells: z
    .record(planId, text(60))
    .describe('One cell for each plan. Write "Not included" instead of an empty cell.'),
});

const addOnSchema = z.strictObject({
  id: kebabId,
  plan: planId,
  label: text(60),
  price: text(20),
  unit: text(40).describe('What one payment covers.'),
});

export const planComparisonSchema = z.strictObject({
  heading: text(60),
  caption: text(90).describe('Caption of the table, also for screen readers.'),
  open: text(60).describe('Link that opens the table on phones.'),
  faq: text(60).describe('Link to the questions on prices, below the plans.'),
  recommended: z
    .strictObject({ plan: planId, label: text(30) })
    .describe('The plan that is set off by a colour.'),
  allPlans: text(120).describe('What is equal in all plans, in one line.'),
  rows: z.array(comparisonRowSchema).min(1).refine(hasUniqueIds, 'has two rows with one id: rename one'),
});

export const addOnsSchema = z.strictObject({
  heading: text(90),
  intro: text(300),
  items: z.array(addOnSchema).min(1).refine(hasUniqueIds, 'has two add-ons with one id: rename one'),
});

export const feeCalculatorSchema = z.strictObject({
  heading: text(90),
  initialAmount: z.number().positive().describe('US dollars that the calculator starts with.'),
  labels: z.strictObject({
    amount: text(60),
    amountHint: text(60),
    slider: text(60).describe('Name of the slider, for screen readers.'),
    unreadable: text(90).describe('Error for an input that is no amount.'),
    outOfRange: text(90).describe('Error for an amount outside the limits.'),
    fee: text(40),
    on: text(20).describe('Between the fee and its amount.'),
    plan: text(40),
    planPrice: text(20),
    project: text(40),
    projectPrice: text(20),
    note: text(400),
  }),
});

export type FeeCalculatorCopy = z.input<typeof feeCalculatorSchema>;

export const pricingPlansSchema = z
  .array(pricingPlanSchema)
  .refine(hasUniqueIds, 'has one plan twice: remove one')
  .superRefine((shown, context) => {
    const missing = planIds.filter((id) => shown.every((plan) => plan.id !== id));
    if (missing.length > 0)
      context.addIssue({
        code: 'custom',
        message: `lacks ${missing.join(', ')} of content/plans.ts: add what the pricing page says of it`,
      });
  });

export type PricingPlan = z.input<typeof pricingPlanSchema>;
export type PlanComparison = z.input<typeof planComparisonSchema>;
export type AddOns = z.input<typeof addOnsSchema>;
