import { check, LinkState } from 'linkinator';

import { site as brand } from '#content/site.ts';
import { listen } from '#scripts/preview/create-preview.ts';
import { isPlatformPath } from '#scripts/preview/platform-paths.ts';
import { createSiteApp } from '#scripts/preview/serve-site.ts';
import type { Finding } from '#scripts/support/findings.ts';
import type { BuiltSite, Check, CheckedSite, Page } from './support/built-site.ts';
import { placeOf } from './support/locate.ts';
import { addressesOf, localFileOf } from './support/references.ts';

export const rule: Check = {
  name: 'links',
  run: async (site) => [...(await brokenLinks(site)), ...brokenAnchors(site)],
};

async function brokenLinks(site: CheckedSite): Promise<Finding[]> {
  const app = createSiteApp({ distDir: site.dist, policy: () => Promise.resolve(site.policy) });
  const server = await listen(0, app.fetch);
  try {
    const { links } = await check({
      path: site.pages.map((page) => server.url + page.path),
      // A link through a redirect costs a round trip: name the page itself.
      redirects: 'error',
      // Canonical addresses and structured data name the brand host.
      urlRewriteExpressions: [
        { pattern: new RegExp(`^https://${brand.brandHost}(?=/|$)`), replacement: server.url },
      ],
      linksToSkip: async (link) => isForeign(link, server.url),
      // Also keeps linkinator from sending loopback requests to a proxy of the environment.
      allowInsecureCerts: true,
      // Without it linkinator reads `#place` on /about as a link to /about/.
      cleanUrls: true,
      concurrency: 8,
    });
    const broken = links.flatMap(({ url, parent, state, status }) => {
      const [link, from] = [url, parent ?? url].map((address) => address.slice(server.url.length));
      // The error page itself answers 404, so its links to ids on itself would fail.
      return state === LinkState.BROKEN && link && from && link !== from ? [{ link, from, status }] : [];
    });
    return broken.map((one) => linkFinding(site, one.link, one.from, one.status));
  } finally {
    await server.close();
  }
}

function isForeign(link: string, origin: string): boolean {
  const url = new URL(link);
  const isFile = localFileOf(url.pathname, { path: '/' }) !== undefined;
  return url.origin !== origin || isPlatformPath(url.pathname) || isFile;
}

function linkFinding(site: BuiltSite, link: string, from: string, status = 0): Finding {
  const page = site.pages.find(({ path }) => path === from) ?? site.pages[0];
  const message =
    status >= 300 && status < 400
      ? `${from} links to ${link}, which redirects: link the page itself`
      : `${from} links to ${link}, which answers ${status}: correct the link, or add a row to src/pages.ts`;
  if (!page) return { file: from, line: 1, message };
  const at = page.html.indexOf(`"${link.replaceAll('&', '&amp;')}`);
  return { ...placeOf(site, page, { needles: [link], at: Math.max(0, at) }), message };
}

/** Linkinator checks an anchor only on pages that it has not fetched yet. */
function brokenAnchors(site: BuiltSite): Finding[] {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const ids = new Map<string, ReadonlySet<string>>();
  const hasId = (target: Page, id: string) => {
    const known = ids.get(target.path) ?? idsOf(target);
    ids.set(target.path, known);
    return known.has(id);
  };
  return site.pages.flatMap((page) =>
    addressesOf(page).flatMap(({ element, address }) => {
      if (!address.includes('#') || element.rawTagName === 'use') return [];
      const { origin, pathname, hash } = new URL(address, `https://${brand.brandHost}${page.path}`);
      const target = pages.get(pathname);
      const id = decodeURIComponent(hash.slice(1));
      if (origin !== `https://${brand.brandHost}` || !target || !id || hasId(target, id)) return [];
      return [
        {
          ...placeOf(site, page, { needles: [address, `'${id}'`, `#${id}`], at: element }),
          message: `${page.path} links to ${address}, but ${pathname} has no id "${id}": correct the link or give the id`,
        },
      ];
    }),
  );
}

const idsOf = ({ root }: Page) => new Set(root.querySelectorAll('[id]').map(({ id }) => id));
