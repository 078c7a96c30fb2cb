const documents = new Map<string, Promise<Document>>();

/**
 * The built HTML of a page of this site. Client navigation takes head tags and legal text from it,
 * so that neither is sent a second time in a script.
 */
export function fetchPageDocument(path: string): Promise<Document> {
  const known = documents.get(path);
  if (known) return known;
  const fetched = fetch(path, { headers: { accept: 'text/html' } }).then(async (answer) => {
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  });
  documents.set(path, fetched);
  fetched.catch(() => documents.delete(path));
  return fetched;
}
