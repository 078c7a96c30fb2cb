import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { countTests } from './count-tests.ts';
import { ensureAll } from './programs.ts';
import { type Count, reportFile, type Step } from './step.ts';

/** No step takes this long unless it hangs. */
const TIMEOUT_MS = 40 * 60_000;
/** Without it, CI may end a job that prints nothing for minutes. */
const SIGN_OF_LIFE_MS = 60_000;

/**
 * Runs steps, as many at a time as there are cores, in their order as far as their needs allow. Prints a line
 * for each step and the output of failed ones. A step whose needs failed counts as failed.
 */
export async function runTests(steps: readonly Step[], cores: number): Promise<Count> {
  const results = new Map<string, Count>();
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();
  const isReady = ({ needs = [], isAlone }: Step) =>
    running.size < (isAlone ? 1 : cores) &&
    ![...running.keys()].some((step) => step.isAlone) &&
    !steps.some(({ name }) => needs.includes(name) && !results.has(name));
  const run = async (step: Step) => {
    const started = performance.now();
    console.log(`  … ${step.name}`);
    const failed = step.needs?.find((name) => results.get(name)?.failed);
    const { count, output } = failed ? failure(`Not run: it needs "${failed}".`) : await runStep(step);
    results.set(step.name, count);
    console.log(lineOf(step.name, count, performance.now() - started));
    if (count.failed > 0) console.log(`\n${output}`);
  };
  const timer = setInterval(() => {
    console.log(`  … still running: ${[...running.keys()].map(({ name }) => name).join(', ')}`);
  }, SIGN_OF_LIFE_MS);
  while (waiting.size + running.size > 0) {
    const next = [...waiting].find(isReady);
    if (next) {
      waiting.delete(next);
      const ended = run(next).then(() => void running.delete(next));
      running.set(next, ended);
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error('Steps need each other in a circle');
  }
  clearInterval(timer);
  const sumOf = (key: keyof Count) => [...results.values()].reduce((sum, count) => sum + count[key], 0);
  return { passed: sumOf('passed'), failed: sumOf('failed') };
}

type Result = { readonly count: Count; readonly output: string };

const failure = (message: string): Result => ({ count: { passed: 0, failed: 1 }, output: `${message}\n` });

const lineOf = (name: string, { passed, failed }: Count, tookMs: number) =>
  `  ${failed > 0 ? '✗' : '✓'} ${name.padEnd(20)} ${passed} passed, ${failed} failed, ${(tookMs / 1000).toFixed(1)} s`;

/** Runs a step and counts its tests; an error counts as a failed test. */
async function runStep(step: Step): Promise<Result> {
  const report = join(paths.root, reportFile(step.name));
  try {
    const env = { ...ensureAll(...(step.programs ?? [])), ...step.env };
    await mkdir(dirname(report), { recursive: true });
    // Without this, the report of an earlier run would count if this run writes none.
    await rm(report, { force: true });
    const { isOk, output } = await runProgram([...step.command, ...(step.narrowing ?? [])], env);
    const text = await readFile(report, 'utf8').catch(() => undefined);
    return { count: countTests(step, isOk, text), output };
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

async function runProgram([program = '', ...args]: readonly string[], variables: NodeJS.ProcessEnv) {
  const child = spawn(join(paths.root, 'node_modules/.bin', program), args, {
    cwd: paths.root,
    env: { ...process.env, [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise<{ isOk: boolean; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal) output += `\n${program} was ended by ${signal}\n`;
      resolve({ isOk: code === 0, output });
    });
  });
}
