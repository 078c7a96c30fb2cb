import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';

/** Where the pages that only the preview has find their style. */
export const previewStylesPath = '/__preview/pages.css';

const sources = [
  new URL('../../src/styles/tokens.css', import.meta.url),
  new URL('./preview-pages.css', import.meta.url),
];

/** Serves the one stylesheet of the preview's own pages: the site's tokens, and a few rules. */
export function createPreviewStyles(): Hono {
  const app = new Hono();
  app.get(previewStylesPath, async (c) => {
    const texts = await Promise.all(sources.map((source) => readFile(source, 'utf8')));
    return c.body(texts.join('\n'), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}
