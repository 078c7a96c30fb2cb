import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { site } from '#content/site.ts';
import { paths } from '#scripts/support/paths.ts';
import { token } from '#scripts/support/tokens.ts';

/** Writes `site.webmanifest`: name, colours and icons for a bookmark on a home screen. */
export async function writeWebManifest(): Promise<void> {
  await writeFile(join(paths.dist, 'site.webmanifest'), `${JSON.stringify(webManifest(), null, 2)}\n`);
}

export const webManifest = () => ({
  name: `${site.name}: ${site.tagline}`,
  short_name: site.name,
  description: site.description,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  // A site to read, not an app to install: links to it open in the browser, address bar and all.
  display: 'browser',
  theme_color: token('surface-night'),
  background_color: token('page'),
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
