import { fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { paths } from '../../scripts/support/paths.ts';
import { report } from '../../scripts/support/run-command.ts';
import { legalIds, routes } from '../../src/routes.ts';
import { printFindings } from './check.ts';

/** How long an editor may take to write a file before it is read. */
const SETTLE_MS = 100;

/** Checks the documents, shows their pages, and checks again whenever one is saved. */
export async function preview(): Promise<boolean> {
  await printFindings();
  const server = fork(join(paths.root, 'scripts/commands/dev.ts'), ['--sample'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  server.once('message', (origin) => {
    for (const id of legalIds) console.log(`  ${new URL(routes[id], z.url().parse(origin)).href}`);
    console.log('Each saved change is looked at again and shown at once. Ctrl+C ends this.');
  });
  let pending: NodeJS.Timeout | undefined;
  const watcher = watch(join(paths.root, 'content/legal'), { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => void report(printFindings).then(() => (process.exitCode = 0)), SETTLE_MS);
  });
  const code = await ended;
  watcher.close();
  return code === 0;
}
