import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pages, partners, states } from '#tests/screens/subjects.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';
import { contactSheet } from '#tests/screens/contact-sheet.ts';
import { builtSite } from '../test/built-site.ts';
import { drawOverview } from '#tests/screens/overview.ts';
import { screensFolder, screenWidths } from '#tests/screens/screen-files.ts';

function run(program: string, ...args: string[]): void {
  const path = join(paths.root, 'node_modules/.bin', program);
  const { status } = spawnSync(path, args, { cwd: paths.root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
}

await runCommand(async () => {
  if (!(await builtSite.isFresh())) {
    const keep = await builtSite.begin();
    run('tsx', 'scripts/commands/build.ts', '--sample');
    await keep();
  }
  await rm(screensFolder, { recursive: true, force: true });
  await mkdir(screensFolder, { recursive: true });
  run('playwright', 'test', '--config', 'tests/screens.config.ts');
  await writeFile(
    join(screensFolder, 'index.html'),
    contactSheet({ Pages: pages, Partners: partners, States: states }),
  );
  const names = pages.map(({ name }) => name);
  for (const width of screenWidths) await drawOverview(names, width);
  console.log(`All screens: ${join(screensFolder, 'index.html')}, side by side in overview-*.webp`);
});
