import { onPageRestore } from '#src/platform/on-page-restore.ts';
import { allowLevels, hasPrivacySignal } from '#src/platform/services/consent-levels.ts';
import { serviceSettings } from '#src/platform/services/service-settings.ts';
import { ANSWER_ITEM, storedAnswer } from './stored-answer.ts';

const banner = () => import('./built-in/banner.ts');
const settings = () => import('./built-in/settings-tool.ts');
const vendor = () => import('./vendor-tool.ts');

/**
 * Applies the stored answer, and asks when there is none; only then the banner is loaded. If it cannot be loaded,
 * a warning is logged and nothing is allowed (F-T3).
 */
export async function startConsent(): Promise<void> {
  try {
    if (serviceSettings.consentScript) return await vendor().then(({ runVendorTool }) => runVendorTool());
    const followAgain = () => void followStoredAnswer().catch(warn);
    onPageRestore(followAgain);
    addEventListener('storage', ({ key }) => {
      // Null: everything was cleared.
      if (key === ANSWER_ITEM || key === null) followAgain();
    });
    await followStoredAnswer();
  } catch (error) {
    warn(error);
  }
  return undefined;
}

/** Opens the cookie settings. `false` when their code cannot be loaded. */
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

let asked: ReturnType<typeof banner> | undefined;

/**
 * Applies the stored answer, and asks while there is none. The answer may change in another tab, or
 * while this page is in the browser's cache (F-E27): a banner left there would ask for it again.
 */
async function followStoredAnswer(): Promise<void> {
  const answer = storedAnswer();
  allowLevels(answer ?? []);
  if (answer !== undefined || hasPrivacySignal()) return (await asked)?.hideBanner();
  asked = banner();
  return (await asked).showBanner();
}

function warn(error: unknown): void {
  console.warn('The consent tool is not available, so nothing is measured:', error);
}
