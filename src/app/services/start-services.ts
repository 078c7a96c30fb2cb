import { isSettingsLink, SETTINGS_LINK } from '#src/sections/legal/settings-link.ts';
import { listen } from '#src/platform/events.ts';
import { onReturn } from '#src/platform/on-return.ts';
import { hasConsentTool } from '#src/platform/services/service-settings.ts';
import { showPage } from '#src/platform/services/page-views.ts';
import { isPartnerShown } from '#src/platform/host/shown-mode.ts';

const fetchConsent = () => import('#src/features/consent/start-consent.ts');
const fetchAnalytics = () => import('#src/features/analytics/start-analytics.ts');

/**
 * Starts what asks for consent and what needs it, once the page has nothing more urgent to do. On a
 * partner's host (fault T8), and in a build without any key, none of that code is even fetched.
 */
export function startServices(): void {
  if (new URLSearchParams(location.search).has('consent-debug')) {
    import('#src/features/consent-report/show-report.tsx').then(
      ({ showReport }) => showReport(),
      console.warn,
    );
  }
  if (!hasConsentTool || isPartnerShown()) return;
  listen('settings-requested', openSettings);
  const openByAddress = () => {
    if (isSettingsLink(location)) openSettings();
  };
  openByAddress();
  addEventListener('hashchange', openByAddress);
  whenIdle(() => void run().catch(console.warn));
}

async function run(): Promise<void> {
  const [{ startAnalytics }, { startConsent }] = await Promise.all([fetchAnalytics(), fetchConsent()]);
  // Everything is denied before anybody can allow it.
  startAnalytics();
  const asked = startConsent();
  // After consent has looked whether it was withdrawn meanwhile.
  onReturn(showPage);
  await asked;
}

function openSettings(): void {
  fetchConsent()
    .then((consent) => consent.openSettings())
    .then(
      (isOpen) => isOpen || showPlace(),
      () => showPlace(),
    );
}

/** The cookie policy says what can be done without the settings. */
function showPlace(): void {
  if (!isSettingsLink(location)) location.assign(SETTINGS_LINK);
}

/** Safari has no idle callbacks; there a moment's wait does. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 3000 });
  else setTimeout(callback, 500);
}
