import { facts } from '#content/facts-today.ts';
import { plans } from '#content/plans.ts';
import { site } from '#content/site.ts';
import type {
  AddOns,
  FeeCalculatorCopy,
  PlanComparison,
  PlanId,
  PlanTable,
  PricingPlan,
  ProductFunction,
} from '#src/model/pricing.schema.ts';

const singleListing = `${facts.singleListings.text} per ${facts.listingMonths.text}`;

/** The functions of the 360 product, as in a list. */
export const functionNames: Readonly<Record<ProductFunction, string>> = {
  pipeline: 'collaborative pipeline management',
  dataRoom: 'a secure virtual data room',
  fundraising: 'fundraising',
  crm: 'an investor CRM',
  eSignature: 'e-signature for NDAs',
  kycChecks: 'KYC/AML checks',
};

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The functions of the 360 product in each plan. Investors sign the NDAs that issuers send. */
function productCell(id: PlanId): string {
  const { functions, includes, isWhiteLabelled }: PlanTable[PlanId] = plans[id];
  const names = Object.entries(functionNames).flatMap(([name, text]) => (name in functions ? [text] : []));
  if (names.length < Object.keys(functionNames).length) return `${withCapital(names.join(', '))} sent to you`;
  if (isWhiteLabelled) return 'All functions, under your own brand';
  return includes.projects === 1 ? 'All functions, for one project' : 'All functions, for several projects';
}

function usersCell(id: PlanId): string {
  const { includes }: PlanTable[PlanId] = plans[id];
  if (includes.users === 1) return 'One user';
  return typeof includes.users === 'number'
    ? `${facts.multiLicences.text}\u00a0user\u00a0licences`
    : 'Unlimited';
}

/** The plans, cheapest first (R9.1). */
export const pricingPlans: readonly PricingPlan[] = [
  {
    id: 'investors',
    name: 'Investors',
    price: facts.priceInvestors.text,
    period: 'for approved investors',
    audience: 'For Professional Clients who look for private-market opportunities.',
    highlights: [
      'Anonymous browsing of the marketplace',
      'Projects that match your profile',
      'E-signature for NDAs sent to you',
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
    audience: 'For teams that run several projects.',
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
    audience: 'For groups and partners with many users, or with their own brand.',
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
  recommended: { plan: 'business', label: 'For teams' },
  allPlans: 'All plans: no success fees, commissions, brokerage fees or carried interest.',
  rows: [
    {
      id: 'product',
      label: `Functions of ${site.product.name}`,
      cells: {
        investors: productCell('investors'),
        'capital-seekers': productCell('capital-seekers'),
        business: productCell('business'),
        enterprise: productCell('enterprise'),
      },
    },
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
        investors: usersCell('investors'),
        'capital-seekers': usersCell('capital-seekers'),
        business: usersCell('business'),
        enterprise: usersCell('enterprise'),
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
      id: 'admission',
      label: 'Approval',
      cells: {
        investors: 'KYC/AML checks; approval',
        'capital-seekers': 'KYC/AML checks; document review; approval',
        business: 'KYC/AML checks of the firm and each project; approval',
        enterprise: 'KYC/AML checks of the firm and each project; approval',
      },
    },
  ],
} satisfies PlanComparison;

/** Texts of the calculator, which shows the cost of a success fee. Its figures are also elsewhere on the page. */
export const feeCalculator: FeeCalculatorCopy = {
  heading: 'What would a success fee cost you?',
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
    project: 'One project, one-time',
    projectPrice: facts.priceCapitalSeekers.text,
    note: `Illustrative, to scale. Fees vary, and an intermediary finds investors; ${site.name} does not. Without legal fees, audit fees and add-ons.`,
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
