import { html } from 'hono/html';
import { platformPages } from '#src/routes.ts';
import { previewStylesPath } from './preview-styles.ts';

const ownPaths = new Set<string>(Object.values(platformPages));

/** Every path below `/registration/`, with or without a language before it. */
const registrationPath = /^(?:\/[a-z]{2})?\/registration\/.+$/;

/** Whether the platform, and not this site, answers a path in production. */
export function isPlatformPath(path: string): boolean {
  return ownPaths.has(path) || registrationPath.test(path);
}

/** The page that stands in for one of the platform's own pages. `url` is what was asked for. */
export function renderPlatformPage(url: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>A page of the platform</title>
        <link rel="stylesheet" href="${previewStylesPath}" />
      </head>
      <body>
        <main>
          <h1>Here the platform’s own page begins</h1>
          <p>You asked for <code>${url}</code>.</p>
          <p>
            In production the platform answers this address. This preview has only the public site, so it
            shows this page instead.
          </p>
          <p><a href="/">Back to the site</a></p>
        </main>
      </body>
    </html>`;
}
