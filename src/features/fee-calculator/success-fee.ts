import { foldText } from '#src/lib/text/fold-text.ts';

/**
 * A success fee at two percentages.
 * @param amount raised, in US dollars
 * @param percent lower and upper rate
 */
export function successFee(
  amount: number,
  [lower, upper]: readonly [number, number],
): { from: number; to: number } {
  return { from: (amount * lower) / 100, to: (amount * upper) / 100 };
}

/** US dollars before or after an amount, as `foldText` writes them. No other currency is read. */
const DOLLARS = String.raw`(?:us ?\$|\$ ?us|\$|usd?|(?:us )?dollars?|دولارا?(?: امريكيا?)?)`;
const CURRENCY = new RegExp(`^${DOLLARS} ?|[ .]?${DOLLARS}$`, 'g');

/** Thousand to trillion, the powers of 1000. Without `mil`, which means thousand or million. */
const UNITS = [
  /^(?:k|tsd|thousand|الفا?|الاف)$/,
  /^(?:mm?|mn|mln|mio|millions?|مليونا?|ملايين)$/,
  /^(?:bn?|bln|mrd|billions?|milliards?|مليارا?|مليارات|بليون)$/,
  /^(?:tn?|trn|trillions?|تريليونا?|ترليون)$/,
];

/** Groups of three digits, all with the same separator, and after them at most a fraction. */
const GROUPS = /^\d{1,3}([ ',.])\d{3}(?:\1\d{3})*(?=$|(?!\1)[.,])/;

/**
 * The amount that someone typed, in US dollars: `45,000,000`, `45.000.000`, `2,5m`, `$10 million`, `٢٫٥ مليون`.
 * `undefined` if it can be read in two ways, or not at all.
 */
export function parseAmount(typed: string): number | undefined {
  // `5²` would be folded to 52.
  if (/\p{No}/u.test(typed)) return undefined;
  const bare = foldText(typed).trim().replaceAll(/\s+/g, ' ').replaceAll(CURRENCY, '');
  const [, written = '', unit = ''] = /^([\d',. ]*?) ?([^\d',. ]*)\.?$/.exec(bare) ?? [];
  const power = unit ? UNITS.findIndex((words) => words.test(unit)) + 1 : 0;
  const digits = digitsOf(written, unit !== '');
  if (digits === undefined || (unit && power === 0)) return undefined;
  // In decimal notation: 2.3 * 1e6 is not quite 2,300,000.
  return Number(`${digits}e${power * 3}`);
}

/** The number as JavaScript writes it, without separators. */
function digitsOf(written: string, hasUnit: boolean): string | undefined {
  // `2.500m` and `0,500m` have a fraction; `45.000` and `2,500m` have a group.
  const isFraction = (hasUnit ? /^(?:\d+\.|0,)\d+$/ : /^0[.,]\d+$/).test(written);
  const bare = isFraction ? written : written.replace(GROUPS, (groups) => groups.replaceAll(/\D/g, ''));
  const [match, whole = '', fraction = ''] = /^(\d*)(?:[.,](\d*))?$/.exec(bare) ?? [];
  if (!match || whole + fraction === '') return undefined;
  // Without a unit a fraction is cents: `10,0000` and `1,234.567` are mistakes of typing.
  return hasUnit || fraction.length <= 2 ? `${whole}.${fraction}0` : undefined;
}
