import { fileURLToPath } from 'node:url';
import { createPreview } from './create-preview.ts';
import { samplePartners } from '#scripts/preview/platform-api/sample-data/sample-data.ts';

const defaultPort = 4173;

/** `PORT` chooses the port, `PARTNER_SHELL=1` a CDN that gives partners' hosts `partner.html`. Prints the addresses and runs until it is stopped. */
async function start(): Promise<void> {
  const preview = await createPreview({
    port: readPort(process.env.PORT),
    distDir: fileURLToPath(new URL('../../dist', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../.cache', import.meta.url)),
    isChoosingByHost: process.env.PARTNER_SHELL === '1',
  });
  const { port } = new URL(preview.url);
  const partners = Object.keys(samplePartners).map((name) => `http://${name}.localhost:${port}`);
  console.log(
    [
      `Main host      ${preview.url}`,
      `Partner hosts  ${partners.join('\n               ')}`,
      `Messages       ${preview.url}/messages`,
      `Page views     ${preview.url}/hits`,
      'Faults         scripts/preview/platform-api/README.md tells how to ask for them',
    ].join('\n'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void preview.close());
  }
}

function readPort(text: string | undefined): number {
  if (!text) return defaultPort;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT must be a number from 0 to 65535; it is "${text}".`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
