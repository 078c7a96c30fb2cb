import { loadScript } from '#src/platform/services/load-script.ts';
import { allowLevels } from '#src/platform/services/consent-levels.ts';
import { serviceSettings } from '#src/platform/services/service-settings.ts';
import { readLevels } from './read-levels.ts';

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
