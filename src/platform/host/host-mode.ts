export type HostMode = {
  readonly mode: 'main' | 'partner';
  /** The labels before the brand host or `.localhost`. Empty in main mode and on foreign hosts and IP addresses. */
  readonly subdomain: string;
  /** True everywhere but on the brand host and its `www` (R5.12). */
  readonly isNoindex: boolean;
};

/**
 * The names of the hosts that show the main site, in lower case; search engines may list the first three.
 * In the language of CloudFront's functions, without array spread and default parameters.
 * @param mainHosts comma-separated; an initial `*` matches any characters, as in `*.site.pages.dev`
 */
export const mainHostNames = (brandHost: string, mainHosts?: string): string[] =>
  ['localhost', brandHost].concat(
    ['www.', 'dev.', 'dev2.', 'uat.'].map((label) => label + brandHost),
    mainHosts?.toLowerCase().split(/[\s,]+/) ?? [],
  );

/** Tells the main site from a partner's by host name alone (R1.12). `mainHosts`: see `mainHostNames`. */
export function hostModeOf(host: string, brandHost: string, mainHosts?: string): HostMode {
  const name = host.toLowerCase().replace(/\.?(:\d+)?$/, '');
  const parent = [`.${brandHost}`, '.localhost'].find((suffix) => name.endsWith(suffix)) ?? name;
  const index = mainHostNames(brandHost, mainHosts).findIndex((own) =>
    own[0] === '*' ? name.endsWith(own.slice(1)) : own === name,
  );
  return {
    mode: index < 0 ? 'partner' : 'main',
    subdomain: index < 0 ? name.slice(0, -parent.length) : '',
    // Search engines cannot reach localhost, and audits there should see the published page.
    isNoindex: index < 0 || index > 2,
  };
}

/** The mode of the host that this page is on. */
export const hostMode = () =>
  hostModeOf(location.host, import.meta.env.VITE_BRAND_HOST, import.meta.env.VITE_MAIN_HOSTS);

/**
 * Marks the mode of this host for style sheets, and keeps search engines from other hosts than the main one. On a
 * partner's host a neutral icon and a title without the brand (`data-tab`) precede those of the main brand: the first
 * in a document counts. The partner's landing page, which is marked at build, has its own robots tag.
 * @param dataset of the root element
 */
export function markHost(icon: string, dataset: DOMStringMap): HostMode {
  const host = hostMode();
  const isPartner = host.mode === 'partner';
  const isLandingPage = dataset['mode'] === 'partner';
  dataset['mode'] = host.mode;
  const make = (name: string, is: Readonly<Record<string, string>>) =>
    document.head.prepend(Object.assign(document.createElement(name), is));
  const text = dataset['tab'];
  if (isPartner && text) make('title', { text });
  if (isPartner) make('link', { rel: 'icon', href: icon });
  if (host.isNoindex && !isLandingPage) make('meta', { name: 'robots', content: 'noindex, nofollow' });
  return host;
}

/** Removes the main brand from the head of a page on a partner's host. */
export function dropBrandTags(): void {
  for (const tag of document.head.querySelectorAll('title~title,[data-host]')) tag.remove();
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
