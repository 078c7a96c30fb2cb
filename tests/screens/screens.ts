import { basename, join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { pages, partners, screenFile, states } from './subjects.ts';
import { takeScreens, writeSheet } from './take-screens.ts';

const folder = join(paths.root, '.cache/screens');

// npm run screens
await runCommand({ options: {} }, async () => {
  const isComplete = await takeScreens(paths.root, folder);
  const rows = [...pages, ...partners, ...states].map(({ name, path, widths }) => {
    const figures = widths.map((width) => ({
      file: basename(screenFile(name, width)),
      caption: String(width),
    }));
    return [`${name} ${path}`, figures] as const;
  });
  console.log(`All screens: ${await writeSheet(folder, 'All screens', rows)}`);
  return isComplete;
});
