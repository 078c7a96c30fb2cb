import { keepPlaces } from '#src/app/navigation/places.ts';
import { followReading } from '#src/app/reading/follow-reading.ts';
import { isSettingsLink, SETTINGS_LINK } from '#src/sections/legal/settings-link.ts';
import { listen } from '#src/platform/events.ts';
import { isShown, showPage } from '#src/platform/services/page-views.ts';
import { hasConsentTool } from '#src/platform/services/service-settings.ts';
import { isPartnerShown } from '#src/platform/host/host-mode.ts';
import { keepPlace, offerWantedLanguage } from './language-choice.ts';

let isStarted = false;

const fetchServices = () => import('./run-services.ts');

/**
 * Services that need consent start when the browser is idle. On a partner's host (F-T8), and in a build without any
 * key, their code is not fetched. A second call does nothing.
 */
export function startServices(): void {
  if (isStarted) return;
  isStarted = true;
  keepPlaces();
  // Scrolling alone does not start the site's script, which follows the list after a navigation.
  followReading();
  for (const sign of ['click', 'auxclick']) addEventListener(sign, keepPlace);
  // On a partner's host, once the partner is known.
  if (!isPartnerShown()) whenIdle(offerWantedLanguage);
  if (!hasConsentTool || isPartnerShown()) return;
  if (!isShown()) showPage();
  listen('settings-requested', openSettings);
  const openByAddress = () => {
    if (isSettingsLink(location)) openSettings();
  };
  openByAddress();
  addEventListener('hashchange', openByAddress);
  whenIdle(() => {
    fetchServices()
      .then(({ runServices }) => runServices())
      .catch(console.warn);
  });
}

function openSettings(): void {
  fetchServices()
    .then((services) => services.openSettings())
    .then(
      (isOpen) => isOpen || showPlace(),
      () => showPlace(),
    );
}

/** The cookie policy explains the alternatives to the settings. */
function showPlace(): void {
  if (!isSettingsLink(location)) location.assign(SETTINGS_LINK);
}

/** Safari has no idle callbacks; there a moment's wait does. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 3000 });
  else setTimeout(callback, 500);
}
