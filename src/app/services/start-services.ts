import { followSettingsLink, isSettingsLink } from '#src/sections/legal/settings-link.ts';
import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { openSettings as openTool } from '#src/features/consent/start-consent.ts';
import { listen } from '#src/platform/events.ts';
import { runServices } from './run-services.ts';

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
      if (!isOpen && !isSettingsLink(location)) followSettingsLink();
    })
    .catch(console.warn);
}

/** Safari has no idle callbacks; there a moment's wait does. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 3000 });
  else setTimeout(callback, 500);
}
