import './styles/index.css';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { neutralIcon } from '#content/neutral-icon.ts';
import { App } from '#src/app/app.tsx';
import { followMessageRequests, MessageDialog } from '#src/app/message-dialog.tsx';
import { RootBoundary } from '#src/app/root-boundary.tsx';
import { partnerFooter, partnerTop } from '#src/app/partner/partner-parts.ts';
import { startServices } from '#src/app/services/start-services.ts';
import { fetchPartsAhead } from '#src/platform/hydration/lazy-part.ts';
import { dropBrandTags, isPartnerShown, markHost } from '#src/platform/host/host-mode.ts';
import { MESSAGE_IDS, MESSAGE_PLACE } from '#src/platform/page-document/message-dialog.ts';
import { pages, partnerPages } from '#src/router.tsx';
import { pageIdOf } from '#src/routes.ts';

/** Hydration before the end of the parser would not see the rest of the page. */
const untilParsed = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else resolve(undefined);
  });

/**
 * Hydrates the built HTML. The module of a live page is fetched first, so that hydration never waits. The landing
 * page of a partner is not built for this host and path: it is rendered.
 */
async function start(root: HTMLElement): Promise<void> {
  await untilParsed();
  // Copy the sheets: navigation removes a page's links.
  for (const sheet of root.querySelectorAll('link[rel=stylesheet]')) document.body.append(sheet.cloneNode());
  // The head script was blocked (F-H5).
  const { dataset } = document.documentElement;
  if (!dataset['mode']) {
    markHost(neutralIcon, dataset);
    if (isPartnerShown()) dropBrandTags();
  }
  const pagesHere = isPartnerShown() ? partnerPages : pages;
  const page = pagesHere[pageIdOf(location.pathname)];
  const isBuilt = page.kind !== 'unbuilt' && root.dataset['page'] !== 'partner';
  const frame = isBuilt || !isPartnerShown() ? [] : [partnerTop.load(), partnerFooter.load()];
  await Promise.all([page.current() ?? page.load(), ...frame]);
  // A copy in an inert document fetches nothing.
  const aside = document.implementation.createHTMLDocument();
  const server = { path: location.pathname, root: isBuilt ? aside.importNode(root, true) : null };
  const [Top, Page, Footer] = [partnerTop.current(), page.current(), partnerFooter.current()];
  // Without the layout: each of these fails alone.
  const fallback = Top && Page && Footer && (
    <>
      <Top />
      <main id="content">
        <Page />
      </main>
      <Footer />
    </>
  );
  const site = (
    <RootBoundary server={server} fallback={fallback}>
      <BrowserRouter>
        <App pages={pagesHere} />
      </BrowserRouter>
    </RootBoundary>
  );
  if (isBuilt) {
    // In slices, so that the page responds meanwhile.
    startTransition(() => {
      hydrateRoot(root, site, { onRecoverableError });
    });
  } else {
    root.replaceChildren();
    delete root.dataset['page'];
    createRoot(root).render(site);
  }
  const messagePlace = document.getElementById(MESSAGE_PLACE);
  if (messagePlace) hydrateRoot(messagePlace, <MessageDialog />, { ...MESSAGE_IDS, onRecoverableError });
  followMessageRequests();
  fetchPartsAhead();
  startServices();
}

const onRecoverableError = (error: unknown) => console.error('React recovered from an error:', error);

const root = document.getElementById('root');
if (root) await start(root);
