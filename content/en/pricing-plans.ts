import { facts } from '#content/facts-today.ts';
import type { AddOns, FeeCalculatorCopy, PlanComparison, PricingPlan } from '#src/model/pricing.schema.ts';

const singleListing = `${facts.singleListings.text} per ${facts.listingMonths.text}`;

/** The four plans, cheapest first (R9.1). */
export const pricingPlans: readonly PricingPlan[] = [
  {
    id: 'investors',
    name: 'Investors',
    price: facts.priceInvestors.text,
    period: 'for approved investors',
    audience: 'For Professional Clients who source private-market opportunities.',
    highlights: [
      'Anonymous browsing of the marketplace',
      'Projects that match your profile',
      'E-signature for NDAs',
    ],
    action: { label: 'Join Now', to: { platform: 'register-investor' } },
  },
  {
    id: 'capital-seekers',
    name: 'Capital Seekers',
    price: facts.priceCapitalSeekers.text,
    period: 'one-time',
    audience: 'For founders and owners with a single project to fund.',
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
    audience: 'For firms running several projects with a team.',
    highlights: [
      'Multiple projects',
      `${facts.multiLicences.text}\u00a0user\u00a0licences`,
      `${facts.multiStorage.text} of storage, with tiers up to ${facts.multiStorageTop.text}`,
    ],
    action: { label: 'Talk to sales', to: { route: 'contact', subject: 'enterprise-sales' } },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 'Custom',
    period: 'by agreement',
    audience: 'For groups and partners that need unlimited scale or a white-labelled platform.',
    highlights: [
      'Unlimited projects and users',
      `Storage tiers up to ${facts.topStorage.text}`,
      'White-labelled deal management',
    ],
    action: { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
  },
];

/** The comparison table: one row per feature, one cell per plan. */
export const planComparison = {
  heading: 'Compare the four plans',
  caption: 'Plan comparison: cost and features',
  open: 'Compare plans in detail',
  faq: 'Find answers on pricing and fees in the FAQ',
  recommended: { plan: 'business', label: 'Recommended' },
  allPlans: 'All plans: no success fees, commissions, brokerage fees or carried interest.',
  rows: [
    {
      id: 'projects',
      label: 'Projects',
      cells: {
        investors: 'View and engage',
        'capital-seekers': 'Single project',
        business: 'Multiple projects',
        enterprise: 'Unlimited',
      },
    },
    {
      id: 'users',
      label: 'Users',
      cells: {
        investors: 'One user',
        'capital-seekers': 'One user',
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
        investors: 'None',
        'capital-seekers': singleListing,
        business: `Add-on: ${facts.multiExtraListing.text} for ${facts.listingMonths.text}`,
        enterprise: 'By agreement',
      },
    },
    {
      id: 'tier',
      label: 'Tier in the terms of service',
      cells: {
        investors: 'Investor',
        'capital-seekers': 'Single-Project',
        business: 'Multi-Project',
        enterprise: 'Top',
      },
    },
    {
      id: 'admission',
      label: 'Approval',
      cells: {
        investors: 'KYC/AML checks; approval',
        'capital-seekers': 'KYC/AML checks; document review; approval',
        business: 'KYC/AML checks; KYC of each project',
        enterprise: 'KYC/AML checks; KYC of each project',
      },
    },
  ],
} satisfies PlanComparison;

/** Texts of the calculator, which shows the cost of a success fee. Its figures are also elsewhere on the page. */
export const feeCalculator: FeeCalculatorCopy = {
  heading: 'Calculate a traditional success fee',
  initialAmount: 10_000_000,
  labels: {
    amount: 'Amount of the deal, in US dollars',
    amountHint: 'For example 10,000,000 or 2.5 million',
    slider: 'Change the amount of the deal',
    unreadable: 'Enter a number in US dollars, such as 10,000,000 or 2.5 million',
    outOfRange: `Enter an amount from ${facts.calculatorLeast.text} to ${facts.calculatorMost.text}`,
    fee: `Traditional success fee of ${facts.traditionalSuccessFee.text}`,
    on: 'on',
    plan: 'Business plan, one year',
    planPrice: facts.priceBusiness.text,
    note: 'Illustrative and to scale. Your quoted fees may differ. An intermediary’s services differ from the platform’s. Legal fees, audit fees and add-ons are excluded.',
  },
};

/** The add-ons of the plans, with their unit prices (R9.2, R9.3). */
export const addOns = {
  heading: 'Add-on prices',
  intro: 'Enterprise quantities are set by agreement.',
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
