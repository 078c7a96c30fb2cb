import { once } from 'node:events';
import { createServer } from 'node:http';

import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of a platform that does not know the pages of the tests. */
    readonly refusingPlatform: string;
  }
}

/**
 * A platform on another origin that would answer everything, but permits no page to call it: a browser's
 * question ahead of a call (the preflight) is refused. `/received` lists the calls.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const received: string[] = [];
  const server = createServer(({ method, url }, response) => {
    if (url === '/received') {
      response.setHeader('Access-Control-Allow-Origin', '*').end(JSON.stringify(received));
      return;
    }
    received.push(`${method} ${url}`);
    response.end('[]');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  provide('refusingPlatform', `http://127.0.0.1:${address.port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
