import { followSettingsLink, isSettingsLink } from '#src/sections/legal/settings-link.ts';
import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { openSettings as openTool, startConsent } from '#src/features/consent/start-consent.ts';
import { storedAnswer } from '#src/features/consent/stored-answer.ts';
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
      if (!isOpen && !isSettingsLink(location)) followSettingsLink();
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

let tags: Promise<void> | undefined;

/** Fetches the code of the tags, once. */
const startTags = () =>
  (tags ??= import('#src/features/analytics/start-analytics.ts').then(
    ({ startAnalytics }) => startAnalytics(),
    (error: unknown) => {
      tags = undefined;
      console.warn(error);
    },
  ));

/** Resolves when the consent tool is loaded. */
async function runServices(): Promise<void> {
  await whenSeen();
  showPage();
  // Before anybody can allow it, everything is denied. Who has refused needs no code of the tags.
  listen('consent-changed', () => void startTags());
  if (storedAnswer()?.every((level) => level === 'necessary') !== true) void startTags();
  // A restored page is a new view, counted once consent has looked for a later answer.
  onPageRestore(leavePage);
  const asked = startConsent();
  onPageRestore(showPage);
  await asked;
}
