import { language } from '#words/language.ts';
import { partnerCopy } from '#words/partner.ts';
import type { Project } from '#src/api/read-projects.ts';

/** From here on the compact form is used: the full number does not fit into a card. */
const MIN_COMPACT = 1e12;

/**
 * `USD 45,000,000`: with the code, as many dollars share a sign, or with the name where amounts have words. Without a
 * currency the figure alone.
 */
export function amountText(amount: number, currency: string | undefined): string {
  const isCompact = amount >= MIN_COMPACT;
  const currencyDisplay = language.money.dollars ? 'name' : 'code';
  const format = new Intl.NumberFormat(language.figures, {
    ...(currency && { style: 'currency', currency, currencyDisplay }),
    notation: isCompact ? 'compact' : 'standard',
    minimumFractionDigits: 0,
    maximumFractionDigits: isCompact ? 1 : 0,
  });
  return format.format(amount);
}

const DAY_MS = 86_400_000;

/** Whole days until the end, rounded up, never below 0 (R9.13); `undefined` without a date. */
export function daysLeft(endDate: string | undefined, nowMs: number): number | undefined {
  const endMs = Date.parse(endDate ?? '');
  return Number.isNaN(endMs) ? undefined : Math.max(0, Math.ceil((endMs - nowMs) / DAY_MS));
}

/** With more filters than this, the projects of the others are only under "All". */
const MAX_CLASSES = 60;

/** Names of one class may differ in case and spaces (F-A17). */
const keyOf = (name: string | undefined) => (name ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const translations = new Map<string, string>(Object.entries(partnerCopy.projects.names));

/** An asset class or a region in the language of the page; a name that is not in its list as it came. */
export const wordFor = (name: string): string => translations.get(keyOf(name)) ?? name;

/** The names of all asset classes, each once as it is first written, in order of appearance. */
export function assetClassesOf(projects: readonly Project[]): readonly string[] {
  const names = new Map<string, string>();
  for (const { assetClass } of projects) {
    const key = keyOf(assetClass);
    if (key && assetClass && !names.has(key)) names.set(key, assetClass.trim());
  }
  return [...names.values()].slice(0, MAX_CLASSES);
}

/** The projects of a class; all of them when no class is chosen. */
export function projectsIn(projects: readonly Project[], assetClass: string | undefined): readonly Project[] {
  if (assetClass === undefined) return projects;
  const key = keyOf(assetClass);
  return projects.filter((project) => keyOf(project.assetClass) === key);
}
