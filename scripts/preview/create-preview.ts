import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { getRequestListener } from '@hono/node-server';
import { POLICY_FILE, readPolicyContext } from '#scripts/hosts/policy-context.ts';
import { isFile } from './file-response.ts';
import { createPlatformApi } from './platform-api/platform-api.ts';
import { isPlatformApiPath } from './platform-paths.ts';
import { createSiteApp } from './serve-site.ts';

export interface PreviewOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly distDir: string;
  readonly deployDir: string;
  readonly cacheDir: string;
  /** See `SiteOptions`. */
  readonly isPlainHost?: boolean;
}

export interface Preview {
  /** The main host: `http://localhost:<port>`. Partner hosts are `<partner>.localhost` on the same port. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts the built site and the sample API on one loopback port, as one origin.
 * @throws Error with the remedy when the site is not built or the port is taken
 */
export async function createPreview({
  port,
  distDir,
  deployDir,
  cacheDir,
  isPlainHost = false,
}: PreviewOptions): Promise<Preview> {
  const policyFile = join(deployDir, POLICY_FILE);
  for (const file of [join(distDir, 'index.html'), policyFile]) {
    if (!(await isFile(file))) throw new Error(`${file} is missing. Run \`npm run build\` first.`);
  }
  const policy = () => readPolicyContext(policyFile);
  const siteApp = createSiteApp({ distDir, policy, isPlainHost });
  const api = createPlatformApi({ messagesFile: join(cacheDir, 'preview', 'messages.jsonl') });
  const preview = await listen(port, (request, env) => {
    const isForApi = isPlatformApiPath(new URL(request.url).pathname);
    return isForApi ? api.fetch(request, env) : siteApp.fetch(request, env);
  });
  const assetPort = loopbackPort((await policy()).assetOrigin);
  if (assetPort === undefined) return preview;
  const assets = await listen(assetPort, siteApp.fetch);
  return { ...preview, close: async () => void (await Promise.all([preview.close(), assets.close()])) };
}

function loopbackPort(origin = ''): number | undefined {
  const port = /^http:\/\/localhost:(\d+)$/.exec(origin)?.[1];
  return port === undefined ? undefined : Number(port);
}

type Handler = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Serves `handler` on 127.0.0.1 only, because messages and faults are private. */
export async function listen(port: number, handler: Handler): Promise<Preview> {
  const server = createServer((incoming, outgoing) => {
    const respond = getRequestListener((request) => handler(request, { incoming, outgoing }), {
      overrideGlobalObjects: false,
    });
    void respond(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portErrorOf(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${portOf(server.address())}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

function portErrorOf(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} is taken. Stop the program that uses it, or choose another port: PORT=${port + 1} npm run preview`,
  );
}

/** The port that a server listens on. */
function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
