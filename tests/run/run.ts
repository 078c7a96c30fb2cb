import { execFileSync, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { chooseSteps, stepsOfChange, withNeeds } from './choose-steps.ts';
import { ensureAll } from './programs.ts';
import { runTests } from './run-tests.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';

/** Runs the steps that the words choose (README.md, "Tests"). */
async function start(words: readonly string[]): Promise<void> {
  const isMode = words[0] === 'watch' || words[0] === 'changed';
  const offered = words[0] === 'watch' ? steps.filter(({ name }) => /^(unit|components)$/.test(name)) : steps;
  const chosen = chooseSteps(isMode ? words.slice(1) : words, offered, testFiles());
  if (words[0] === 'watch') return watch(chosen);
  const wanted = words[0] === 'changed' ? stepsOfChange(chosen, branchPoint()) : chosen;
  // Two steps at a time are faster on one core too: each waits for files and browsers.
  const { passed, failed } = await runTests(withNeeds(wanted, steps), Math.max(2, availableParallelism()));
  if (failed > 0 || passed === 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
}

const testFiles = () =>
  ['content', 'scripts', 'src', 'tests'].flatMap((folder) =>
    readdirSync(join(paths.root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|e2e|firefox|webkit)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );

/** The commit at which this branch left `main`. */
function branchPoint(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: paths.root, encoding: 'utf8' }).trim();
  const branch = git('branch', '--all', '--list', 'main', 'origin/main', '--format=%(refname)')
    .split('\n')
    .at(-1);
  if (!branch) throw new Error('There is no branch "main" to compare with: name steps or paths instead');
  return git('merge-base', 'HEAD', branch);
}

/** Repeats tests when a file that they import changes. */
function watch(chosen: readonly Step[]): void {
  const projects = chosen.flatMap(({ name }) => ['--project', name]);
  const only = new Set(chosen.flatMap(({ narrowing = [] }) => narrowing));
  spawn(join(paths.root, 'node_modules/.bin/vitest'), ['watch', ...projects, ...only], {
    cwd: paths.root,
    env: { ...process.env, ...ensureAll(...chosen.flatMap(({ programs = [] }) => programs)) },
    stdio: 'inherit',
  }).on('close', (code) => (process.exitCode = code ?? 1));
}

await runCommand({ options: {}, maxWords: Infinity }, ({ words }) => start(words));
