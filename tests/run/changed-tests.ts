import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import type { Step } from './step.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: paths.root, encoding: 'utf8' }).split('\n').filter(Boolean);

export type Change = {
  /** The commit that it is compared with. */
  readonly since: string;
  readonly files: readonly string[];
};

/**
 * What differs from where this work left `main`, uncommitted and new files included.
 * @throws Error where git knows no `main`
 */
export function findChange(): Change {
  const [since] = ['origin/main', 'main'].flatMap((branch) => {
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      return [];
    }
  });
  if (!since) throw new Error('There is no branch "main" to compare with: name steps or paths instead');
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return { since, files };
}

/**
 * The steps that tell something about a change, each narrowed to it: types and lint whole, unit and
 * component tests by what they import, browser tests by name. The whole run stays what decides.
 * @param testFiles every test file, from the project's root
 */
export function stepsOfChange(
  { since, files }: Change,
  all: readonly Step[],
  testFiles: readonly string[],
): readonly Step[] {
  return all.flatMap((step) => {
    if (/^(types|lint)/.test(step.name)) return [step];
    if (/^(unit|components)$/.test(step.name)) {
      return [{ ...step, narrowing: ['--changed', since], mayBeEmpty: true }];
    }
    if (step.name !== 'e2e') return [];
    const matching = testFiles.filter((test) => step.holds?.(test) && isTouched(test, files));
    return matching.length > 0 ? [{ ...step, narrowing: matching }] : [];
  });
}

/** Folders and files that say where something is, not what it is about. */
const everywhere = new Set([
  'content',
  'scripts',
  'src',
  'tests',
  'pages',
  'e2e',
  'faults',
  'a11y',
  'support',
]);

/**
 * Whether a browser test is changed itself, or named like a changed file or folder of the site:
 * `src/features/consent/banner.tsx` touches `tests/e2e/consent/banner.e2e.ts` and `tests/faults/consent.e2e.ts`.
 * Whatever changes the site may break a page, so the tour of all pages is touched by all of it.
 */
export function isTouched(test: string, files: readonly string[]): boolean {
  if (files.includes(test)) return true;
  const site = files.filter((file) => /^(content|src|public)\//.test(file) && !/\.test\.tsx?$/.test(file));
  if (site.length > 0 && test.endsWith('/every-route.e2e.ts')) return true;
  const words = new Set([...site, ...files.filter((file) => file.startsWith('tests/'))].flatMap(wordsOf));
  return wordsOf(test).some((word) => words.has(word));
}

const wordsOf = (file: string) =>
  file
    .split('/')
    .map((part) => posix.parse(part).name.replace(/\.(e2e|module|schema|examples|test)$/, ''))
    .filter((word) => !everywhere.has(word));
