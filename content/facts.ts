import type { Facts } from '#src/model/facts.schema.ts';

const companyFigure = {
  source: 'Company figures, to be confirmed by the owner before launch',
  reviewBy: '2027-05-31',
} as const;

const marketPractice = {
  source: 'Market practice as the company states it, to be confirmed by the owner before launch',
  reviewBy: '2027-05-31',
} as const;

/**
 * All figures of the business (R9.1 to R9.21).
 * `text` is the displayed figure, with a no-break space before its unit; `value` is for
 * calculations; `claim` has the source of a statement.
 */
export const facts = {
  countries: { value: 150, text: '150+', claim: companyFigure },
  traditionalSuccessFee: { value: [2, 5], text: '2–5%', claim: marketPractice },
  capitalRaised: { value: 25_000_000_000, text: '$25B+', claim: companyFigure },
  firmsServed: { value: 300, text: '300+', claim: companyFigure },
  dealsRun: { value: 2500, text: '2,500+', claim: companyFigure },

  minimumTicket: { value: 100_000, text: 'US$100,000' },
  professionalClientCash: { value: 2_000_000, text: 'US$2,000,000' },
  minimumAge: { value: 18, text: '18' },

  priceInvestors: { value: 0, text: 'Free' },
  priceCapitalSeekers: { value: 1000, text: '$1,000' },
  priceBusiness: { value: 12_000, text: '$12,000' },

  singleStorage: { value: 2, text: '2\u00a0GB' },
  singleListings: { value: 1, text: '1' },
  listingMonths: { value: 6, text: '6\u00a0months' },
  singleExtraMonth: { value: 150, text: '$150' },
  singleExtraGigabyte: { value: 35, text: '$35' },
  multiLicences: { value: 5, text: '5' },
  multiUsers: { value: 5, text: 'five\u00a0users' },
  multiStorage: { value: 50, text: '50\u00a0GB' },
  multiStorageTop: { value: 250, text: '250\u00a0GB' },
  multiExtraLicence: { value: 1500, text: '$1,500' },
  multiExtraGigabyte: { value: 100, text: '$100' },
  multiStorageTopPrice: { value: 5800, text: '$5,800' },
  multiExtraListing: { value: 500, text: '$500' },
  topStorage: { value: 10, text: '10\u00a0TB' },
  portalPrice: { value: 24_000, text: '$24,000' },

  calculatorLeast: { value: 100_000, text: '$100,000' },
  calculatorMost: { value: 1_000_000_000, text: '$1\u00a0billion' },

  // The prices of the FAQ, which differ from the pricing page on purpose (R9.5).
  faqPriceMarketplace: { value: 750, text: '$750' },
  faqPriceProduct: { value: 2500, text: '$2,500' },
  faqSupportMarketplace: { value: 24, text: '24\u00a0hours' },
  faqSupportProduct: { value: 4, text: '4\u00a0hours' },
  faqSupportEnterprise: { value: 1, text: '1\u00a0hour' },

  feeDueDays: { value: 5, text: '5\u00a0calendar\u00a0days' },
  feeChangeNoticeDays: { value: 5, text: '5\u00a0calendar\u00a0days' },
  claimsYears: { value: 1, text: '1\u00a0year' },
  availabilityAim: { value: [24, 7], text: '24/7' },
  unavailableHoursShare: { value: 80, text: '80%' },
  unavailabilityReduction: { value: 50, text: '50%' },
  // Storage periods in the browser: `consent.ts` and the services use the same periods.
  consentAnswerMonths: { value: 6, text: 'six months' },
  captchaItemMonths: { value: 6, text: 'six months' },
  analyticsItemYears: { value: 2, text: 'two years' },
  advertisingItemDays: { value: 90, text: '90\u00a0days' },
  privacyAnswerMonths: { value: 1, text: 'one month' },
  privacyExtensionMonths: { value: 2, text: 'two further months' },
} as const satisfies Facts;
