/**
 * What a success fee between two percentages would be.
 * @param amount raised, in US dollars
 * @param percent lower and upper rate
 */
export function successFee(
  amount: number,
  [lower, upper]: readonly [number, number],
): { from: number; to: number } {
  return { from: (amount * lower) / 100, to: (amount * upper) / 100 };
}

/** Arabic and Persian digits have their value in their last four bits; ٬ groups, ٫ is the decimal point. */
const latin = (typed: string) =>
  typed
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.');

/**
 * The amount someone typed, in US dollars: digits with any grouping, and `k`, `m` or `bn` after them.
 * `undefined` when it is none.
 */
export function parseAmount(typed: string): number | undefined {
  const match = /^(?:us\s*)?\$?\s*(\d[\d\s,'’]*(?:\.\d+)?)\s*(k|m|mn|b|bn)?$/i.exec(latin(typed.trim()));
  if (!match) return undefined;
  const [, digits = '', unit = ''] = match;
  const factor = { k: 1e3, m: 1e6, b: 1e9 }[unit.charAt(0).toLowerCase()] ?? 1;
  return Number(digits.replaceAll(/[\s,'’]/g, '')) * factor;
}
