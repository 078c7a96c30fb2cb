import { join } from 'node:path';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { site } from '#content/site.ts';
import { errorPageOf, languageBases } from '#scripts/hosts/language-base.ts';
import type { PolicyContext } from '#scripts/hosts/policy-context.ts';
import { allowedMethods, headersFor, redirectStatus } from '#scripts/hosts/policy.ts';
import { decodePath, servedPath, withoutWww } from '#scripts/hosts/served-path.ts';
import { hiddenPaths, hostRules } from '#scripts/hosts/site-paths.ts';
import { fileResponse, isFile, notFoundResponse } from './file-response.ts';
import { isPlatformPath } from './platform-paths.ts';
import { createPreviewStyles, renderPlatformPage } from './preview-pages.ts';

export interface SiteOptions {
  readonly distDir: string;
  /** Read for each request, because the site may be built again. */
  readonly policy: () => Promise<PolicyContext>;
  /** True to act as a host that cannot choose files by host name: it serves `partner.html` only by its own address. */
  readonly isPlainHost?: boolean;
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

async function answer(c: Context, { distDir, policy, isPlainHost }: SiteOptions): Promise<Response> {
  const url = new URL(c.req.url);
  const context = await policy();
  const policyAt = (path: string) => headersFor(path, productionHost(url.hostname), context);
  const onBrand = withoutWww(url.host, url.pathname + url.search, hostRules(context));
  if (onBrand) return c.body(null, redirectStatus, { ...policyAt('/'), Location: onBrand });

  if (isPlatformPath(url.pathname)) {
    return c.html(renderPlatformPage(url.href), 200, policyAt(url.pathname));
  }
  if (isPlainHost && PARTNER_DOCUMENTS.has(url.pathname)) {
    return fileResponse(c, distDir, url.pathname.slice(1), policyAt(url.pathname));
  }
  const host = isPlainHost ? site.brandHost : url.host;
  const found = await resolveSitePath(url.pathname, host, distDir, context);
  if (found?.file !== undefined) return fileResponse(c, distDir, found.file, policyAt(url.pathname));
  if (found) {
    const location = withSearch(found.to, url.search);
    return c.body(null, redirectStatus, { ...policyAt('/'), Location: location });
  }
  const page = errorPageOf(url.pathname);
  // A release has no draft.
  const shown = (await isFile(join(distDir, page))) ? page : '404.html';
  return notFoundResponse(c, distDir, shown, policyAt('/404'));
}

const PARTNER_DOCUMENTS = new Set(['', ...languageBases].map((base) => `${base}/partner.html`));

/** `acme.localhost` has the headers of the partner's host below the brand host. */
function productionHost(hostName: string): string {
  return hostName.replace(/(^|\.)localhost$/, `$1${site.brandHost}`);
}

function withSearch(target: string, search: string): string {
  const [path = '', hash] = target.split('#');
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`;
}

/** The file below `dist/` that answers, or where it leads. */
type SiteAnswer = { readonly file: string } | { readonly file?: undefined; readonly to: string };

const hidden = new RegExp(hiddenPaths.pattern);

/**
 * Finds the answer at the raw path of a request: percent-encoded, in any case, with repeated slashes.
 * Another spelling of an existing path redirects to the canonical path in one step. Undefined if there is none.
 */
async function resolveSitePath(
  requestPath: string,
  host: string,
  distDir: string,
  context: PolicyContext,
): Promise<SiteAnswer | undefined> {
  const decoded = decodePath(requestPath);
  // No file is outside the site: a path with `..` is hidden.
  if (decoded === undefined || /[\0\\]/.test(decoded) || hidden.test(decoded)) return undefined;
  const canonical = canonicalPath(decoded);
  for (const path of new Set([canonical, canonical.toLowerCase()])) {
    if (hidden.test(path)) continue;
    const moved = context.redirects.find(({ from }) => from === path);
    if (moved) return moved;
    const candidates = path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, path.slice(1)];
    for (const file of candidates) {
      if (!(await isFile(join(distDir, file)))) continue;
      const urlPath = encodeURI(path);
      if (urlPath !== requestPath) return { to: urlPath };
      const served = servedPath(urlPath, host, hostRules(context));
      return served === undefined
        ? undefined
        : { file: served === urlPath ? file : `${served}.html`.slice(1) };
    }
  }
  return undefined;
}

function canonicalPath(path: string): string {
  const trimmed = path.replaceAll(/\/{2,}/g, '/').replace(/(?:\/|\/index(?:\.html)?|\.html)+$/i, '');
  return trimmed || '/';
}
