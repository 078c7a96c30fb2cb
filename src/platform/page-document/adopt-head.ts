import { isPartnerShown } from '#src/platform/host/shown-mode.ts';

/** The tags that describe one page, marked when they are written. All others are the same on every page. */
const PAGE_TAGS = 'title, [data-of=page]';

/**
 * Replaces the head tags of the last page by those of the page just navigated to. On a partner's host the
 * title is all that a page has of them: the rest speaks of the main site.
 */
export function adoptHead(from: Document): void {
  const tags = isPartnerShown() ? 'title' : PAGE_TAGS;
  for (const tag of document.head.querySelectorAll(tags)) tag.remove();
  for (const tag of from.head.querySelectorAll(tags)) document.head.append(document.importNode(tag, true));
}
