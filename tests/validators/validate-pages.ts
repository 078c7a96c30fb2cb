import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { loadSite } from '#scripts/checks/support/built-site.ts';
import { ensure } from '#tests/run/programs.ts';
import { nuRemarks } from './nu.ts';
import { findStates, stateRemarks } from './open-states.ts';
import { describeRemarks } from './remark.ts';

/**
 * A step of `npm test`: puts the built pages, and the states that the browser tests opened, through the
 * validators. The build has put its pages through html-validate already.
 * @throws Error when there are remarks, which it prints, or no states
 */
async function validatePages(): Promise<void> {
  const { pages } = await loadSite();
  const states = await findStates();
  if (states.length === 0)
    throw new Error('There are no open states: run `npm test -- validators`, which opens them first');
  const files = [...pages.map(({ file }) => join(paths.dist, file)), ...states];
  const remarks = (await Promise.all([stateRemarks(states), nuRemarks(ensure('java'), files)])).flat();
  console.log(describeRemarks(remarks, paths.root).join('\n'));
  if (remarks.length > 0) throw new Error(`${remarks.length} remarks on ${files.length} pages and states`);
}

await runCommand({ options: {} }, validatePages);
