import { languageCodes } from '#content/languages.ts';
import { remember } from '#src/platform/storage/storage.ts';
import { LANGUAGE_ITEM } from '#src/platform/language-to-offer.ts';
import { routeIdOf } from '#src/routes.ts';

/** Makes a link to the page in another language lead to the place that is shown, and stores the choice. */
export function keepPlace({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  Object.assign(link, { search: location.search, hash: location.hash });
  remember(LANGUAGE_ITEM, link.hreflang);
}

/** Offers the language that the boot script marked as wanted, in the place below the header that is kept for it. */
export function offerWantedLanguage(): void {
  const { dataset } = document.documentElement;
  const wanted = languageCodes.find((code) => code === dataset['wants']);
  const id = routeIdOf(location.pathname);
  if (!wanted || !id) return;
  import('./offer-language.ts').then(
    ({ offerLanguage }) => offerLanguage(wanted, id),
    (error: unknown) => {
      delete dataset['wants'];
      console.warn(error);
    },
  );
}
