import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pages, partners, states } from './subjects.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { contactSheet } from './contact-sheet.ts';
import { ensureBuilt, runTool } from '../run/ensure-built.ts';
import { drawOverview } from './overview.ts';
import { screensFolder, screenWidths } from './screen-files.ts';

await runCommand({ options: {} }, async () => {
  await ensureBuilt();
  await rm(screensFolder, { recursive: true, force: true });
  await mkdir(screensFolder, { recursive: true });
  runTool('playwright', ['test', '--config', 'tests/screens.config.ts']);
  await writeFile(
    join(screensFolder, 'index.html'),
    contactSheet({ Pages: pages, Partners: partners, States: states }),
  );
  const names = pages.map(({ name }) => name);
  for (const width of screenWidths) await drawOverview(names, width);
  console.log(`All screens: ${join(screensFolder, 'index.html')}, side by side in overview-*.webp`);
});
