import { facts } from '#content/facts-today.ts';
import { type Figure, type FigureKind, unitOf } from './figures.ts';

export type FactId = keyof typeof facts;

/** The kind of a fact's figure, and the words near which a figure of that kind speaks of the fact. */
type Topic = { readonly kind: FigureKind; readonly words: RegExp };

/** One sentence gives the time of each plan: their names would not distinguish the figures. */
const support = /\bsupport\b|\brepl(?:y|ies)\b|\brespon/gi;

/** A fact without a row is never recognised by words: its figure also occurs in other meanings. */
const topics: Readonly<Partial<Record<FactId, Topic>>> = {
  countries: { kind: 'count', words: /\bcountries\b/gi },
  traditionalSuccessFee: { kind: 'percent', words: /success fee|traditional|intermediar/gi },
  capitalRaised: { kind: 'money', words: /\braised\b/gi },
  firmsServed: { kind: 'count', words: /\bfirms\b/gi },
  dealsRun: { kind: 'count', words: /\bdeals\b/gi },

  minimumTicket: { kind: 'money', words: /\bminimum (?:investment|ticket)|\btickets?\b/gi },
  professionalClientCash: { kind: 'money', words: /professional client|net worth/gi },
  minimumAge: {
    kind: 'age',
    words: /\bage[ds]?\b|years?.old|\busers?\b|\bpersons?\b|\bminors?\b|\bnobody\b|\bpeople\b/gi,
  },

  priceCapitalSeekers: { kind: 'money', words: /capital seekers?|one.time|\bpaid once\b/gi },
  priceBusiness: { kind: 'money', words: /\bBusiness\b(?! Day)|\bbusiness (?:plan|subscription|tier)/g },

  singleStorage: { kind: 'storage', words: /capital seeker|single/gi },
  singleListings: { kind: 'listings', words: /\blistings? (?:per|every)\b|\blistings in each\b/gi },
  listingMonths: { kind: 'duration', words: /\blisting (?:period|is shown|lasts)/gi },
  singleExtraMonth: { kind: 'money', words: /(?:additional|extra|another) month/gi },
  singleExtraGigabyte: { kind: 'money', words: /capital seeker|\bGB\b|gigabyte/gi },
  multiLicences: { kind: 'licences', words: /licen[cs]es?/gi },
  multiStorage: { kind: 'storage', words: /\bbusiness\b|\bteam\b/gi },
  multiStorageTop: { kind: 'storage', words: /\bbusiness\b|\btiers?\b/gi },
  multiExtraLicence: { kind: 'money', words: /licen[cs]e/gi },
  multiExtraGigabyte: { kind: 'money', words: /\bGB\b|gigabyte/gi },
  multiExtraListing: { kind: 'money', words: /(?:additional|extra|another|each) listing/gi },
  topStorage: { kind: 'storage', words: /enterprise|\btiers?\b/gi },

  calculatorLeast: { kind: 'money', words: /enter an amount/gi },
  calculatorMost: { kind: 'money', words: /enter an amount/gi },

  faqPriceMarketplace: { kind: 'money', words: /\bmarketplace (?:costs|plan)|\bmonthly\b/gi },
  faqPriceProduct: { kind: 'money', words: /\b360\b|\bmonthly\b/gi },
  faqSupportMarketplace: { kind: 'duration', words: support },
  faqSupportProduct: { kind: 'duration', words: support },
  faqSupportEnterprise: { kind: 'duration', words: support },

  feeDueDays: {
    kind: 'duration',
    words: /falling due|\bfalls? due\b|\bfees? (?:is|are) (?:due|payable|paid)\b/gi,
  },
  feeChangeNoticeDays: {
    kind: 'duration',
    words:
      /chang(?:e|es|ing) (?:of |to |in )?(?:an? |our |the |its )?(?:subscription )?fees?\b|fee changes?/gi,
  },
  claimsYears: {
    kind: 'duration',
    words: /\bclaims? (?:is|are|must be|may be) (?:brought|made)|\bbring (?:a|any) claim/gi,
  },
  unavailableHoursShare: { kind: 'percent', words: /unavailable/gi },
  unavailabilityReduction: {
    kind: 'percent',
    words: /\bfees? (?:is|are) reduced|\breduc\w+ (?:of|in) (?:the|a) fee|reduce (?:the|a) fee/gi,
  },
  consentAnswerMonths: { kind: 'duration', words: /consent answer/gi },
  captchaItemMonths: { kind: 'duration', words: /captcha/gi },
  analyticsItemYears: { kind: 'duration', words: /\banalytics\b|\b_ga\b/gi },
  advertisingItemDays: { kind: 'duration', words: /advertising tag|_gcl_/gi },
  privacyAnswerMonths: {
    kind: 'duration',
    words: /\brequests?\b.{0,30}\banswer|\banswer.{0,30}\brequests?\b/gi,
  },
};

export const factIds = Object.keys(facts).filter((id): id is FactId => id in facts);

/** The facts of a kind that a text speaks of, the nearest to a place first. */
export const factsNear = (kind: FigureKind, text: string, place = 0): readonly FactId[] =>
  factIds
    .filter((id) => topics[id]?.kind === kind && speaksOf(id, text))
    .toSorted((one, other) => distanceOf(one, text, place) - distanceOf(other, text, place));

export const kindOf = (id: FactId): FigureKind | undefined => topics[id]?.kind;

const speaksOf = (id: FactId, text: string): boolean => distanceOf(id, text, 0) < Infinity;

/** How far the nearest word of the fact's topic is from a place. */
const distanceOf = (id: FactId, text: string, place: number): number =>
  Math.min(
    Infinity,
    ...[...text.matchAll(topics[id]?.words ?? /$^/g)].map(({ 0: words, index }) =>
      index < place ? Math.max(0, place - index - words.length) : index - place,
    ),
  );

export const isSameFigure = (id: FactId, { numbers, isForeign }: Figure): boolean =>
  !isForeign && statedBy(id).join() === numbers.join();

/** The numbers of a fact, durations in hours as those of a figure are. */
function statedBy(id: FactId): readonly number[] {
  const { value, text }: { readonly value: number | readonly number[]; readonly text: string } = facts[id];
  return [value].flat().map((one) => one * unitOf(text));
}

/** A fact that a place speaks of, when it is another one than the fact that is used there. */
export function fitterFact(id: FactId, around: string, heading: string): FactId | undefined {
  const kind = kindOf(id);
  if (!kind || speaksOf(id, around) || speaksOf(id, heading)) return undefined;
  return factsNear(kind, around).find((other) => other !== id);
}
