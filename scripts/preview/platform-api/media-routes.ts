import { readFile } from 'node:fs/promises';
import type { Context, Hono } from 'hono';

import { answerEndpoint, type ApiServices } from './faults.ts';
import type { ApiEnv } from './request.ts';
import { featuredIn } from './sample-data/sample-data.ts';

const mediaFolder = new URL('./sample-media/', import.meta.url);

/** The absolute address of a file of `sample-media/`, on the origin that was asked. */
export function mediaUrl(c: Context, file: string): string {
  return new URL(`/media/${file}`, c.req.url).href;
}

/** Serves the sample pictures to pages of any origin, as a media host does. */
export function addMediaRoutes(app: Hono<ApiEnv>): void {
  app.get('/media/:file{[a-z0-9-]+\\.svg}', async (c) => {
    const picture = await readFile(new URL(c.req.param('file'), mediaFolder)).catch(() => undefined);
    if (!picture) return c.json({ message: 'Not found' }, 404);
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=300',
      'Content-Security-Policy': "default-src 'none'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}

/** The "featured in" strip. */
export function addFeaturedInRoutes(app: Hono<ApiEnv>, services: ApiServices): void {
  answerEndpoint(app, services, 'featuredIn', {
    answer: (c) => c.json(featuredIn.map(({ link, image }) => ({ link, image: mediaUrl(c, image) }))),
  });
}
