export type HostMode = {
  readonly mode: 'main' | 'partner';
  /**
   * The partner's name: the labels before the brand host or `.localhost`. Empty in main mode and on foreign
   * hosts, IP addresses included: those get the fallback page, without a request.
   */
  readonly subdomain: string;
  /** True everywhere but on the brand host and its `www` (R5.12). */
  readonly isNoindex: boolean;
};

/**
 * Tells the main site from a partner's by host name alone (R1.12).
 * @param host as in `location.host`; case, a port and one trailing dot do not matter
 * @param brandHost the main host, without `www.`
 * @param mainHosts further hosts that show the main site, such as preview hosts of the CDN; comma-separated.
 * An initial `*` matches any characters, as in `*.site.pages.dev`
 */
export function hostModeOf(host: string, brandHost: string, mainHosts = ''): HostMode {
  const name = host.toLowerCase().replace(/\.?(:\d+)?$/, '');
  const parent = [`.${brandHost}`, '.localhost'].find((suffix) => name.endsWith(suffix)) ?? name;
  // Search engines cannot reach localhost, and audits there should see the published page.
  const indexed = [brandHost, `www.${brandHost}`, 'localhost'];
  const ours = [...indexed, ...['dev.', 'dev2.', 'uat.'].map((label) => label + brandHost)];
  const isMain = [...ours, ...mainHosts.toLowerCase().split(/[\s,]+/)].some((own) =>
    own[0] === '*' ? name.endsWith(own.slice(1)) : own === name,
  );
  return {
    mode: isMain ? 'main' : 'partner',
    subdomain: isMain ? '' : name.slice(0, -parent.length),
    isNoindex: !indexed.includes(name),
  };
}

export const hostMode = () =>
  hostModeOf(location.host, import.meta.env.VITE_BRAND_HOST, import.meta.env.VITE_MAIN_HOSTS);

export const isPartnerShown = () => document.documentElement.dataset['mode'] === 'partner';

const BRAND_TAGS = 'title~title,[data-of]';

export function dropBrandTags(): void {
  for (const tag of document.head.querySelectorAll(BRAND_TAGS)) tag.remove();
}

/** Target of a partner's redirect flag (R2.6), below the base of the page's language. */
export const REDIRECT_PATH = '/not-found';

/** The path of this page without the base of its language: `/terms` of `/ar/terms`. */
export const pagePath = (base?: string) => location.pathname.slice(base?.length) || '/';

/** Also below a base that the page does not know: some hosts have one error page for all languages. */
const isRedirectEnd = (path: string) => /\/not-found\/?$/.test(path);

/** Whether to ask the platform for the partner: not again at the end of its redirect. `path`: see `pagePath`. */
export const isPartnerAsked = (subdomain: string, path: string) => !!subdomain && !isRedirectEnd(path);

/**
 * The origin of links on a partner's host. At the end of a redirect it is the main host: every page of the
 * partner's host would redirect again (F-A3).
 */
export const linkOrigin = () =>
  !import.meta.env.SSR && isRedirectEnd(location.pathname)
    ? `https://${import.meta.env.VITE_BRAND_HOST}`
    : '';
