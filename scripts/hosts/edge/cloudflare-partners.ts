import { neutralSharingImage } from '#content/neutral-icon.ts';
import { type PartnerConfig, readPartnerConfig } from '#src/api/read-partner-config.ts';
import { PARTNER_CONFIG, SUBDOMAIN_EXISTS } from '#src/api/endpoints.ts';
import { readSubdomain } from '#src/api/read-subdomain.ts';
import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { clampTagline } from '#src/lib/text/tagline.ts';
import { servedPath } from '../served-path.ts';
import { type Env, packed, serve } from './cloudflare-worker.ts';
import type { EdgeSite } from './compile-edge.ts';
import { isShareable } from './shareable-picture.ts';

declare const site: EdgeSite;

declare class HTMLRewriter {
  on(selector: string, handlers: { element: (element: Tag) => void }): this;
  transform(response: Response): Response;
}
type Tag = {
  readonly setInnerContent: (text: string) => void;
  readonly remove: () => void;
  readonly append: (html: string, options: { readonly html: true }) => void;
};

/** For both answers together: clients that show link previews do not wait long. */
const TIMEOUT_MS = 1500;
/** A configuration has a thousand. */
const MAX_ANSWER_BYTES = 100_000;

type PartnersEnv = Env & {
  /** Scheme and host of the platform's API; empty when it answers on the partner's own host. */
  readonly API_ORIGIN?: string;
};

/**
 * Cloudflare, instead of the worker that only serves the files: clients without script, such as link previews, get the
 * landing page of a partner with its title, description and picture. Visitors' browsers get it as it was built, without
 * waiting for the platform. On any failure all clients do.
 */
export async function serveWithPartners(request: Request, env: PartnersEnv): Promise<Response> {
  const url = new URL(request.url);
  const path = servedPath(url.pathname, url.host, site);
  const { subdomain } = hostModeOf(url.host, site.brandHost, site.mainHosts);
  const isLanding = path !== undefined && path !== url.pathname;
  // Browsers send it, link-preview clients do not.
  const isForPerson = request.headers.has('Sec-Fetch-Dest');
  if (!isLanding || isForPerson || !subdomain || request.method !== 'GET') return serve(request, env);
  const page = new Request(new URL(path, url), request);
  // These headers describe the file, not the page with the brand.
  page.headers.delete('If-None-Match');
  page.headers.delete('If-Modified-Since');
  const origin = env.API_ORIGIN || url.origin;
  const [built, brand] = await Promise.all([
    env.ASSETS.fetch(page),
    readBrand(origin, url.host, subdomain).catch(logged),
  ]);
  const isHtml = built.headers.get('Content-Type')?.startsWith('text/html');
  return packed(brand && built.status === 200 && isHtml ? stamped(built, brand, url) : built, request);
}

const logged = (error: unknown): undefined => {
  console.warn(String(error));
};

async function readBrand(
  origin: string,
  host: string,
  subdomain: string,
): Promise<PartnerConfig | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const ask = async (path: string) => {
    const response = await fetch(origin + path, {
      signal,
      redirect: 'manual',
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const answer: unknown = JSON.parse(await textOf(response));
    return answer;
  };
  const [check, config] = await Promise.all([
    ask(`${SUBDOMAIN_EXISTS}?currentUrl=${encodeURIComponent(`${host}/`)}`),
    ask(`${PARTNER_CONFIG}?subDomain=${encodeURIComponent(subdomain)}`),
  ]);
  const { exists, redirect } = readSubdomain(check);
  return exists && !redirect ? readPartnerConfig(config, origin) : undefined;
}

/** Stops to read at the limit. */
async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > MAX_ANSWER_BYTES) {
      await reader?.cancel();
      throw new Error(`${response.url} answered more than ${MAX_ANSWER_BYTES} bytes`);
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}

function stamped(built: Response, brand: PartnerConfig, url: URL): Response {
  const { legalName } = brand;
  const headers = new Headers(built.headers);
  headers.delete('ETag');
  headers.delete('Last-Modified');
  headers.append('Vary', 'Sec-Fetch-Dest');
  const page = new Response(built.body, { status: built.status, headers });
  const tags = tagsOf(brand, url);
  const rewriter = new HTMLRewriter().on('head', {
    element: (head) => head.append(tags.map(([, tag]) => tag).join(''), { html: true }),
  });
  // The page has neutral ones.
  for (const [attribute] of tags)
    rewriter.on(`head > meta[${attribute}]`, { element: (neutral) => neutral.remove() });
  if (legalName) rewriter.on('head > title', { element: (title) => title.setInnerContent(legalName) });
  return rewriter.transform(page);
}

/** Tags for link previews, each after the attribute that names it; the browser removes them before it shows the page. */
function tagsOf(
  { legalName, tagline, backgroundPicture, logo }: PartnerConfig,
  url: URL,
): readonly (readonly [attribute: string, tag: string])[] {
  const description = tagline && clampTagline(tagline);
  const own = [backgroundPicture, logo].find((address) => address && isShareable(address));
  const image = own ?? (legalName && `https://${url.host}${neutralSharingImage}`);
  const tags = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:url', `https://${url.host}${url.pathname}`],
    ['property', 'og:site_name', legalName],
    ['property', 'og:title', legalName],
    ['property', 'og:description', description],
    ['property', 'og:image', image],
    ['name', 'twitter:card', image && image === backgroundPicture ? 'summary_large_image' : 'summary'],
  ] as const;
  return tags.flatMap(([key, name, value]) => {
    const attribute = `${key}="${name}"`;
    return value
      ? [[attribute, `<meta data-host="main" ${attribute} content="${escaped(value)}">`] as const]
      : [];
  });
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
