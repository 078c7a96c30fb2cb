import { trustPolicy } from '#src/platform/trust-policy.ts';

/** Only what this site answers is read, and nothing of it runs while it is. */
const pages = trustPolicy('page', { createHTML: (html: string) => html });

/** A parsed page is large: the one shown, the next, and what the pointer passed on the way to it. */
const MAX_CACHED = 6;

/** An answer that is not the page asked for. A full load shows what it is. */
export class ForeignPage extends Error {}

/** The page asked for last stands last. */
const documents = new Map<string, Promise<Document>>();

/**
 * The built HTML of a page of this site. Client navigation takes head tags and legal text from it,
 * so that neither is sent a second time in a script. The last few are kept.
 * @param id of the page that the answer must be
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
    // A hotspot's login, a challenge of the network or another page of this site comes with status 200 too.
    if (!page.querySelector(`#root[data-page="${id}"]`))
      throw new ForeignPage(`${path} answered with another page`);
    // Nothing shows its pictures, and Chromium never lets go a document in which one asks for the window's width.
    for (const source of page.querySelectorAll('source[media]')) source.remove();
    return page;
  });
  fetched.catch(() => documents.delete(path));
  return fetched;
}
