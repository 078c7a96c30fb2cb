import '../support/show-drafts.ts';

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createPreview } from '../preview/create-preview.ts';
import { samplePartners } from '../preview/platform-api/sample-data/sample-data.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';

// npm run preview: PORT chooses the port, PLAIN_HOST=1 a host that cannot choose files by host name.
await runCommand({ options: {} }, async () => {
  const preview = await createPreview({
    port: Number(process.env['PORT'] ?? 4173),
    distDir: paths.dist,
    deployDir: paths.deploy,
    cacheDir: join(paths.root, '.cache'),
    isPlainHost: process.env['PLAIN_HOST'] === '1',
  });
  const failure = await readFile(paths.failedChecks, 'utf8').catch(() => undefined);
  if (failure) console.warn(`! The checks of this build failed; it must not be published. ${failure}`);
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void preview.close());
});
