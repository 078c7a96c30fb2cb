import { absoluteUrl } from '#src/head/absolute-url.ts';
import type { BuiltSite, Page } from './support/built-site.ts';
import type { Check } from './support/check.ts';
import { findingIn } from './support/locate.ts';

/** The head of every page that robots may list is complete and speaks of that page. */
export const rule: Check = {
  name: 'complete-head',
  run: (site) =>
    site.pages.flatMap((page) => {
      const faults = page.isHidden ? basicFaults(page) : [...basicFaults(page), ...sharingFaults(site, page)];
      const remedy = `The head is made of content/${page.language}/page-metadata.ts, in src/head/`;
      return faults.map((fault) => findingIn(site, page.file, `${fault}. ${remedy}`));
    }),
};

function basicFaults({ root }: Page): string[] {
  return [
    root.querySelector('html')?.getAttribute('lang') ? '' : '<html> has no lang',
    root.querySelector('head > title')?.text.trim() ? '' : 'there is no <title>',
    root.querySelector('meta[charset]') ? '' : 'there is no <meta charset>',
    root.querySelector('meta[name=viewport]') ? '' : 'there is no <meta name="viewport">',
  ].filter(Boolean);
}

function sharingFaults({ files }: BuiltSite, { root, canonical }: Page): string[] {
  const own = absoluteUrl(canonical);
  const canonicals = root
    .querySelectorAll('link[rel=canonical]')
    .map((link) => link.getAttribute('href') ?? '');
  const image = metaOf(root, 'property', 'og:image');
  const imageFile = image.startsWith(absoluteUrl('/')) ? image.slice(absoluteUrl('/').length) : '';
  const missing = [
    ['name', 'description'],
    ['property', 'og:title'],
    ['property', 'og:description'],
    ['property', 'og:image'],
    ['property', 'og:image:alt'],
    ['property', 'og:type'],
  ] as const;
  return [
    ...missing.map(([key, name]) => (metaOf(root, key, name) ? '' : `${name} is missing or empty`)),
    canonicals.join() === own ? '' : `canonical is "${canonicals.join('" and "')}"; it must be ${own}, once`,
    metaOf(root, 'property', 'og:url') === own ? '' : `og:url must be ${own}`,
    metaOf(root, 'name', 'twitter:card') === 'summary_large_image'
      ? ''
      : 'twitter:card must be summary_large_image',
    !image || files.has(imageFile)
      ? ''
      : `the share image ${image} is not in the built site: see scripts/build/sharing/share-images.ts`,
  ].filter(Boolean);
}

const metaOf = (root: Page['root'], key: string, name: string) =>
  root.querySelector(`meta[${key}="${name}"]`)?.getAttribute('content')?.trim() ?? '';
