import { loadPage } from 'virtual:pages';
import type { ComponentType } from 'react';

import type { PageEntry, Pages } from '#src/app/page-entry.ts';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { lazyPart } from '#src/platform/hydration/lazy-part.ts';
import { recordOf, routeIds, rowOf } from '#src/routes.ts';

type LoadPage = () => Promise<ComponentType>;

function still(load: LoadPage): PageEntry {
  const Still = frozen(load);
  return { kind: 'still', load: () => load().then(() => Still), current: () => Still };
}

function live(load: LoadPage): PageEntry {
  return { kind: 'live', ...lazyPart(load) };
}

/** Page → its module, which is found by its id. */
export const pages: Pages = {
  ...recordOf(routeIds, (id) => (rowOf(id).kind === 'live' ? live(loadPage[id]) : still(loadPage[id]))),
  'legal-archive': still(() => import('#src/pages/legal/legal.tsx').then((module) => module.LegalPage)),
  'partner-check': live(() =>
    import('#src/pages/partner-check/partner-check.tsx').then((module) => module.PartnerCheckPage),
  ),
  'not-found': still(() =>
    import('#src/pages/not-found/not-found.tsx').then((module) => module.NotFoundPage),
  ),
};

/** On a partner's host `/` is the partner's landing page. */
export const partnerPages: Pages = {
  ...pages,
  home: {
    ...lazyPart(() => import('#src/pages/partner/partner.tsx').then((module) => module.PartnerPage)),
    kind: 'unbuilt',
  },
};
