import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { findChange, stepsOfChange } from './changed-tests.ts';
import { chooseSteps, withNeeds } from './choose-steps.ts';
import { runTests } from './run-tests.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';
import { findTestFiles } from './test-files.ts';

/** Chooses by the words, as the README tells, and runs. */
async function start(words: readonly string[]): Promise<void> {
  const [mode, ...others] = words;
  if (mode === 'watch') return watch(chooseSteps(others, watchable, findTestFiles()));
  const chosen =
    mode === 'changed'
      ? stepsOfChange(findChange(), chooseSteps(others, steps, findTestFiles()), findTestFiles())
      : chooseSteps(words, steps, findTestFiles());
  const { passed, failed } = await runTests(
    await withNeeds(chosen, steps),
    // Two pay on one core too: every step waits for files and browsers now and then.
    Math.max(2, availableParallelism()),
  );
  if (failed > 0 || passed === 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
}

const watchable = steps.filter(({ name }) => /^(unit|components)$/.test(name));

/** Repeats tests whenever a file that they import changes, until it is stopped. */
function watch(chosen: readonly Step[]): void {
  const projects = chosen.flatMap(({ name }) => ['--project', name]);
  const only = new Set(chosen.flatMap(({ narrowing = [] }) => narrowing));
  const programs = chosen.flatMap(({ prepare }) => Object.entries(prepare?.() ?? {}));
  spawn(join(paths.root, 'node_modules/.bin/vitest'), ['watch', ...projects, ...only], {
    cwd: paths.root,
    env: { ...process.env, ...Object.fromEntries(programs) },
    stdio: 'inherit',
  }).on('close', (code) => (process.exitCode = code ?? 1));
}

await runCommand(() => start(process.argv.slice(2)));
