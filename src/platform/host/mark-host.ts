import { hostMode, type HostMode } from './host-mode.ts';

/**
 * Marks the mode of this host for style sheets and keeps search engines from hosts that are not the main
 * one. On a partner's, tab and icon are neutral before the built page names the main brand: the first of
 * each in a document counts. Other pages than the landing page keep their title.
 * @param title of the landing page until the partner is known
 * @param icon of the same, an address
 */
export function markHost(title: string, icon: string): HostMode {
  const host = hostMode();
  const isPartner = host.mode === 'partner';
  document.documentElement.dataset['mode'] = host.mode;
  const make = (name: string, is: Readonly<Record<string, string>>) =>
    document.head.prepend(Object.assign(document.createElement(name), is));
  if (isPartner && location.pathname === '/') make('title', { text: title });
  if (isPartner) make('link', { rel: 'icon', href: icon });
  if (host.isNoindex) make('meta', { name: 'robots', content: 'noindex, nofollow' });
  return host;
}
