import { type ComponentType, use, useCallback, useState } from 'react';

import { fetchPageDocument, showCopy } from '#src/platform/page-document/page-document.ts';
import { BuiltMarkup } from './frozen.tsx';
import { lazyPart, type LoadPart } from './lazy-part.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

type AtPath = { readonly path: string };

/** `page` is the id of the page at the path. */
type Place = AtPath & { readonly page: string };

/**
 * Long text in the built HTML, never in a script. After a client navigation it comes from the HTML of the page.
 * @param source gives the article at build; `undefined` in the browser's bundle
 */
export function htmlArticle(
  className: string | undefined,
  source: LoadPart<AtPath> | undefined,
): ComponentType<Place> {
  const part = source && lazyPart(source);
  return function HtmlArticle({ path, page }: Place) {
    const isHydrating = useIsHydrating();
    const place = { id: `article${path.replaceAll('/', '-')}`, className };
    if (part) {
      const Article = use(part.load());
      return (
        <div {...place}>
          <Article path={path} />
        </div>
      );
    }
    if (isHydrating) return <BuiltMarkup {...place} />;
    return <FetchedArticle {...place} path={path} page={page} />;
  };
}

/**
 * A page whose text cannot be fetched is loaded by the browser, which shows the error. Never rejects: React would
 * render the page, and fetch the text, again and again.
 */
const fetchOrReload = ({ path, page }: Place): Promise<Document> =>
  fetchPageDocument(path, page).catch(() => {
    location.reload();
    return new Promise<never>(() => {});
  });

function FetchedArticle({ id, className, ...place }: Place & { id: string; className: string | undefined }) {
  // In state: the cache may drop it while it is shown.
  const [page] = useState(() => fetchOrReload(place));
  const article = use(page).getElementById(id);
  const fill = useCallback((host: HTMLElement | null) => showCopy(article, host), [article]);
  return <div id={id} className={className} ref={fill} />;
}
