import { plans } from '#content/plans.ts';
import { site } from '#content/site.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { isTable } from '#scripts/languages/places.ts';
import type { PlanTable } from '#src/model/pricing.schema.ts';

/** A fact of content/facts.ts that is a price of a plan. */
type Price = { readonly text: string };

const rows: readonly PlanTable[keyof PlanTable][] = Object.values(plans);
const functionCount = Math.max(...rows.map(({ functions }) => Object.keys(functions).length));

/** Prices of the plans that have every function of the 360 product. */
const productPrices = rows.flatMap(({ price, functions }) =>
  price && Object.keys(functions).length === functionCount ? [price] : [],
);

/** Any one of `prices` is enough. */
type Sale = { readonly sold: string; readonly prices: readonly Price[] };

/** What the copy of a page sells: the 360 product, if it names it, and the plans for which its buttons register. */
function salesOf(copy: unknown): readonly Sale[] {
  const texts = textsIn(copy);
  const named = texts.some((text) => text.includes(site.product.name));
  return [
    ...(named ? [{ sold: site.product.name, prices: productPrices }] : []),
    ...rows.flatMap(({ registration, price }) =>
      price && registration && texts.includes(registration) ? [{ sold: registration, prices: [price] }] : [],
    ),
  ];
}

/**
 * Pages that sell a plan or the 360 product without a price of it.
 * @param pages copy of each page by its file
 * @returns one finding for each missing price
 */
export const findMissingPrices = (pages: ReadonlyMap<string, unknown>): Finding[] =>
  [...pages].flatMap(([file, copy]) => {
    const text = textsIn(copy).join('\n');
    return salesOf(copy)
      .filter(({ prices }) => !prices.some((price) => text.includes(price.text)))
      .map(({ sold, prices }) => {
        const wanted = prices.map((price) => price.text).join(' or ');
        const message = `sells ${sold} without its price: add ${wanted} from content/facts.ts, or take the sale out`;
        return { file, line: 1, message };
      });
  });

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isTable(value) ? Object.values(value).flatMap(textsIn) : [];
}
