import { type ComponentType, use, useCallback, useState } from 'react';

import { fetchPageDocument } from '#src/platform/page-document/page-document.ts';
import { showCopy } from './show-copy.ts';
import { lazyPart, type LoadPart } from './lazy-part.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

const KEEP_SERVER_MARKUP = { __html: '' };

type AtPath = { readonly path: string };

/** `page` is the id of the page at the path. */
type Place = AtPath & { readonly page: string };

/**
 * Long text that is in the built HTML once and in no script. On first load the server's markup
 * stays; after a client navigation it is taken from the HTML of the page at `path`.
 * @param source gives the article at build; `undefined` in the browser's bundle
 */
export function htmlArticle(
  className: string | undefined,
  source: LoadPart<AtPath> | undefined,
): ComponentType<Place> {
  const part = source && lazyPart(source);
  return function HtmlArticle({ path, page }: Place) {
    const isHydrating = useIsHydrating();
    const id = `article${path.replaceAll('/', '-')}`;
    if (part) {
      const Article = use(part.load());
      return (
        <div id={id} className={className}>
          <Article path={path} />
        </div>
      );
    }
    if (isHydrating)
      return (
        <div
          id={id}
          className={className}
          dangerouslySetInnerHTML={KEEP_SERVER_MARKUP}
          suppressHydrationWarning
        />
      );
    return <FetchedArticle id={id} className={className} path={path} page={page} />;
  };
}

/**
 * A page whose text cannot be had is loaded by the browser, which shows what is wrong. Never rejects: React would
 * render the page again, and so ask for it again, without end.
 */
const fetchOrReload = ({ path, page }: Place): Promise<Document> =>
  fetchPageDocument(path, page).catch(() => {
    location.reload();
    return new Promise<never>(() => {});
  });

function FetchedArticle({ id, className, ...place }: Place & { id: string; className: string | undefined }) {
  // Kept, since the cache may let go of it while it is shown.
  const [page] = useState(() => fetchOrReload(place));
  const article = use(page).getElementById(id);
  const fill = useCallback((host: HTMLElement | null) => showCopy(article, host), [article]);
  return <div id={id} className={className} ref={fill} />;
}
