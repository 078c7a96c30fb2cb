/** Above this the figure is written short: it would not fit into any card. */
const LONG = 1e12;

/** `USD 45,000,000`: with the code, as many dollars share a sign. Without a currency the figure alone. */
export function amountText(amount: number, currency: string | undefined): string {
  const format = new Intl.NumberFormat('en', {
    ...(currency && { style: 'currency', currency, currencyDisplay: 'code' }),
    maximumFractionDigits: 0,
    ...(amount >= LONG && { notation: 'compact' }),
  });
  return format.format(amount);
}
