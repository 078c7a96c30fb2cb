import type { Step } from './step.ts';

/**
 * Chooses steps by the beginnings of their names and narrows them to paths. Paths alone choose the steps with
 * tests there; no words choose all steps that are not long, `all` the long steps too.
 * @param files all test files, from the project's root
 * @throws Error that lists the steps if a word is neither
 */
export function chooseSteps(
  words: readonly string[],
  all: readonly Step[],
  files: readonly string[],
): readonly Step[] {
  if (words.join() === 'all') return all;
  const isBelow = (file: string, path: string) => file === path || file.startsWith(`${path}/`);
  const paths = words.map(toPath).filter((path) => files.some((file) => isBelow(file, path)));
  const names = words.filter((word) => !paths.includes(toPath(word)));
  const unknown = names.find((word) => !all.some((step) => isNamed(step, word)));
  if (unknown)
    throw new Error(
      `"${unknown}" is no step and no file or folder with tests.\n` +
        `Steps: ${all.map(({ name }) => name).join(', ')}. The beginning of a name is enough.\n` +
        'Before them: "changed" for what a change affects, "watch" to repeat unit and component tests.',
    );
  if (words.length === 0) return all.filter(({ isLong }) => !isLong);
  return all.flatMap((step) => {
    const narrowing = paths.filter((path) => files.some((file) => isBelow(file, path) && step.holds?.(file)));
    if (narrowing.length > 0 && (names.length === 0 || names.some((name) => isNamed(step, name))))
      return [{ ...step, narrowing }];
    if (!names.some((name) => isNamed(step, name))) return [];
    if (step.holds && paths.length > 0) throw new Error(`"${step.name}" has no tests in ${paths.join(', ')}`);
    return [step];
  });
}

/**
 * Limits steps to a change: unit and component tests by their imports, browser tests by theirs; types and lint
 * run whole, other steps not at all.
 * @param since the commit with which the tree is compared
 */
export const stepsOfChange = (chosen: readonly Step[], since: string): readonly Step[] =>
  chosen.flatMap((step) => {
    if (/^(types|lint)/.test(step.name)) return [step];
    if (/^(unit|components)$/.test(step.name))
      return [{ ...step, narrowing: ['--changed', since], mayBeEmpty: true }];
    if (step.name !== 'e2e') return [];
    return [{ ...step, narrowing: ['--only-changed', since, '--pass-with-no-tests'], mayBeEmpty: true }];
  });

/** Adds the steps that the chosen ones need, in the order of `all`. */
export function withNeeds(chosen: readonly Step[], all: readonly Step[]): readonly Step[] {
  const has = (name: string) => chosen.some((step) => step.name === name);
  const missing = all.filter(({ name }) => !has(name) && chosen.some(({ needs }) => needs?.includes(name)));
  if (missing.length > 0) return withNeeds([...chosen, ...missing], all);
  return all.flatMap(({ name }) => chosen.find((step) => step.name === name) ?? []);
}

const toPath = (word: string) => word.replace(/^\.\//, '').replace(/\/$/, '');

const isNamed = ({ name }: Step, word: string) =>
  name.startsWith(word) || name.split(' ').some((part) => part.startsWith(word));
