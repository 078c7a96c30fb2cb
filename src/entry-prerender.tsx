import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';

import { defaultLanguage } from '#content/languages.ts';
import { partnerCheck } from '#content/partner-check.ts';
import { App } from '#src/app/app.tsx';
import { partnerFooter, partnerTop } from '#src/app/partner/partner-parts.ts';
import { MessageDialog } from '#src/app/message-dialog.tsx';
import { RootBoundary } from '#src/app/root-boundary.tsx';
import { type DocumentAssets, documentHtml } from '#src/head/document.tsx';
import { pages, partnerPages } from '#src/router.tsx';
import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { href, type PageId, PARTNER_CHECK, pageIdOf, routes } from '#src/routes.ts';
import { FileSizes } from '#src/platform/file-sizes.ts';
import { NOTIFICATIONS } from '#src/platform/notifications.ts';
import { MESSAGE_IDS, MESSAGE_PLACE } from '#src/platform/page-document/message-dialog.ts';
import { DeferredSheet } from '#src/platform/hydration/deferred-style.tsx';

export { hasConsentTool } from '#src/platform/services/service-settings.ts';

/**
 * The complete HTML document at a path; an unknown path gives the not-found page.
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
      <DeferredSheet value={assets.deferredSheet}>
        <App pages={pages} />
      </DeferredSheet>
    </FileSizes>
  );
  const body = await markupOf(path, siteAt(path, app));
  return documentHtml(id, { body, outside: await markupOutside() }, assets, await unlistedTitle(id, path));
}

/** The landing page of partners as a document, for CDNs that choose a file by host: the fallback page. */
export async function renderShell(assets: DocumentAssets): Promise<string> {
  await Promise.all([partnerPages.home.load(), partnerTop.load(), partnerFooter.load()]);
  const path = href('home');
  const site = siteAt(path, <App pages={partnerPages} isShell />);
  const parts = { body: await markupOf(path, site), outside: await markupOutside() };
  return documentHtml('partner', parts, assets);
}

const siteAt = (path: string, app: ReactElement) => (
  <RootBoundary server={{ path, root: null }}>
    <StaticRouter location={path}>{app}</StaticRouter>
  </RootBoundary>
);

const markupOutside = async () =>
  `<div id="${MESSAGE_PLACE}">${await markupOf('the message dialog', <MessageDialog />, MESSAGE_IDS)}</div>${notifications}`;

const notifications = renderToStaticMarkup(
  <div
    id={NOTIFICATIONS}
    className="notifications"
    popover="manual"
    role="region"
    aria-label={labels.toast.region}
    tabIndex={-1}
  />,
);

async function markupOf(path: string, element: ReactElement, ids = {}): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    ...ids,
    onError: (error) => void errors.push(error),
    // Large parts would else be moved into place by inline scripts.
    progressiveChunkSize: Infinity,
  });
  const body = await text(prelude);
  if (errors.length > 0) throw new AggregateError(errors, `${path} did not render: ${String(errors[0])}`);
  return body;
}

/** Whether an address shows a page: which of the pages below a legal document exist only the documents say. */
export async function isPage(path: string): Promise<boolean> {
  const id = pageIdOf(path);
  return id === 'legal-archive' ? path in (await loadArchiveTitles()) : id !== 'not-found';
}

/** True when the page's own module runs in the browser on first load. */
export const isLive = (path: string) => pages[pageIdOf(path)].kind === 'live';

/** Reads every legal document: in development only when a page needs them. */
const loadArchiveTitles = () => import('#src/head/archive-titles.ts').then((module) => module.archiveTitles);

async function unlistedTitle(id: PageId, path: string): Promise<string | undefined> {
  if (id === 'partner-check') return partnerCheck.tab;
  return id === 'legal-archive' ? (await loadArchiveTitles())[path] : undefined;
}

/** Every page of this language. Those below the legal documents, and the check, are in English only. */
export const listPaths = async (): Promise<readonly string[]> => [
  ...Object.values(routes),
  ...(language.code === defaultLanguage ? [...Object.keys(await loadArchiveTitles()), PARTNER_CHECK] : []),
  `${language.base}/404`,
];

export { language } from '#words/language.ts';
export { pageIdOf } from '#src/routes.ts';
