import type { HTMLElement } from 'node-html-parser';

import { site as brand } from '#content/site.ts';
import { pageIdOf, platformPages } from '#src/routes.ts';
import { languageOf, type Page } from './support/built-site.ts';
import type { Check } from './support/check.ts';
import { placeOf } from './support/locate.ts';
import { localFileOf } from './support/references.ts';

/** Have one language, or one address for all of them. */
const common = new Set<string>([platformPages.login, platformPages.join, '/partner-check']);

/**
 * A link leads to a page in the language of its page. One that names a language (`hreflang`) leads to that;
 * within a legal text, whose original is English, it may lead to an English page.
 */
export const rule: Check = {
  name: 'own-language',
  run: (site) =>
    site.pages.flatMap((page) =>
      page.root.querySelectorAll('a').flatMap((link) => {
        const address = link.getAttribute('href') ?? '';
        const target = languageAt(address, page);
        const named = link.getAttribute('hreflang');
        const allowed = named ? [named] : [page.language, ...(isOriginal(link) ? ['en'] : [])];
        if (!target || allowed.includes(target)) return [];
        return [
          {
            ...placeOf(site, page, { needles: [address], at: link }),
            message: `${page.path} (${allowed[0]}) links to ${address}, which is in another language (${target}): make the address with href() of src/routes.ts`,
          },
        ];
      }),
    ),
};

/** The language of the page at an address; `undefined` for other sites, files and what all languages share. */
function languageAt(address: string, page: Page): string | undefined {
  const origin = `https://${brand.brandHost}`;
  if (!URL.canParse(address, origin + page.path)) return undefined;
  const url = new URL(address, origin + page.path);
  const isShared =
    url.origin !== origin ||
    localFileOf(address, page) !== undefined ||
    common.has(url.pathname) ||
    pageIdOf(url.pathname) === 'legal-archive';
  return isShared ? undefined : languageOf(url.pathname);
}

const isOriginal = (link: HTMLElement) => link.closest('[data-text-sha256]') !== null;
