import { isPartnerShown } from '#src/platform/host/host-mode.ts';

/** The tags that describe one page, marked when they are written. All others are the same on every page. */
const PAGE_TAGS = 'title, [data-of=page]';

const taken = new WeakMap<Document, readonly Element[]>();

/**
 * Replaces the head tags of the last page by those of the page just navigated to. On a partner's host the
 * title is all that a page has of them: the rest speaks of the main site. The tags themselves are moved: a
 * copy of structured data would be a script of a stranger's text to the browser (Trusted Types). Links to this
 * page in other languages stand in parts that React leaves alone, so they follow here.
 */
export function adoptHead(from: Document): void {
  const names = isPartnerShown() ? 'title' : PAGE_TAGS;
  const tags = taken.get(from) ?? [...from.head.querySelectorAll(names)];
  taken.set(from, tags);
  for (const tag of document.head.querySelectorAll(names)) tag.remove();
  document.head.append(...tags);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const next = from.querySelector<HTMLAnchorElement>(`a[hreflang=${link.hreflang}]`);
    if (next) link.href = next.href;
  }
}
