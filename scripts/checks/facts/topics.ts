import { facts } from '#content/facts-today.ts';
import type { FigureKind } from './figures.ts';

export type FactId = keyof typeof facts;

/** The kind of a fact's figure, and the words of its topic. */
export type Topic = { readonly kind: FigureKind; readonly words: RegExp };

/** One sentence gives the time of each plan: their names would not distinguish the figures. */
const support = /\bsupport\b|\brepl(?:y|ies)\b|\brespon/gi;

/** `undefined`: the figure also occurs in other meanings, so its topic cannot be recognised. */
export const topics: Readonly<Record<FactId, Topic | undefined>> = {
  countries: { kind: 'count', words: /\bcountries\b/gi },
  traditionalSuccessFee: {
    kind: 'percent',
    words: /success fee|traditional|customary|intermediar|commission/gi,
  },
  capitalRaised: { kind: 'money', words: /\braised\b/gi },
  firmsServed: { kind: 'count', words: /\bfirms\b/gi },
  dealsRun: { kind: 'count', words: /\bdeals\b/gi },

  minimumTicket: { kind: 'money', words: /\bminimum|\btickets?\b/gi },
  professionalClientCash: { kind: 'money', words: /\bcash\b|professional client|net.worth/gi },
  minimumAge: {
    kind: 'age',
    words:
      /\bof age\b|\bage[ds]?\b|years?.old|\busers?\b|\bpersons?\b|\bminors?\b|child|\bnobody\b|\bno one\b|\bpeople\b|\bindividuals?\b/gi,
  },

  priceInvestors: {
    kind: 'money',
    words: /\binvestors?\b.{0,30}\b(?:plan|tier|pays?|free)\b|\bprice free\b/gi,
  },
  priceCapitalSeekers: { kind: 'money', words: /capital seekers?|one.time|\bpaid once\b/gi },
  priceBusiness: { kind: 'money', words: /\bbusiness\b|\byear(?:ly)?\b/gi },

  singleStorage: { kind: 'storage', words: /capital seeker|single/gi },
  singleListings: {
    kind: 'listings',
    words: /\blistings? (?:per|every)\b|\blistings in each\b|\bper \d+ months\b/gi,
  },
  listingMonths: { kind: 'duration', words: /\blistings?\b/gi },
  singleExtraMonth: { kind: 'money', words: /(?:additional|extra|another) month/gi },
  singleExtraGigabyte: { kind: 'money', words: /capital seeker|\bGB\b|gigabyte/gi },
  multiLicences: { kind: 'licences', words: /licen[cs]es?/gi },
  multiStorage: { kind: 'storage', words: /\bbusiness\b|\bteam\b/gi },
  multiStorageTop: { kind: 'storage', words: /\bbusiness\b|\btiers?\b|\bup to\b/gi },
  multiExtraLicence: { kind: 'money', words: /licen[cs]e/gi },
  multiExtraGigabyte: { kind: 'money', words: /\bbusiness\b|\bGB\b|gigabyte/gi },
  multiExtraListing: { kind: 'money', words: /\blistings?\b/gi },
  topStorage: { kind: 'storage', words: /enterprise|\btiers?\b|\bup to\b/gi },

  calculatorLeast: { kind: 'money', words: /enter an amount/gi },
  calculatorMost: { kind: 'money', words: /enter an amount/gi },

  faqPriceMarketplace: { kind: 'money', words: /\bmarketplace\b|\bmonth(?:ly)?\b/gi },
  faqPriceProduct: { kind: 'money', words: /\b360\b|\bmonth(?:ly)?\b/gi },
  faqSupportMarketplace: { kind: 'duration', words: support },
  faqSupportProduct: { kind: 'duration', words: support },
  faqSupportEnterprise: { kind: 'duration', words: support },

  feeDueDays: { kind: 'duration', words: /falling due|\bfalls? due\b|\bpayable\b/gi },
  feeChangeNoticeDays: {
    kind: 'duration',
    words:
      /chang(?:e|es|ing) (?:of |to |in )?(?:an? |our |the |its )?(?:subscription )?fees?\b|fee changes?|takes? effect/gi,
  },
  claimsYears: { kind: 'duration', words: /\bclaims?\b/gi },
  availabilityAim: undefined,
  unavailableHoursShare: { kind: 'percent', words: /unavailable|\bhours\b/gi },
  unavailabilityReduction: { kind: 'percent', words: /\breduc/gi },
  consentAnswerMonths: { kind: 'duration', words: /consent answer|\basked (?:again|on every page)\b/gi },
  captchaItemMonths: { kind: 'duration', words: /captcha/gi },
  analyticsItemYears: { kind: 'duration', words: /\banalytics\b|\b_ga\b/gi },
  advertisingItemDays: { kind: 'duration', words: /advertising tag|_gcl_/gi },
  privacyAnswerMonths: {
    kind: 'duration',
    words: /\brequests?\b.{0,30}\banswer|\banswer.{0,30}\brequests?\b/gi,
  },
  privacyExtensionMonths: { kind: 'duration', words: /\bexten(?:d|sion)/gi },
};

export const factIds = Object.keys(facts).filter((id): id is FactId => id in facts);

/** How many different words of the fact's topic a text has. */
export const closeness = (id: FactId, text: string) =>
  new Set(text.toLowerCase().match(topics[id]?.words ?? /$^/g)).size;

/** The distance of the nearest word of the fact's topic from a place. */
export const distanceOf = (id: FactId, text: string, place: number): number =>
  Math.min(
    Infinity,
    ...[...text.matchAll(topics[id]?.words ?? /$^/g)].map(({ index }) => Math.abs(index - place)),
  );
