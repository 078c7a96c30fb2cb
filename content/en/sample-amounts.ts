import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { ScreenCopy } from '#src/model/exhibit.schema.ts';

/** A sample amount, in multiples of the minimum ticket, so it follows that fact and is never below it. */
export function tickets(count: number): string {
  const dollars = facts.minimumTicket.value * count;
  return dollars < 1_000_000 ? `US$${dollars / 1000}k` : `US$${(dollars / 1_000_000).toFixed(1)}M`;
}

const [least, most] = facts.traditionalSuccessFee.value;

/** Traditional success fees on a sample amount, beside the cost on the platform. */
export const successFeesOn = (count: number, here: string) =>
  [
    {
      name: `A success fee of ${least}%`,
      value: tickets((count * least) / 100),
      share: (least / most) * 100,
    },
    { name: `A success fee of ${most}%`, value: tickets((count * most) / 100), share: 100 },
    { name: `On ${site.name}`, value: here, share: 0 },
  ] satisfies ScreenCopy['items'];
