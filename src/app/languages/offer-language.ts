import { languageOffers } from '#content/language-offers.ts';
import { languageCodes, languages } from '#content/languages.ts';
import { language } from '#words/language.ts';
import { remember } from '#src/platform/storage/storage.ts';
import { LANGUAGE_ITEM } from '#src/platform/language-to-offer.ts';
import styles from './offer-language.module.css';

/** Offers the language of a link to this page. The line is in the language that it offers. */
export function offerLanguage({ href, hreflang }: HTMLAnchorElement): void {
  const code = languageCodes.find((one) => one === hreflang);
  if (!code) return;
  const { text, close } = languageOffers[code];
  const { name, dir } = languages[code];
  const offer = document.createElement('aside');
  Object.assign(offer, { className: styles.offer, lang: code, dir, ariaLabel: name });
  const link = document.createElement('a');
  Object.assign(link, { href, hreflang, textContent: text });
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', ariaLabel: close, textContent: '×' });
  button.addEventListener('click', () => {
    offer.remove();
    delete document.documentElement.dataset['wants'];
    remember(LANGUAGE_ITEM, language.code);
  });
  offer.append(link, button);
  document.getElementById('offer-place')?.append(offer);
}
