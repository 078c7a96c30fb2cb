import type { Step } from './step.ts';

/**
 * What words on the command line ask for: the beginnings of steps' names choose steps, paths narrow them
 * to the tests there. Paths alone choose the steps whose tests they hold; no words choose everything that
 * is not long, `all` the long steps too.
 * @param files every test file, from the project's root
 * @throws Error that lists the words when one is unknown
 */
export function chooseSteps(
  words: readonly string[],
  all: readonly Step[],
  files: readonly string[],
): readonly Step[] {
  if (words.join() === 'all') return all;
  const paths = words.map(toPath).filter((path) => files.some((file) => isBelow(file, path)));
  const names = words.filter((word) => !paths.includes(toPath(word)));
  for (const word of names) if (!all.some((step) => answersTo(step, word))) throw unknownWord(word, all);

  const isNamed = (step: Step) =>
    names.length === 0
      ? paths.length === 0
        ? !step.isLong
        : heldPaths(step, paths, files).length > 0
      : names.some((word) => answersTo(step, word));
  return all.filter(isNamed).map((step) => narrowed(step, paths, files));
}

/**
 * Steps with those that they need, and what those need, in the order of the table. Nothing is made again
 * for others that is there and right.
 */
export async function withNeeds(chosen: readonly Step[], all: readonly Step[]): Promise<readonly Step[]> {
  const has = (name: string) => chosen.some((step) => step.name === name);
  const needed = all.filter(({ name }) => !has(name) && chosen.some(({ needs }) => needs?.includes(name)));
  const stale = await Promise.all(needed.map(async ({ product }) => !(await product?.isFresh())));
  const missing = needed.filter((_, index) => stale[index]);
  if (missing.length > 0) return withNeeds([...chosen, ...missing], all);
  return all.flatMap(({ name }) => chosen.find((step) => step.name === name) ?? []);
}

/** A step whose runner is told to take only the tests at these paths, if it can be told. */
function narrowed(step: Step, paths: readonly string[], files: readonly string[]): Step {
  if (paths.length === 0 || !step.holds) return step;
  const held = heldPaths(step, paths, files);
  if (held.length === 0) throw new Error(`"${step.name}" has no tests in ${paths.join(', ')}`);
  return { ...step, narrowing: held };
}

const heldPaths = (step: Step, paths: readonly string[], files: readonly string[]) =>
  paths.filter((path) => files.some((file) => isBelow(file, path) && step.holds?.(file)));

const isBelow = (file: string, path: string) => file === path || file.startsWith(`${path}/`);

const toPath = (word: string) => word.replace(/^\.\//, '').replace(/\/$/, '');

const answersTo = ({ name }: Step, word: string) =>
  name.startsWith(word) || name.split(' ').some((part) => part.startsWith(word));

const unknownWord = (word: string, all: readonly Step[]) =>
  new Error(
    `"${word}" is no step and no file or folder with tests.\n` +
      `Steps: ${all.map(({ name }) => name).join(', ')}; their beginnings do, so "lint" means all of that.\n` +
      'Before them: "changed" for what a change touches, "watch" to repeat unit and component tests.',
  );
