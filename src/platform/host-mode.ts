/** Hosts of our own, below the brand host, that show the main site (spec section 1). */
const MAIN_LABELS = ['www', 'dev', 'dev2', 'uat'];

export type HostMode = {
  readonly mode: 'main' | 'partner';
  /** Labels before the brand host or `.localhost`; the whole host when it is foreign; empty in main mode. */
  readonly subdomain: string;
  /** True below the brand host, except on `www` (spec section 5, "Page head"). */
  readonly isNoindex: boolean;
};

/**
 * Tells the main site from a partner's by host name alone (spec section 1).
 * @param host as in `location.host`; case, a port and one trailing dot do not matter
 * @param brandHost the main host, without `www.`
 * @param mainHosts further hosts that show the main site, such as preview hosts of the CDN
 */
export function hostModeOf(host: string, brandHost: string, mainHosts: readonly string[] = []): HostMode {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const ours = [brandHost, 'localhost', ...MAIN_LABELS.map((label) => `${label}.${brandHost}`), ...mainHosts];
  const isMain = ours.includes(name);
  const parent = [`.${brandHost}`, '.localhost'].find((suffix) => name.endsWith(suffix)) ?? '';
  return {
    mode: isMain ? 'main' : 'partner',
    subdomain: isMain ? '' : name.slice(0, name.length - parent.length),
    isNoindex: parent === `.${brandHost}` && name !== `www.${brandHost}`,
  };
}
