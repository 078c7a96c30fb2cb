import type { HTMLElement } from 'node-html-parser';

import { site } from '#content/site.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import type { Page } from './built-site.ts';

const BASE = 'https://this.site.invalid';

const ATTRIBUTES = ['href', 'src', 'poster', 'data', 'xlink:href'];

/**
 * The file of the site at an address, relative to its folder; `undefined` when the address leads to
 * a page or to another site.
 */
export function localFileOf(address: string, { path }: Pick<Page, 'path'>): string | undefined {
  if (!address.trim() || !URL.canParse(address, BASE + path)) return undefined;
  const { origin, pathname } = new URL(address, BASE + path);
  if (![BASE, `https://${site.brandHost}`, assetOrigin].includes(origin)) return undefined;
  const isFile = /\.(?!html$)[a-z0-9]+$/i.test(pathname);
  return isFile ? decodeURIComponent(pathname.slice(1)) : undefined;
}

export function srcsetAddresses(srcset: string): string[] {
  return srcset
    .split(/,\s+|,(?=\/)/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

/** Every address of a page with the element that holds it, pictures' candidates among them. */
export function addressesOf({ root }: Page): { element: HTMLElement; address: string }[] {
  return root.querySelectorAll('*').flatMap((element) => {
    const values = ATTRIBUTES.map((name) => element.getAttribute(name) ?? '');
    // Meta tags name the scripts that the page starts later, the map of hashes with its hash.
    const started = element.matches('meta[name^=scripts]')
      ? (element.getAttribute('content') ?? '').replace(/ sha256-\S+$/, '').split(' ')
      : [];
    const candidates = srcsetAddresses(element.getAttribute('srcset') ?? '');
    return [...values, ...started, ...candidates].filter(Boolean).map((address) => ({ element, address }));
  });
}
