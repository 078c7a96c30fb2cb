import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import type { Pages } from '#src/app/page-entry.ts';
import { emit } from '#src/platform/events.ts';
import { adoptHead, fetchPageDocument, ForeignPage } from '#src/platform/page-document/page-document.ts';
import { isShown, leavePage, showPage } from '#src/platform/services/page-views.ts';
import { pageIdOf } from '#src/routes.ts';
import { followLinks } from './follow-links.ts';
import { showEntry } from './places.ts';
import { leaveScrollToUs, showPlace, showTop, watchReturns } from './scroll.ts';

/** Client navigation apart from rendering. */
export function NavigationEffects({ pages }: { pages: Pages }) {
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const [announcement, setAnnouncement] = useState('');
  const shownKey = useRef(key);
  const shownPath = useRef(pathname);
  const routedAddress = useRef(pathname + search);
  const describedPath = useRef(pathname);
  const isDescribed = useRef(true);

  const hydrateIfSamePage = useEffectEvent((path: string) => {
    if (path === shownPath.current) emit('same-page-navigation', undefined);
  });

  // An effect event: `navigate` changes with each page, and a pending click must survive that.
  const go = useEffectEvent((url: URL) => {
    routedAddress.current = url.pathname + url.search;
    hydrateIfSamePage(url.pathname);
    // As in the browser, a link to the present address adds no entry to the history.
    const replace = url.href === location.href;
    return leaveScrollToUs(() => navigate(routedAddress.current + url.hash, { replace }));
  });
  useEffect(() => followLinks(pages, (url) => go(url)), [pages]);

  useLayoutEffect(() => watchReturns(routedAddress, (path) => hydrateIfSamePage(path)), []);

  // In a layout effect: a shorter page scrolls the window, which must not be stored as the last page's position.
  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const isOtherPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (isOtherPage) showTop({ key, hash, isBackOrForward });
    else if (isBackOrForward) showPlace(key);
    else showEntry(key);
  }, [pathname, hash, key, isBackOrForward]);

  useEffect(() => {
    const describe = (announced: string) => {
      isDescribed.current = true;
      setAnnouncement(announced);
      // Not while another navigation is pending.
      if (routedAddress.current === pathname + search) showPage();
    };
    // After a load, or a change of the query only, the head is right.
    if (describedPath.current === pathname) {
      if (isDescribed.current && !isShown()) showPage();
      return;
    }
    describedPath.current = pathname;
    leavePage();
    const id = pageIdOf(pathname);
    if (pages[id].kind === 'unbuilt') return describe(document.title);
    isDescribed.current = false;
    fetchPageDocument(pathname, id).then(
      (page) => {
        if (describedPath.current !== pathname) return;
        adoptHead(page);
        describe(document.title);
      },
      (error: unknown) => {
        if (error instanceof ForeignPage) location.reload();
        else describe(document.querySelector('h1')?.textContent ?? '');
      },
    );
  }, [pages, pathname, search]);

  return (
    <p className="hiddenText" role="status">
      {announcement}
    </p>
  );
}
