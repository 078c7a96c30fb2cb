/** What speaks of the main brand: every marked tag, and a title behind the first, which is neutral. */
const BRAND_TAGS = 'title~title,[data-of]';

/** Takes the main brand out of the head of a page that a partner's host shows. */
export function dropBrandTags(): void {
  for (const tag of document.head.querySelectorAll(BRAND_TAGS)) tag.remove();
}
