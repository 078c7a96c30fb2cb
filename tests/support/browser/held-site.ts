import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { createPreview } from '#scripts/preview/create-preview.ts';

export type HeldSite = {
  /** The main host. */
  readonly url: string;
  /** Delays files with a matching path until the returned function is called. */
  readonly hold: (files: RegExp) => () => void;
  readonly close: () => Promise<void>;
};

/** The built site and the sample API for browsers whose requests a test cannot intercept. */
export async function openHeldSite(): Promise<HeldSite> {
  const preview = await createPreview({
    port: 0,
    distDir: paths.dist,
    deployDir: paths.deploy,
    cacheDir: join(paths.root, '.cache'),
  });
  const { port } = new URL(preview.url);
  let held: { readonly files: RegExp; readonly released: Promise<void> } | undefined;
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url: path = '/', method, headers } = incoming;
    if (held?.files.test(path)) await held.released;
    const onward = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  };
  const front = createServer((incoming, outgoing) => void pass(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://localhost:${address.port}`,
    hold: (files) => {
      let release = () => {};
      held = { files, released: new Promise((resolve) => (release = resolve)) };
      return () => release();
    },
    close: () => {
      front.close();
      front.closeAllConnections();
      return preview.close();
    },
  };
}
