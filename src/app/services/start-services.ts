import { isSettingsLink, SETTINGS_LINK } from '#src/sections/legal/settings-link.ts';
import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { startAnalytics } from '#src/features/analytics/start-analytics.ts';
import { openSettings as openTool, startConsent } from '#src/features/consent/start-consent.ts';
import { listen } from '#src/platform/events.ts';
import { onPageRestore } from '#src/platform/on-page-restore.ts';
import { leavePage, showPage } from '#src/platform/services/page-views.ts';

/** Starts what needs consent when the browser is idle, and opens the consent settings. */
export function startServices(): void {
  listen('settings-requested', openSettings);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || !isPlainPress(event) || !isSettingsLink(new URL(link.href))) return;
    event.preventDefault();
    openSettings();
  });
  const openByAddress = () => {
    if (isSettingsLink(location)) openSettings();
  };
  openByAddress();
  addEventListener('hashchange', openByAddress);
  whenIdle(() => {
    runServices().catch(console.warn);
  });
}

function openSettings(): void {
  openTool()
    .then((isOpen) => {
      // The cookie policy explains the alternatives to the settings.
      if (!isOpen && !isSettingsLink(location)) location.assign(SETTINGS_LINK);
    })
    .catch(console.warn);
}

/** Safari has no idle callbacks; there a moment's wait does. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 3000 });
  else setTimeout(callback, 500);
}

/** A page that the browser prepared ahead is not seen before it is activated. */
const whenSeen = () =>
  new Promise<unknown>((resolve) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', resolve, { once: true });
    else resolve(undefined);
  });

/** Resolves when the consent tool is loaded. */
async function runServices(): Promise<void> {
  await whenSeen();
  showPage();
  // Everything is denied before anybody can allow it.
  startAnalytics();
  // A restored page is a new view, counted once consent has looked for a later answer.
  onPageRestore(leavePage);
  const asked = startConsent();
  onPageRestore(showPage);
  await asked;
}
