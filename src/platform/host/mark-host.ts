import { hostMode, type HostMode } from './host-mode.ts';

/**
 * Marks the mode of this host for style sheets, and keeps search engines from other hosts than the main one. On a
 * partner's host a neutral icon, and on its landing page a neutral title (`data-tab`), precede those of the main brand:
 * the first in a document counts.
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
