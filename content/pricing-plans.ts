import { facts } from '#content/facts-today.ts';
import type { AddOns, FeeCalculatorCopy, PlanComparison, PricingPlan } from '#src/model/pricing.schema.ts';

const singleListing = `${facts.singleListings.text} per ${facts.listingMonths.text}`;

/** The four plans, cheapest first (R9.1). */
export const pricingPlans: readonly PricingPlan[] = [
  {
    id: 'investors',
    name: 'Investors',
    price: facts.priceInvestors.text,
    period: 'core access',
    audience: 'For Professional Clients who read deals and choose for themselves.',
    highlights: [
      'Anonymous browsing of the marketplace',
      'Projects that match your profile',
      'Digital NDAs and access to data rooms',
    ],
    action: { label: 'Join Now', to: { platform: 'register-investor' } },
  },
  {
    id: 'capital-seekers',
    name: 'Capital Seekers',
    price: facts.priceCapitalSeekers.text,
    period: 'one-time',
    audience: 'For a founder or owner with a single project to fund.',
    highlights: [
      'A single project',
      `${facts.singleStorage.text} of storage`,
      `Marketplace listing: ${singleListing}`,
    ],
    action: { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
  },
  {
    id: 'business',
    name: 'Business',
    price: facts.priceBusiness.text,
    period: 'yearly subscription',
    audience: 'For a firm with several projects and a team to run them.',
    highlights: [
      'Several projects side by side',
      `${facts.multiLicences.text}\u00a0user\u00a0licences`,
      `${facts.multiStorage.text} of storage, with tiers up to ${facts.multiStorageTop.text}`,
    ],
    action: { label: 'Talk to sales', to: { route: 'contact', subject: 'Enterprise Sales' } },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 'Custom',
    period: 'by agreement',
    audience: 'For groups and partners that want no ceiling, or a platform under their own name.',
    highlights: [
      'Unlimited projects and users',
      `Storage tiers up to ${facts.topStorage.text}`,
      'White-labelled deal management',
    ],
    action: { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
  },
];

/** The comparison table: one row per question a buyer asks, one cell per plan. */
export const planComparison = {
  caption: 'What each plan costs and includes',
  open: 'Compare the plans line by line',
  rows: [
    {
      id: 'success-fee',
      label: 'Success fee',
      cells: { investors: 'None', 'capital-seekers': 'None', business: 'None', enterprise: 'None' },
    },
    {
      id: 'commission',
      label: 'Commission, brokerage or carry',
      cells: { investors: 'None', 'capital-seekers': 'None', business: 'None', enterprise: 'None' },
    },
    {
      id: 'projects',
      label: 'Projects',
      cells: {
        investors: 'Read only',
        'capital-seekers': 'Single project',
        business: 'Multiple projects',
        enterprise: 'Unlimited',
      },
    },
    {
      id: 'users',
      label: 'Users',
      cells: {
        investors: 'Your own account',
        'capital-seekers': 'Your own account',
        business: `${facts.multiLicences.text}\u00a0user\u00a0licences`,
        enterprise: 'Unlimited',
      },
    },
    {
      id: 'storage',
      label: 'Storage',
      cells: {
        investors: 'Not included',
        'capital-seekers': facts.singleStorage.text,
        business: `${facts.multiStorage.text}, tiers up to ${facts.multiStorageTop.text}`,
        enterprise: `Tiers up to ${facts.topStorage.text}`,
      },
    },
    {
      id: 'listings',
      label: 'Marketplace listings',
      cells: {
        investors: 'Browsing only',
        'capital-seekers': singleListing,
        business: `Add-on: ${facts.multiExtraListing.text} for ${facts.listingMonths.text}`,
        enterprise: 'By agreement',
      },
    },
    {
      id: 'admission',
      label: 'Before you start',
      cells: {
        investors: 'Screening and approval',
        'capital-seekers': 'Screening, documents, approval',
        business: 'Screening; KYC of each project',
        enterprise: 'Screening; KYC of each project',
      },
    },
  ],
} satisfies PlanComparison;

/** Words of the calculator: what a success fee would have cost. Its figures are on the page already. */
export const feeCalculator: FeeCalculatorCopy = {
  heading: 'What would a success fee have cost?',
  intro:
    'Type an amount you have raised or sold, or mean to. The sum is arithmetic, and a deal of your own may have been quoted otherwise.',
  initialAmount: 10_000_000,
  labels: {
    amount: 'Amount of the deal, in US dollars',
    amountHint: 'For example 10,000,000 or 2.5m',
    invalid: `Enter an amount from ${facts.calculatorLeast.text} to ${facts.calculatorMost.text}`,
    fee: `A fee of ${facts.traditionalSuccessFee.text} on`,
    plan: 'Business, for a year',
    planPrice: facts.priceBusiness.text,
    note: `The range is the success fee traditionally asked when a deal closes: ${facts.traditionalSuccessFee.text}. It leaves out lawyers, auditors and add-ons, which are paid either way. The platform charges no part of it.`,
  },
};

/** What can be added to a plan, with its unit price (R9.2, R9.3). */
export const addOns = {
  heading: 'What does it cost to add more?',
  intro:
    'Add-ons belong to a plan and are paid for one unit at a time. Enterprise has its quantities in the contract.',
  items: [
    {
      id: 'single-month',
      plan: 'capital-seekers',
      label: 'Additional month',
      price: facts.singleExtraMonth.text,
      unit: 'per\u00a0month',
    },
    {
      id: 'single-storage',
      plan: 'capital-seekers',
      label: 'Extra storage',
      price: facts.singleExtraGigabyte.text,
      unit: 'per\u00a0GB',
    },
    {
      id: 'multi-licence',
      plan: 'business',
      label: 'Extra user licence',
      price: facts.multiExtraLicence.text,
      unit: 'per\u00a0licence',
    },
    {
      id: 'multi-storage',
      plan: 'business',
      label: 'Extra storage',
      price: facts.multiExtraGigabyte.text,
      unit: 'per\u00a0GB',
    },
    {
      id: 'multi-listing',
      plan: 'business',
      label: 'Marketplace listing',
      price: facts.multiExtraListing.text,
      unit: `per\u00a0listing for ${facts.listingMonths.text}`,
    },
  ],
} satisfies AddOns;
