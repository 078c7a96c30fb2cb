import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { html } from 'hono/html';
import { z } from 'zod';

import { renderPage } from '#scripts/preview/preview-pages.ts';
import type { ApiEnv } from '../request.ts';

const messageSchema = z.object({
  receivedAt: z.iso.datetime(),
  endpoint: z.enum(['contactUs', 'contactSp']),
  host: z.string().describe('Host name of the page that sent it.'),
  payload: z.record(z.string(), z.unknown()),
});

export type ReceivedMessage = z.infer<typeof messageSchema>;

export type MessageStore = ReturnType<typeof createMessageStore>;

/** Stores messages as JSON lines in a file, so that they survive a restart. Nothing is sent on. */
export function createMessageStore(file: string) {
  return {
    add: async (message: ReceivedMessage) => {
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, `${JSON.stringify(message)}\n`);
    },
    list: async () => {
      const text = await readFile(file, 'utf8').catch(() => '');
      return text.split('\n').flatMap(readLine).toReversed();
    },
  };
}

/** Skips a line that is incomplete or was edited by hand. */
function readLine(line: string): ReceivedMessage[] {
  try {
    return [messageSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/** Lists the messages: as a page, or as JSON for tests. */
export function addMessageRoutes(app: Hono<ApiEnv>, { messages }: { readonly messages: MessageStore }): void {
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
}

const renderMessages = (messages: readonly ReceivedMessage[]) =>
  renderPage(
    'Received messages',
    html`<p>What the contact forms sent to this preview, the newest first. None of it left this machine.</p>
      ${messages.length === 0 ? html`<p>No message yet.</p>` : messages.map(renderMessage)}`,
  );

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
