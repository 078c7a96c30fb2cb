import { afterEach, beforeEach, expect, it } from 'vitest';

import { remember } from './storage/storage.ts';
import { LANGUAGE_ITEM, languageToOffer } from './language-to-offer.ts';

const { documentElement: root, head } = document;
const pageLanguage = root.lang;

/** A page in Arabic that search engines list in these languages. */
function list(...codes: readonly string[]): void {
  root.lang = 'ar';
  for (const hreflang of codes) head.append(Object.assign(document.createElement('link'), { hreflang }));
}

const comeFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

beforeEach(() => {
  remember(LANGUAGE_ITEM, undefined);
  comeFrom('https://search.example/');
});

afterEach(() => {
  root.lang = pageLanguage;
  for (const link of head.querySelectorAll('link[hreflang]')) link.remove();
  remember(LANGUAGE_ITEM, undefined);
  Reflect.deleteProperty(document, 'referrer');
});

it.each([
  [['en-GB', 'ar'], 'en'],
  [['fr', 'en'], 'en'],
  [['ar-AE', 'en'], undefined],
  [['fr'], undefined],
  [[], undefined],
  [undefined, undefined],
])('of %j wants %s', (tags, wanted) => {
  list('en', 'ar', 'x-default');
  expect(languageToOffer(tags)).toBe(wanted);
});

it('wants nothing of a page that is listed in English only, from a reader of its language', () => {
  list('en', 'x-default');
  expect(languageToOffer(['ar', 'en'])).toBeUndefined();
});

it('wants nothing on a page without alternates', () => {
  list();
  expect(languageToOffer(['en'])).toBeUndefined();
});

it('respects the choice of the page’s language', () => {
  list('en', 'ar');
  remember(LANGUAGE_ITEM, 'ar');
  expect(languageToOffer(['en'])).toBeUndefined();
});

it('wants nothing of a visitor from another page of the site', () => {
  list('en', 'ar');
  comeFrom(`${location.origin}/pricing`);
  expect(languageToOffer(['en'])).toBeUndefined();
});
