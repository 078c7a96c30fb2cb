/**
 * What speaks of the main brand in the head of a built page: titles and icons but the first, which is
 * neutral; alternates and Apple's icons; share tags; names of Twitter's tags and the theme.
 */
const BRAND_TAGS =
  'title~title,[rel=icon]~[rel=icon],[rel^=a],[rel=manifest],[rel=canonical],[property],[name^=t],[name=description],[name=keywords],[type$="ld+json"]';

/** Takes the main brand out of the head of a page that a partner's host shows. */
export function dropBrandTags(): void {
  for (const tag of document.head.querySelectorAll(BRAND_TAGS)) tag.remove();
}
