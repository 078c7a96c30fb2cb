import { startAnalytics } from '#src/features/analytics/start-analytics.ts';
import { startConsent } from '#src/features/consent/start-consent.ts';
import { onPageRestore } from '#src/platform/on-page-restore.ts';
import { leavePage, showPage } from '#src/platform/services/page-views.ts';

/** A page that the browser prepared ahead is not seen before it is activated. */
const whenSeen = () =>
  new Promise<unknown>((resolve) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', resolve, { once: true });
    else resolve(undefined);
  });

/** Resolves when the consent tool is loaded. */
export async function runServices(): Promise<void> {
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
