import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { html } from 'hono/html';

const previewStylesPath = '/__preview/pages.css';

const sources = [
  new URL('../../src/styles/tokens.css', import.meta.url),
  new URL('./preview-pages.css', import.meta.url),
];

/** Serves that stylesheet: the site's tokens, and a few rules. */
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

export const renderPage = (title: string, content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${previewStylesPath}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

/** The placeholder for a page of the platform at `url`. */
export const renderPlatformPage = (url: string) =>
  renderPage(
    'Here the platform’s own page begins',
    html`<p>You asked for <code>${url}</code>.</p>
      <p>
        In production the platform answers this address. This preview has only the public site, so it shows
        this page instead.
      </p>
      <p><a href="/">Back to the site</a></p>`,
  );
