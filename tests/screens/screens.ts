import { basename, join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { pages, partners, patternsOf, screenFile, states, subjectsAt } from './subjects.ts';
import { takeScreens, writeSheet } from './take-screens.ts';

const folder = join(paths.root, '.cache/screens');

// npm run screens [-- --only /pricing]
await runCommand({ options: { only: { type: 'string', multiple: true } } }, async ({ values: { only } }) => {
  const chosen = only?.flatMap(subjectsAt);
  const isComplete = await takeScreens(paths.root, folder, { only: patternsOf(chosen ?? []) });
  const rows = (chosen ?? [...pages, ...partners, ...states]).map(({ name, path, widths }) => {
    const figures = widths.map((width) => ({
      file: basename(screenFile(name, width)),
      caption: String(width),
    }));
    return [`${name} ${path}`, figures] as const;
  });
  const title = `${isComplete ? '' : 'Not complete: '}${chosen ? `screens of ${only?.join(', ')}` : 'all screens'}`;
  console.log(`${title}: ${await writeSheet(folder, title, rows)}`);
  return isComplete;
});
