import { abbreviations } from '#content/en/abbreviations.ts';
import { defaultLanguage, type LanguageCode } from '#content/languages.ts';
import { catalogueOf, loadCatalogue } from '#scripts/languages/catalogue.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { paths } from '#scripts/support/paths.ts';
import { legalIds } from '#src/routes.ts';
import type { BuiltSite, Check, Page } from './support/built-site.ts';
import { placeOf } from './support/locate.ts';
import { proseText } from './support/text-of.ts';

/** Between an abbreviation and its words: enough for another one and its words. */
const MAX_DISTANCE = 120;

/**
 * An abbreviation is explained where a page first uses it (WCAG 3.1.4), by `<abbr>` or in the text. Legal texts define
 * their own terms, and a product screen is a picture.
 */
export const rule: Check = {
  name: 'abbreviations',
  run: async (site) => {
    const pages = site.pages.filter(({ routeId }) => routeId && !legalIds.some((id) => id === routeId));
    const found = pages.map(async (page) => findUnspelled(site, page, await wordsOf(page.language)));
    return (await Promise.all(found)).flat();
  },
};

type Words = readonly (readonly [abbreviation: string, words: string])[];

async function wordsOf(code: LanguageCode): Promise<Words> {
  if (code === defaultLanguage) return Object.entries(abbreviations);
  const { entries } = await loadCatalogue(paths.root, catalogueOf(code, 'abbreviations.ts'));
  return entries.map(({ context, translation }) => [context.replace('abbreviations.', ''), translation]);
}

function findUnspelled(site: BuiltSite, page: Page, words: Words): Finding[] {
  const text = proseText(page.root.querySelector('body') ?? page.root);
  return words.flatMap(([abbreviation, spelled]) => {
    const { index } = new RegExp(String.raw`\b${abbreviation}\b`).exec(text) ?? {};
    const isExplained = page.root
      .querySelectorAll('main abbr')
      .some((mark) => mark.text === abbreviation && mark.getAttribute('title') === spelled);
    if (index === undefined || isExplained) return [];
    const around = text.slice(Math.max(0, index - MAX_DISTANCE), index + MAX_DISTANCE);
    if (plain(around).includes(plain(spelled))) return [];
    const block = text.slice(text.lastIndexOf('\n', index) + 1, text.indexOf('\n', index));
    const message = `${page.path} first uses ${abbreviation} without its words, in “${block}”: write “${spelled} (${abbreviation})”, move it out of the island, or leave it out`;
    return [
      { ...placeOf(site, page, { needles: [block], at: Math.max(0, page.html.indexOf(block)) }), message },
    ];
  });
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]+/g, ' ');
