import './styles/index.css';

import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from '#src/app/app.tsx';
import { RootBoundary } from '#src/app/root-boundary.tsx';
import { showCurrentYear } from '#src/platform/current-year.ts';
import { pages } from '#src/router.tsx';
import { routeIdOf } from '#src/routes.ts';

/** Takes over the built HTML. A live page's module is fetched first, so that hydration never waits. */
async function start(root: HTMLElement): Promise<void> {
  const page = pages[routeIdOf(location.pathname) ?? 'not-found'];
  if (!page.current()) await page.load();
  const server = { path: location.pathname, markup: root.innerHTML };
  hydrateRoot(
    root,
    <RootBoundary server={server}>
      <BrowserRouter>
        <App pages={pages} />
      </BrowserRouter>
    </RootBoundary>,
    { onRecoverableError: (error) => console.error('React recovered from an error:', error) },
  );
  showCurrentYear();
}

const root = document.getElementById('root');
if (root) await start(root);
