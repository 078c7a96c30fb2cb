import { hostMode, type HostMode } from './host-mode.ts';

/**
 * Marks the mode of this host for style sheets and keeps search engines from hosts that are not the main one. On a
 * partner's host, title and icon are neutral before the built page names the main brand: the first of each in a
 * document counts. A landing page has its neutral title as `data-tab`; other pages keep their title.
 * @param icon address of the neutral icon
 * @param dataset of the root element
 */
export function markHost(icon: string, dataset: DOMStringMap): HostMode {
  const host = hostMode();
  const isPartner = host.mode === 'partner';
  dataset['mode'] = host.mode;
  const make = (name: string, is: Readonly<Record<string, string>>) =>
    document.head.prepend(Object.assign(document.createElement(name), is));
  const text = dataset['tab'];
  if (isPartner && text) make('title', { text });
  if (isPartner) make('link', { rel: 'icon', href: icon });
  if (host.isNoindex) make('meta', { name: 'robots', content: 'noindex, nofollow' });
  return host;
}
