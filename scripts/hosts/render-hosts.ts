import { renderCaddy } from './render-caddy.ts';
import { renderCloudFront } from './render-cloudfront.ts';
import { renderNetlify } from './render-netlify.ts';
import { renderNginx } from './render-nginx.ts';
import { renderVercel } from './render-vercel.ts';
import { renderWrangler } from './render-wrangler.ts';
import type { HostSite } from './site-paths.ts';

/**
 * Every format but the two files that the site carries with it: path below `deploy/` → text.
 * @throws Error when a host would not take all of it
 */
export async function renderHosts(host: HostSite): Promise<Record<string, string>> {
  const byHost = {
    cloudflare: await renderWrangler(host),
    netlify: await renderNetlify(host),
    vercel: renderVercel(host),
    cloudfront: await renderCloudFront(host),
    nginx: renderNginx(host),
    caddy: renderCaddy(host),
  };
  return Object.fromEntries(
    Object.entries(byHost).flatMap(([name, files]) =>
      Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]),
    ),
  );
}
