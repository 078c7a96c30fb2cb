import { isPartnerShown } from '#src/platform/host/host-mode.ts';

/** The tags that describe one page. All others are the same on every page. */
const PAGE_TAGS = 'title, [data-of=page]';

const taken = new WeakMap<Document, readonly Element[]>();

/**
 * Replaces the head tags of the last page by those of the new one: on a partner's host the title only, because the
 * others describe the main site. Moves the tags, because Trusted Types refuse a copy of structured data. Also updates
 * the links to other languages, which are in markup that React does not render.
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
