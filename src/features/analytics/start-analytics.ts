import { listen, type PageView } from '#src/platform/events.ts';
import { isAllowed } from '#src/platform/services/consent-levels.ts';
import {
  denyByDefault,
  describePage,
  sendPageView,
  updateConsent,
} from '#src/platform/services/google-tag.ts';
import { shownPage } from '#src/platform/services/page-views.ts';
import { tagPageOf } from './tag-page.ts';
import { createTagService } from './tag-service.ts';

/**
 * Demographics on, debug off; location is on in the property, the tag has no setting for it (R9.16,
 * docs/consent.md). Page views are sent here, once per view and
 * redacted: by itself the tag would send the address as it is.
 */
const analytics = createTagService({
  name: 'analytics',
  level: 'tracking',
  options: { send_page_view: false, allow_google_signals: true },
  // `_gac_` is a cookie of the advertising tag.
  cookies: /^_ga(?!c_)/,
});
const ads = createTagService({ name: 'ads', level: 'targeting', options: {}, cookies: /^_g(?:cl|ac)_/ });

let described: PageView | undefined;
let sent: PageView | undefined;
let sentConsent = '';

/**
 * Counts page views while the visitor allows tracking, and runs the advertising tag while they allow
 * targeting (R7.12, R7.14). Until then no request is sent, and a view is held back.
 */
export function startAnalytics(): void {
  denyByDefault();
  listen('consent-changed', follow);
  listen('page-shown', follow);
  follow();
}

/** Starts or stops both tags by the current consent. Idempotent. */
function follow(): void {
  const services = [analytics, ads];
  const isConcerned = services.some((service) => service.isRunning() || service.isDue());
  // First, because later commands would be sent.
  for (const service of services) service.stopUnlessAllowed();
  if (!isConcerned) return;
  sendConsent();
  const view = shownPage();
  if (!view || !services.some((service) => service.isDue())) return;
  const page = tagPageOf(view, sent);
  if (view !== described) describePage(page);
  described = view;
  for (const service of services) service.startIfDue();
  if (view === sent || !analytics.isDue()) return;
  sent = view;
  sendPageView(analytics.id, page);
}

function sendConsent(): void {
  const [canTrack, canTarget] = [isAllowed('tracking'), isAllowed('targeting')];
  if (sentConsent === `${canTrack} ${canTarget}`) return;
  sentConsent = `${canTrack} ${canTarget}`;
  updateConsent({
    analytics_storage: canTrack,
    ad_storage: canTarget,
    ad_user_data: canTarget,
    ad_personalization: canTarget,
  });
}
