import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';

import { App } from '#src/app/app.tsx';
import { partnerFooter, partnerTop } from '#src/app/partner/partner-parts.ts';
import { RootBoundary } from '#src/app/root-boundary.tsx';
import { type DocumentAssets, documentHtml } from '#src/head/document.tsx';
import { archiveTitles } from '#src/head/archive-titles.ts';
import { PartnerCheckPage } from '#src/partner-check/partner-check.tsx';
import { pages, partnerPages } from '#src/router.tsx';
import { href, pageIdOf } from '#src/routes.ts';
import { FileSizes } from '#src/platform/file-sizes.ts';
import { LaterSheet } from '#src/platform/hydration/later-style.tsx';

export { hasConsentTool } from '#src/platform/services/service-settings.ts';

/**
 * The complete HTML document at a path (an unknown path gives the not-found page).
 * Runs at build for every page, and on request in development.
 * @param fileSizes path of each file of a legal document → its bytes; a page names those files alone
 */
export async function render(
  path: string,
  assets: DocumentAssets,
  fileSizes: ReadonlyMap<string, number> = new Map(),
): Promise<string> {
  const id = pageIdOf(path);
  await pages[id].load();
  const app = (
    <FileSizes value={fileSizes}>
      <LaterSheet value={assets.laterSheet}>
        <App pages={pages} />
      </LaterSheet>
    </FileSizes>
  );
  const body = await markupOf(path, siteAt(path, app));
  return documentHtml(id, body, assets, archiveTitles[path]);
}

/** The landing page of partners as a document, for CDNs that choose a file by host: neutral, and complete. */
export async function renderShell(assets: DocumentAssets): Promise<string> {
  await Promise.all([partnerPages.home.load(), partnerTop.load(), partnerFooter.load()]);
  const path = href('home');
  const site = siteAt(path, <App pages={partnerPages} isShell />);
  return documentHtml('partner', await markupOf(path, site), assets);
}

/** The page where partners are checked, for those who know its address. */
export async function renderPartnerCheck(assets: DocumentAssets): Promise<string> {
  return documentHtml('partner-check', await markupOf('/partner-check', <PartnerCheckPage />), assets);
}

const siteAt = (path: string, app: ReactElement) => (
  <RootBoundary server={{ path, root: null }}>
    <StaticRouter location={path}>{app}</StaticRouter>
  </RootBoundary>
);

async function markupOf(path: string, element: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error) => void errors.push(error),
    // Large parts would else be moved into place by inline scripts.
    progressiveChunkSize: Infinity,
  });
  const body = await text(prelude);
  if (errors.length > 0) throw new AggregateError(errors, `${path} did not render: ${String(errors[0])}`);
  return body;
}

/** True when the page's own module runs in the browser on first load. */
export const isLive = (path: string) => pages[pageIdOf(path)].kind === 'live';

/** Every page below the legal documents; no table names them. */
export const archivePaths: readonly string[] = Object.keys(archiveTitles);
