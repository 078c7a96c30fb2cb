import { startConsent } from '#src/features/consent/start-consent.ts';
import { listen } from '#src/platform/events.ts';
import { onPageRestore } from '#src/platform/on-page-restore.ts';
import { leavePage, showPage } from '#src/platform/services/page-views.ts';

/** A page that the browser prepared ahead is not seen before it is activated. */
const whenSeen = () =>
  new Promise<unknown>((resolve) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', resolve, { once: true });
    else resolve(undefined);
  });

let tags: Promise<void> | undefined;

/** The code of the tags is fetched once the visitor allows more than is necessary: until then everything is denied. */
const startTags = () =>
  (tags ??= import('#src/features/analytics/start-analytics.ts').then(
    ({ startAnalytics }) => startAnalytics(),
    (error: unknown) => {
      tags = undefined;
      console.warn(error);
    },
  ));

/** Resolves when the consent tool is loaded. */
export async function runServices(): Promise<void> {
  await whenSeen();
  showPage();
  listen('consent-changed', startTags);
  // A restored page is a new view, counted once consent has looked for a later answer.
  onPageRestore(leavePage);
  const asked = startConsent();
  onPageRestore(showPage);
  await asked;
}
