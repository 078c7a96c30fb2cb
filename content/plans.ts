import type { PlanTable } from '#src/model/pricing.schema.ts';
import { facts } from './facts-today.ts';

const allFunctions = {
  fundraising: true,
  dataRoom: true,
  crm: true,
  pipeline: true,
  eSignature: true,
  kycChecks: true,
} as const;

/**
 * What each plan costs and contains (R9.1 to R9.4). The pricing page, pages that sell a plan, the FAQ, pricing.json and
 * the data for search engines take it from here. Its words are in content/en/pricing-plans.ts.
 */
export const plans = {
  investors: {
    price: facts.priceInvestors,
    billing: 'free',
    registration: 'register-investor',
    functions: { eSignature: true },
    includes: { users: 1 },
  },
  'capital-seekers': {
    price: facts.priceCapitalSeekers,
    billing: 'once',
    registration: 'register-capital-seeker',
    functions: allFunctions,
    includes: {
      projects: 1,
      users: 1,
      storage: { included: { amount: facts.singleStorage.value, unit: 'GB' } },
      listings: { count: facts.singleListings.value, months: facts.listingMonths.value },
    },
  },
  business: {
    price: facts.priceBusiness,
    billing: 'yearly',
    functions: allFunctions,
    includes: {
      users: facts.multiLicences.value,
      storage: {
        included: { amount: facts.multiStorage.value, unit: 'GB' },
        upTo: { amount: facts.multiStorageTop.value, unit: 'GB' },
      },
    },
  },
  enterprise: {
    billing: 'by agreement',
    functions: allFunctions,
    isWhiteLabelled: true,
    includes: {
      projects: 'unlimited',
      users: 'unlimited',
      storage: { upTo: { amount: facts.topStorage.value, unit: 'TB' } },
    },
  },
} as const satisfies PlanTable;
