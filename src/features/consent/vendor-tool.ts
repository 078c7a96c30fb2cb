import type { ConsentLevel } from '#src/model/consent.schema.ts';
import { loadScript } from '#src/platform/services/load-script.ts';
import { allowLevels, consentLevels } from '#src/platform/services/consent-levels.ts';
import { serviceSettings } from '#src/platform/services/service-settings.ts';

const DEFAULT_EVENT = 'consent-status';

/**
 * Runs a vendor's consent script (`VITE_CONSENT_SCRIPT`). Each of its status events is a complete answer.
 * @throws Error when the script cannot be loaded
 */
export async function runVendorTool(): Promise<void> {
  addEventListener(import.meta.env.VITE_CONSENT_EVENT || DEFAULT_EVENT, (event) =>
    allowLevels(readLevels(event instanceof CustomEvent ? event.detail : undefined)),
  );
  await loadScript(serviceSettings.consentScript ?? '');
}

/** Calls the vendor's function that opens its settings. `false` when `VITE_CONSENT_OPENER` names none. */
export function openVendorSettings(): boolean {
  let owner: unknown;
  let found: unknown = window;
  for (const name of (import.meta.env.VITE_CONSENT_OPENER || '').split('.')) {
    owner = found;
    found = typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;
  }
  if (typeof found !== 'function') return false;
  Reflect.apply(found, owner, []);
  return true;
}

/** Vendors' names of the four levels. */
const NAMES: Readonly<Record<ConsentLevel, RegExp>> = {
  necessary: /^(strictly[-_ ]?)?necessary$|^strict$|^essential$/,
  functionality: /^function(al|ality)$|^preferences?$|^personali[sz]ation$/,
  tracking: /^tracking$|^analytics$|^statistics?$|^performance$|^measurement$/,
  targeting: /^targeting$|^marketing$|^advertis(ing|ement)$|^ads$/,
};

/** Names of a field that holds the levels. */
const WRAPPERS = new Set(['accepted', 'levels', 'categories', 'consent', 'status', 'level']);

/** Texts that mean yes. */
const YES = new Set(['allow', 'allowed', 'granted', 'accepted', 'yes', 'true', '1']);

/**
 * The levels that a vendor's status event allows: a list of names or a record of name → yes or no, at the top or in
 * one of the `WRAPPERS`. An unknown shape allows nothing.
 */
export function readLevels(detail: unknown): readonly ConsentLevel[] {
  const names = namesIn(detail).map((name) => name.toLowerCase());
  return consentLevels.filter((level) => names.some((name) => NAMES[level].test(name)));
}

function namesIn(detail: unknown, isInside = false): readonly string[] {
  if (typeof detail === 'string') return detail.split(/[\s,]+/);
  if (Array.isArray(detail)) return detail.filter((name): name is string => typeof name === 'string');
  if (typeof detail !== 'object' || detail === null) return [];
  const fields = Object.entries(detail);
  const inner: unknown = fields.find(([name]) => WRAPPERS.has(name))?.[1];
  if (inner !== undefined && !isInside) return namesIn(inner, true);
  return fields.filter(([, value]) => isYes(value)).map(([name]) => name);
}

const isYes = (value: unknown) =>
  value === true || value === 1 || (typeof value === 'string' && YES.has(value.toLowerCase()));
