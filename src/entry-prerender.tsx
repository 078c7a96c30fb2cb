import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';

import { App } from '#src/app/app.tsx';
import { RootBoundary } from '#src/app/root-boundary.tsx';
import { type DocumentAssets, documentHtml } from '#src/head/document.tsx';
import { pages } from '#src/router.tsx';
import { routeIdOf } from '#src/routes.ts';

/**
 * The complete HTML document at a path (an unknown path gives the not-found page).
 * Runs at build for every page, and on request in development.
 */
export async function render(path: string, assets: DocumentAssets): Promise<string> {
  const id = routeIdOf(path) ?? 'not-found';
  await pages[id].load();
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <RootBoundary server={{ path, markup: '' }}>
      <StaticRouter location={path}>
        <App pages={pages} />
      </StaticRouter>
    </RootBoundary>,
    {
      onError: (error) => void errors.push(error),
      // Large parts would else be moved into place by inline scripts.
      progressiveChunkSize: Infinity,
    },
  );
  const body = await text(prelude);
  if (errors.length > 0) throw new AggregateError(errors, `${path} did not render: ${String(errors[0])}`);
  return documentHtml(id, body, assets);
}

/** True when the page's own module runs in the browser on first load. */
export const isLive = (path: string) => pages[routeIdOf(path) ?? 'not-found'].kind === 'live';
