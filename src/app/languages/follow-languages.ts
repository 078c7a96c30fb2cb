import { remember } from '#src/platform/storage/storage.ts';
import { LANGUAGE_ITEM } from '#src/platform/language-to-offer.ts';

/** Keeps query and hash in a link to another language, and stores the choice; not for a press that opens its menu. */
function storeLanguage(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  Object.assign(link, { search: location.search, hash: location.hash });
  if (event.button !== 2) remember(LANGUAGE_ITEM, link.hreflang);
}

/** Offers the language that the boot script marked as wanted, at the address of this page's link to it. */
function offerWantedLanguage(): void {
  const { dataset } = document.documentElement;
  const { wants } = dataset;
  const link = wants && document.querySelector<HTMLAnchorElement>(`a[hreflang="${wants}"]`);
  if (!link) return;
  import('./offer-language.ts').then(
    (module) => module.offerLanguage(link),
    (error: unknown) => {
      delete dataset['wants'];
      console.warn(error);
    },
  );
}

/** Follows the links to other languages, and offers the one that the visitor's browser prefers. */
export function followLanguages(): void {
  for (const sign of ['click', 'auxclick'] as const) addEventListener(sign, storeLanguage);
  offerWantedLanguage();
}
