import { isPartnerShown } from '#src/platform/host/host-mode.ts';
import { trustPolicy } from '#src/platform/trust-policy.ts';

/** Parses responses of this site only, and a parsed document runs no script. */
const pages = trustPolicy('page', { createHTML: (html: string) => html });

/** A parsed page is large: the current one, the next, and some that were prefetched. */
const MAX_CACHED = 6;

/** The response is another page than requested. A full load shows which. */
export class ForeignPage extends Error {}

const documents = new Map<string, Promise<Document>>();

/**
 * Client navigation takes head tags and legal text from the built HTML: neither is sent again in a script.
 * @param id of the expected page
 */
export function fetchPageDocument(path: string, id: string): Promise<Document> {
  const known = documents.get(path);
  const fetched = known ?? load(path, id);
  documents.delete(path);
  documents.set(path, fetched);
  for (const oldest of documents.keys()) if (documents.size > MAX_CACHED) documents.delete(oldest);
  return fetched;
}

function load(path: string, id: string): Promise<Document> {
  const fetched = fetch(path, { headers: { accept: 'text/html' } }).then(async (answer) => {
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const page = new DOMParser().parseFromString(pages.createHTML(await answer.text()), 'text/html');
    // The login page of a network, or another page of this site, has status 200 too.
    if (!page.querySelector(`#root[data-page="${id}"]`))
      throw new ForeignPage(`${path} answered with another page`);
    // Its pictures are never shown, and Chromium leaks a document with a `media` that depends on the window.
    for (const source of page.querySelectorAll('source[media]')) source.remove();
    return page;
  });
  fetched.catch(() => documents.delete(path));
  return fetched;
}

/** Replaces the content of `host` by a copy of an element's, without its style sheets: those came with the code. */
export function showCopy(from: Element | null, host: Element | null): void {
  const copy = from && document.importNode(from, true);
  for (const link of copy?.querySelectorAll('link') ?? []) link.remove();
  host?.replaceChildren(...(copy?.childNodes ?? []));
}

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
