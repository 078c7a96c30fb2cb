import { loadScript } from '#src/platform/services/load-script.ts';

const DEFAULT_ORIGIN = 'https://www.googletagmanager.com';

/** Consent Mode v2. */
type ConsentSignals = Readonly<
  Record<'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization', boolean>
>;

/** Without this data the tag reads the address itself, unredacted. */
export type TagPage = {
  readonly page_location: string;
  readonly page_title: string;
  readonly page_referrer: string;
};

const loading = new Map<string, Promise<void>>();

/**
 * Puts a command into the tag's queue, which works before the tag's script is there.
 * The script reads `arguments` objects only, and passes over arrays.
 */
const tag: (...command: readonly unknown[]) => void = function put() {
  // oxlint-disable-next-line eslint/prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments);
};

/** Must come before every other command. */
export function denyByDefault(): void {
  tag('consent', 'default', {
    ...wordsOf({
      analytics_storage: false,
      ad_storage: false,
      ad_user_data: false,
      ad_personalization: false,
    }),
    security_storage: 'granted',
  });
}

export const updateConsent = (signals: ConsentSignals) => tag('consent', 'update', wordsOf(signals));

const wordsOf = (signals: ConsentSignals) =>
  Object.fromEntries(Object.entries(signals).map(([name, is]) => [name, is ? 'granted' : 'denied']));

/** For all hits from now on, also those that the tag sends by itself. */
export const describePage = (page: TagPage) => tag('set', page);

export const sendPageView = (id: string, page: TagPage) =>
  tag('event', 'page_view', { ...page, send_to: id });

/** Once for each id, even if it is blocked. */
export function loadTag(id: string, options: Readonly<Record<string, unknown>>): Promise<void> {
  const known = loading.get(id);
  if (known) return known;
  const origin = tagOrigin();
  tag('js', new Date());
  // A tagging server receives the hits as well.
  tag('config', id, origin === DEFAULT_ORIGIN ? options : { ...options, server_container_url: origin });
  const loaded = loadScript(`${origin}/gtag/js?id=${encodeURIComponent(id)}`);
  loading.set(id, loaded);
  return loaded;
}

function tagOrigin(): string {
  const { VITE_TAG_ORIGIN: origin } = import.meta.env;
  return origin === 'self' ? location.origin : origin || DEFAULT_ORIGIN;
}

/** Denied consent alone does not stop the tag: it would send hits without cookies. */
export const muteTag = (id: string, isMuted: boolean) => Reflect.set(window, `ga-disable-${id}`, isMuted);
