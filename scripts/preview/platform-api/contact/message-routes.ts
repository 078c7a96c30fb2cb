import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { html } from 'hono/html';
import { previewStylesPath } from '#scripts/preview/preview-styles.ts';
import type { ApiEnv, ApiServices } from '#scripts/preview/platform-api/api-env.ts';
import type { ReceivedMessage } from './message-store.ts';

/** Shows what the contact forms sent: a page for people, JSON for tests that ask for it. */
export function createMessageRoutes({ messages }: ApiServices): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get('/messages', async (c) => {
    const list = await messages.list();
    const wanted = accepts(c, {
      header: 'Accept',
      supports: ['text/html', 'application/json'],
      default: 'text/html',
    });
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept', { append: true });
    if (wanted === 'application/json') return c.json(list);
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'self'");
    return c.html(renderMessages(list));
  });
  return app;
}

function renderMessages(messages: readonly ReceivedMessage[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Received messages</title>
        <link rel="stylesheet" href="${previewStylesPath}" />
      </head>
      <body>
        <main>
          <h1>Received messages</h1>
          <p>What the contact forms sent to this preview, the newest first. None of it left this machine.</p>
          ${messages.length === 0 ? html`<p>No message yet.</p>` : messages.map(renderMessage)}
        </main>
      </body>
    </html>`;
}

function renderMessage({ receivedAt, endpoint, host, payload }: ReceivedMessage) {
  return html`<article>
    <h2>${endpoint} from ${host}</h2>
    <time datetime="${receivedAt}">${receivedAt.replace('T', ' ').slice(0, 19)} UTC</time>
    <dl>
      ${Object.entries(payload).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd dir="auto">${typeof value === 'string' ? value : JSON.stringify(value)}</dd>`,
      )}
    </dl>
  </article>`;
}
