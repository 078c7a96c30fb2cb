import { join } from 'node:path';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { site } from '#content/site.ts';
import { baseOf } from '#scripts/hosts/base-of.ts';
import { errorPageOf, languageBases } from '#scripts/hosts/language-base.ts';
import type { PolicyContext } from '#scripts/hosts/policy-context.ts';
import { allowedMethods, headersFor, redirectStatus } from '#scripts/hosts/policy.ts';
import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { fileResponse, isFile, notFoundResponse } from './file-response.ts';
import { isPlatformPath } from './platform-paths.ts';
import { createPreviewStyles, renderPlatformPage } from './preview-pages.ts';
import { resolveSitePath } from './site-path.ts';

export interface SiteOptions {
  /** The built site, absolute. */
  readonly distDir: string;
  /** Read for each request, because the site may be built again. */
  readonly policy: () => Promise<PolicyContext>;
  /** Simulates a CDN that selects files by host: partner hosts get `partner.html` in place of `index.html`. */
  readonly isChoosingByHost?: boolean;
}

/** Serves the built site with the paths, statuses and headers of a CDN. */
export function createSiteApp(options: SiteOptions): Hono {
  const app = new Hono();
  app.route('/', createPreviewStyles());
  // Hono answers HEAD through the same handler.
  app.get('*', (c) => answer(c, options));
  app.all('*', (c) => c.text('Method not allowed\n', 405, { Allow: allowedMethods }));
  return app;
}

async function answer(c: Context, { distDir, policy, isChoosingByHost }: SiteOptions): Promise<Response> {
  const url = new URL(c.req.url);
  const context = await policy();
  const policyAt = (path: string) => headersFor(path, productionHost(url.hostname), context);

  if (isPlatformPath(url.pathname)) {
    return c.html(renderPlatformPage(url.href), 200, policyAt(url.pathname));
  }
  const result = await resolveSitePath(url.pathname, {
    hasFile: (file) => isFile(join(distDir, file)),
    redirects: context.redirects,
  });
  switch (result.kind) {
    case 'file': {
      const base = baseOf(result.urlPath, languageBases);
      const isShell = isChoosingByHost && result.urlPath === (base || '/') && isPartner(url.host);
      const file = isShell ? `${base}/partner.html`.slice(1) : result.file;
      return fileResponse(c, distDir, file, policyAt(result.urlPath));
    }
    case 'redirect': {
      const location = withSearch(result.to, url.search);
      return c.body(null, redirectStatus, { ...policyAt('/'), Location: location });
    }
    case 'missing': {
      const page = errorPageOf(url.pathname);
      // A release has no draft.
      const shown = (await isFile(join(distDir, page))) ? page : '404.html';
      return notFoundResponse(c, distDir, shown, policyAt('/404'));
    }
  }
}

const isPartner = (host: string) => hostModeOf(host, site.brandHost).mode === 'partner';

/** `acme.localhost` has the headers of the partner's host below the brand host. */
function productionHost(hostName: string): string {
  return hostName.replace(/(^|\.)localhost$/, `$1${site.brandHost}`);
}

function withSearch(target: string, search: string): string {
  const [path = '', hash] = target.split('#');
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`;
}
