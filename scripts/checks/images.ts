import type { HTMLElement } from 'node-html-parser';

import type { BuiltSite, Page } from './support/built-site.ts';
import type { Finding } from '#scripts/support/findings.ts';
import type { Check } from './support/check.ts';
import { placeOf, tagOf } from './support/locate.ts';

/** Every picture has an alternative text (or an empty one), and a size that holds its place. */
export const rule: Check = {
  name: 'images',
  run: (site) =>
    site.pages.flatMap((page) =>
      page.root.querySelectorAll('img').flatMap((image) => attributeFaults(image, site, page)),
    ),
};

function attributeFaults(image: HTMLElement, site: BuiltSite, page: Page): Finding[] {
  const faults: string[] = [];
  if (!image.hasAttribute('alt'))
    faults.push('has no alt: describe the picture, or write alt="" when it only decorates');
  const hasSize = ['width', 'height'].every((name) => /^[1-9]\d*$/.test(image.getAttribute(name) ?? ''));
  if (!hasSize) faults.push('has no width and height: the page would jump when it arrives');
  return faults.map((fault) => ({
    ...placeOf(site, page, { needles: [image.getAttribute('src') ?? ''], at: image }),
    message: `${page.path} ${tagOf(image)} ${fault}`,
  }));
}
