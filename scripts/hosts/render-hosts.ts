import { renderCaddy } from './render-caddy.ts';
import { renderCloudFront } from './render-cloudfront.ts';
import { renderNetlify } from './render-netlify.ts';
import { renderNginx } from './render-nginx.ts';
import { renderVercel } from './render-vercel.ts';
import { renderWrangler } from './render-cloudflare.ts';
import type { HostSite } from './site-paths.ts';

type RenderHost = (host: HostSite) => Promise<Record<string, string>> | Record<string, string>;

/** Folder below `deploy/` → the writer of its files. */
export const hostRenderers = {
  cloudflare: renderWrangler,
  netlify: renderNetlify,
  vercel: renderVercel,
  cloudfront: renderCloudFront,
  nginx: renderNginx,
  caddy: renderCaddy,
} as const satisfies Readonly<Record<string, RenderHost>>;

/** Every format but the two files that the site includes: path below `deploy/` → text. */
export async function renderHosts(host: HostSite): Promise<Record<string, string>> {
  const folders = Object.entries(hostRenderers).map(async ([name, render]) =>
    Object.entries(await render(host)).map(([file, text]) => [`${name}/${file}`, text] as const),
  );
  return Object.fromEntries((await Promise.all(folders)).flat());
}
