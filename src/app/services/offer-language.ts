import { type LanguageCode, languages } from '#content/languages.ts';
import { language } from '#words/language.ts';
import { remember } from '#src/platform/storage/storage.ts';
import { LANGUAGE_ITEM } from '#src/platform/language-to-offer.ts';
import { pathIn, type RouteId } from '#src/routes.ts';
import styles from './offer-language.module.css';

/** The line is in the language that it offers. */
export function offerLanguage(code: LanguageCode, id: RouteId): void {
  const { name, dir, offer: words } = languages[code];
  const offer = document.createElement('aside');
  Object.assign(offer, { className: styles.offer, lang: code, dir, ariaLabel: name });
  const link = document.createElement('a');
  Object.assign(link, { href: pathIn(code, id), hreflang: code, textContent: words.text });
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', ariaLabel: words.close, textContent: '×' });
  button.addEventListener('click', () => {
    offer.remove();
    delete document.documentElement.dataset['wants'];
    remember(LANGUAGE_ITEM, language.code);
  });
  offer.append(link, button);
  document.getElementById('offer-place')?.append(offer);
}
