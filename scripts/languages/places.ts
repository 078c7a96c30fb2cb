/** A named place of a text: `{minimumTicket}`, `{site.name}`, `{money(1000000)}`, or a parameter such as `{count}`. */
const PLACE = /\{([\w.]+(?:\([^)]*\))?)\}/g;

export const placesOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(PLACE)].map(([place]) => place))].toSorted();

/** A place that is not written as the site fills it: `{ count }`, `{العدد}`, `｛count｝`, `{count, plural, …}`, `{count`. */
const BRACES = /[{｛﹛][^{}｛｝﹛﹜]*[}｝﹜]?|[}｝﹜]/g;

export const brokenPlacesOf = (text: string): readonly string[] => [
  ...new Set([...text.replaceAll(PLACE, '').matchAll(BRACES)].map(([braces]) => braces)),
];

/** Replaces the places that have a value; the others are parameters, which the site fills. */
export const fillPlaces = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replaceAll(PLACE, (place, name: string) => valueOf(name) ?? place);

/** A name or a figure of the sample world: `{sampleNames.deals.cedar}`, `{money(24000000)}`. */
const SAMPLE = /\{(?:sampleNames\.(?<group>\w+)[\w.]*|(?<form>\w+)\([^)]*\))\}/g;

/**
 * A text with the kinds of its sample values instead of the values, `{deals}`, `{money}`, `{money.2}`, so that
 * another amount or day needs no new translation; and the way back.
 */
export function templateOf(text: string) {
  const values = new Map<string, string>();
  const template = text.replaceAll(SAMPLE, (place: string, group?: string, form?: string) => {
    const kind = group ?? form ?? '';
    const same = [...values.keys()].filter((name) => name === kind || name.startsWith(`${kind}.`));
    const known = same.find((name) => values.get(name) === place);
    const name = known ?? (same.length > 0 ? `${kind}.${same.length + 1}` : kind);
    values.set(name, place);
    return `{${name}}`;
  });
  const restore = (written: string) =>
    written.replaceAll(PLACE, (place, name: string) => values.get(name) ?? place);
  return { template, restore };
}

export const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Source of a value that has the name of its place instead of each text: `'{site.name}'`. Facts have their id
 * alone; a function gives the name of its call.
 */
export function namedSource(path: string, value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(`{${path.replace(/^facts\.(\w+)\.text$/, '$1')}}`);
  if (typeof value === 'function') return `(...values) => \`{${path}(\${values.join()})}\``;
  if (Array.isArray(value))
    return `[${value.map((item, index) => namedSource(`${path}.${index}`, item)).join()}]`;
  if (!isTable(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}: ${namedSource(`${path}.${key}`, item)}`).join()}}`;
}
