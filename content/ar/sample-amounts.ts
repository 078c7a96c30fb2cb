import { site } from '#content/site.ts';
import type { ScreenCopy } from '#src/model/exhibit.schema.ts';
import { facts } from './facts-today.ts';

/** With the plural of thousand and million, which the digits before it decide. */
const amount = new Intl.NumberFormat('ar-AE-u-nu-latn', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 1,
});

/** A sample amount, in multiples of the minimum ticket, so it follows that fact and is never below it. */
export const tickets = (count: number) => `${amount.format(facts.minimumTicket.value * count)} دولار`;

const [least, most] = facts.traditionalSuccessFee.value;

/** Traditional success fees on a sample amount, beside the cost on the platform. */
export const successFeesOn = (count: number, here: string) =>
  [
    {
      name: `رسوم نجاح بنسبة ${least}%`,
      value: tickets((count * least) / 100),
      share: (least / most) * 100,
    },
    { name: `رسوم نجاح بنسبة ${most}%`, value: tickets((count * most) / 100), share: 100 },
    { name: `عبر ${site.name}`, value: here, share: 0 },
  ] satisfies ScreenCopy['items'];
