import { facts } from '#content/facts-today.ts';
import { type Figure, type FigureKind, figuresIn } from './figures.ts';

export type FactId = keyof typeof facts;

const PLAN = String.raw`(?: \([^)]*\))?(?: plan| subscription| tier)? (?:\||costs?|is|at)[^#\d]{0,15}#(?! for)`;
const EXTRA = '# for (?:each|every|an?) (?:additional|extra|further)';

/**
 * How a text speaks of a fact, with `#` in place of the figure, in a row of a table behind its first cell.
 * A fact without an entry is never recognised by words: its figure also occurs in other meanings.
 */
const topics: Readonly<Partial<Record<FactId, RegExp>>> = {
  countries: /# countries/i,
  minimumTicket: /\bminimum (?:investment|ticket)\b[^#\d]{0,60}#/i,
  professionalClientCash: /\b(?:cash|net worth)(?: [a-z]+){0,4} #/i,
  minimumAge: /^(?!.*\bchild(?:ren)?\b).*\b(?:users?|natural person|nobody|no person|minors?|you)\b.*#/i,

  singleExtraMonth: new RegExp(`${EXTRA} month`, 'i'),
  singleExtraGigabyte: new RegExp(`capital seekers?.*${EXTRA} gigabyte`, 'i'),
  multiExtraLicence: new RegExp(`${EXTRA} (?:user )?licen[cs]e`, 'i'),
  multiExtraGigabyte: new RegExp(`business.*${EXTRA} gigabyte`, 'i'),
  multiExtraListing: /# for (?:each|every) (?:additional |extra |further )?listing/i,
  priceCapitalSeekers: new RegExp(String.raw`\bcapital seekers?${PLAN}`, 'i'),
  priceBusiness: new RegExp(String.raw`\bBusiness${PLAN}`),

  singleStorage: /capital seekers?\b.*#/i,
  multiStorageTop: /\bBusiness\b.*\bup to #/,
  multiStorage: /\bBusiness\b.*(?<!\bup to )#/,
  topStorage: /\benterprise\b.*#/i,
  multiLicences: /\bBusiness\b.*#/,
  listingMonths: /\blisting period(?:: | is | lasts )[^#\d]{0,20}#|\blisting (?:is shown|lasts) (?:for )?#/i,

  feeDueDays: /\bfees? (?:is|are) (?:due|payable|paid)\b[^#\d]{0,30}#|# of (?:its |their )?falling due/i,
  feeChangeNoticeDays:
    /chang\w+ (?:of |to |in )?(?:an? |our |the |its )?(?:subscription )?fees?(?:,? (?:by|on|with|upon|after)(?: (?:giving|you|prior|written|at least|not less than))* #|: [^#\d]{0,60}# before (?:a|the) change)/i,
  claimsYears: /\bclaims?(?: against us)? (?:is|are|must be|may be|shall be) brought within #/i,
  unavailableHoursShare: /\bunavailable for (?:more than|over|at least) #/i,
  unavailabilityReduction: /\bunavailable\b.*\bfees? for (?:that|the) month (?:is|are) reduced by #/i,

  consentAnswerMonths: /\bconsent answer\b.*\b(?:kept|stored|stays|named)\b.*#/i,
  captchaItemMonths: /\bcaptcha\b.*\b(?:cookie|item)\b.*#/i,
  analyticsItemYears: /\banalytics\b.*\b(?:cookie|item)s?\b.*#/i,
  advertisingItemDays: /\badvertising tag\b.*\b(?:cookie|item)s?\b.*#/i,
  privacyAnswerMonths: /\banswer (?:an? |your |each )?requests? within #/i,
  privacyExtensionMonths: /\brequests?\b.*\bextend(?:ed)? (?:this |it )?by #/i,
};

export const factIds = Object.keys(facts).filter((id): id is FactId => id in facts);

/** Facts whose text is a bare number, with the unit that texts give it. */
const WITH_UNIT: Readonly<Partial<Record<FactId, string>>> = {
  minimumAge: `aged ${facts.minimumAge.text}`,
  multiLicences: `${facts.multiLicences.text} licences`,
};

const figures: ReadonlyMap<FactId, Figure | undefined> = new Map(
  factIds.map((id) => [id, figuresIn(WITH_UNIT[id] ?? facts[id].text)[0]]),
);

const isSameFigure = (id: FactId, { kind, numbers, isForeign }: Figure): boolean => {
  const own = figures.get(id);
  return !isForeign && own?.kind === kind && own.numbers.join() === numbers.join();
};

/** The sentence or row of a figure, with `#` in place of the figure. */
export const around = (before: string, after: string): string =>
  `${before.trimEnd()} # ${after.trimStart()}`
    .replaceAll(/\s+/g, ' ')
    .replace(/# (?=[.,;:)])/, '#')
    .trim();

/** The facts of a kind of which a text speaks. @param context from `around` */
const factsSpokenOf = (kind: FigureKind, context: string): readonly FactId[] =>
  factIds.filter((id) => topics[id]?.test(context) && figures.get(id)?.kind === kind);

/** The fact that the words around a figure speak of: the same figure, or another one. */
export function judgeFigure(
  figure: Figure,
  context: string,
): { readonly is: 'equal' | 'other'; readonly id: FactId } | undefined {
  const spokenOf = factsSpokenOf(figure.kind, context);
  const equal = spokenOf.find((id) => isSameFigure(id, figure));
  if (equal) return { is: 'equal', id: equal };
  const [id] = spokenOf;
  return id && !figure.isForeign ? { is: 'other', id } : undefined;
}

/** A fact with the same figure, whatever the words around it. */
export const sameFact = (figure: Figure): FactId | undefined =>
  factIds.find((id) => isSameFigure(id, figure));

/** A fact that a place speaks of, when it is another one than the fact that is used there. */
export function fitterFact(id: FactId, context: string): FactId | undefined {
  const kind = figures.get(id)?.kind;
  const spokenOf = kind ? factsSpokenOf(kind, context) : [];
  return spokenOf.includes(id) ? undefined : spokenOf[0];
}
