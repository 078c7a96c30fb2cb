/** The tags that describe one page. Everything else in the head is the same on all pages. */
const PAGE_TAGS =
  'title, meta[name=description], meta[name=keywords], meta[name^="twitter:"], meta[property], link[rel=canonical], link[rel=alternate], meta[name=robots][content=noindex], script[type="application/ld+json"]';

/** Replaces the head tags of the last page by those of the page just navigated to. */
export function adoptHead(from: Document): void {
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.remove();
  for (const tag of from.head.querySelectorAll(PAGE_TAGS))
    document.head.append(document.importNode(tag, true));
}
