import type { ConsentLevel } from '#src/model/consent.schema.ts';
import { listen, type PageView } from '#src/platform/events.ts';
import { isAllowed } from '#src/platform/services/consent-levels.ts';
import {
  denyByDefault,
  describePage,
  loadTag,
  muteTag,
  sendPageView,
  updateConsent,
} from '#src/platform/services/google-tag.ts';
import { shownPage } from '#src/platform/services/page-views.ts';
import { serviceSettings } from '#src/platform/services/service-settings.ts';
import { tagPageOf, unreportedCampaign } from './tag-page.ts';

/**
 * Demographics on, debug off; location is on in the property, the tag has no setting for it (R9.16,
 * docs/consent.md). Page views are sent here, once per view and redacted: by itself the tag would send the
 * address as it is.
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
  const page = tagPageOf(view, sent, sent ? '' : unreportedCampaign());
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

type Settings = {
  readonly name: 'analytics' | 'ads';
  /** Without this level it is silent. */
  readonly level: ConsentLevel;
  readonly options: Readonly<Record<string, unknown>>;
  /** Names of the cookies that its script sets on this host. */
  readonly cookies: RegExp;
};

/** One of the tags. Its script is fetched when it is first allowed; one that fails is a warning. */
function createTagService({ name, level, options, cookies }: Settings) {
  const id = serviceSettings[`${name}Id`] ?? '';
  let state: 'waiting' | 'running' | 'stopped' = 'waiting';

  return {
    id,
    isRunning: () => state === 'running',
    /** True when it has a key and may run. */
    isDue: () => id !== '' && isAllowed(level),
    stopUnlessAllowed: () => {
      if (state !== 'running' || isAllowed(level)) return;
      state = 'stopped';
      muteTag(id, true);
      clearCookies(cookies);
    },
    startIfDue: () => {
      if (id === '' || !isAllowed(level) || state === 'running') return;
      state = 'running';
      muteTag(id, false);
      loadTag(id, options).catch(console.warn);
    },
  };
}

/**
 * Removes the cookies of this host and those above it whose name matches. Does nothing where cookies are
 * refused (F-E5).
 */
function clearCookies(names: RegExp): void {
  try {
    const found = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
    for (const name of found.filter((one) => names.test(one))) {
      for (const domain of domainsOf(location.hostname)) {
        // oxlint-disable-next-line unicorn/no-document-cookie -- not every browser has the cookie store
        document.cookie = `${name}=; max-age=0; path=/${domain}`;
      }
    }
  } catch {
    // Then none were stored either.
  }
}

/** A cookie is removed only under the domain it was set for, which scripts cannot read. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
}
