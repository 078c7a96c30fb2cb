import { onPageRestore } from '#src/platform/on-page-restore.ts';
import { allowLevels, hasPrivacySignal } from '#src/platform/services/consent-levels.ts';
import { serviceSettings } from '#src/platform/services/service-settings.ts';
import { ANSWER_ITEM, storedAnswer } from './stored-answer.ts';

const banner = () => import('./built-in/banner.ts');
const settings = () => import('./built-in/settings-tool.ts');
const vendor = () => import('./vendor/vendor-tool.ts');

/**
 * Takes up the answer that the visitor gave before, and asks when there is none. The tool itself is
 * fetched only to ask. A tool that cannot be had is a warning: nothing is allowed then (F-T3).
 */
export async function startConsent(): Promise<void> {
  try {
    if (serviceSettings.consentScript) return await vendor().then(({ runVendorTool }) => runVendorTool());
    followStoredAnswer();
    if (storedAnswer() !== undefined || hasPrivacySignal()) return undefined;
    await banner().then(({ showBanner }) => showBanner());
  } catch (error) {
    warn(error);
  }
  return undefined;
}

/** Opens the cookie settings. `false` when there is nothing to open them with. */
export async function openSettings(): Promise<boolean> {
  try {
    if (serviceSettings.consentScript) return (await vendor()).openVendorSettings();
    await settings().then(({ showSettings }) => showSettings());
    return true;
  } catch (error) {
    warn(error);
    return false;
  }
}

/** The answer may change while this page sleeps in the browser's cache, or in another tab. */
function followStoredAnswer(): void {
  const takeUp = () => allowLevels(storedAnswer() ?? []);
  takeUp();
  onPageRestore(takeUp);
  addEventListener('storage', ({ key }) => {
    // Null: everything was cleared.
    if (key === ANSWER_ITEM || key === null) takeUp();
  });
}

function warn(error: unknown): void {
  console.warn('The consent tool is not available, so nothing is measured:', error);
}
