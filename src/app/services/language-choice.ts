import { languageCodes } from '#content/languages.ts';
import { remember } from '#src/platform/storage/storage.ts';
import { LANGUAGE_ITEM } from '#src/platform/language-to-offer.ts';
import { routeIdOf } from '#src/routes.ts';

/** Keeps query and hash in a link to another language, and stores the choice; not for a press that opens its menu. */
export function keepPlace(event: Event): void {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  Object.assign(link, { search: location.search, hash: location.hash });
  const isMenu = event instanceof MouseEvent && event.button === 2;
  if (!isMenu) remember(LANGUAGE_ITEM, link.hreflang);
}

/** Offers the language that the boot script marked as wanted. */
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
