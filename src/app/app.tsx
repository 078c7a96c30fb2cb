import { memo, use } from 'react';
import { useLocation } from 'react-router-dom';

import { pageIdOf } from '#src/routes.ts';
import { FullLayout } from './layouts/layouts.tsx';
import type { PageEntry, Pages } from './page-entry.ts';
import { ReadingAids } from './reading/reading-aids.tsx';

/**
 * The whole site at the current address. The same tree is rendered at build and hydrated in the browser.
 * @param isShell the page of a partner, as it is built for CDNs that choose a file by host
 */
export function App({ pages, isShell = false }: { pages: Pages; isShell?: boolean }) {
  const { pathname } = useLocation();
  const id = pageIdOf(pathname);
  return (
    <FullLayout pages={pages} isShell={isShell}>
      <CurrentPage key={id === 'legal-archive' ? pathname : id} entry={pages[id]} />
      <ReadingAids />
    </FullLayout>
  );
}

/** Memoised, so that a change of hash or query does not disturb islands that still sleep. */
const CurrentPage = memo(function CurrentPage({ entry }: { entry: PageEntry }) {
  const Page = entry.current() ?? use(entry.load());
  return <Page />;
});
