import { performance } from 'node:perf_hooks';

import { showProgress, testsDone } from './progress.ts';
import { type Result, runStep } from './run-step.ts';
import type { Count, Step } from './step.ts';

/**
 * Runs the steps, as many side by side as there are cores, in their order as far as their needs allow, and
 * says a line about each; the full output of those that fail. A step whose needs failed counts as failed:
 * what was not tested must not look as if it passed.
 */
export async function runTests(steps: readonly Step[], cores: number): Promise<Count> {
  const progress = showProgress();
  const results = new Map<string, Count>();
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();

  const run = async (step: Step) => {
    const started = performance.now();
    const failed = step.needs?.find((name) => results.get(name)?.failed);
    progress.start(step.name);
    const { count, output } = failed
      ? notRun(failed)
      : await runStep(step, (text) => progress.update(step.name, testsDone(step.format, text)));
    results.set(step.name, count);
    const line = lineOf(step.name, count, performance.now() - started);
    progress.end(step.name, count.failed > 0 ? `${line}\n\n${output}` : line);
  };
  const isReady = ({ needs = [], isAlone }: Step) =>
    running.size < (isAlone ? 1 : cores) &&
    ![...running.keys()].some((step) => step.isAlone) &&
    !steps.some(({ name }) => needs.includes(name) && !results.has(name));

  while (waiting.size + running.size > 0) {
    const next = [...waiting].find(isReady);
    if (next) {
      waiting.delete(next);
      running.set(
        next,
        run(next).then(() => void running.delete(next)),
      );
    } else {
      if (running.size === 0) throw new Error('Steps need each other in a circle');
      await Promise.race(running.values());
    }
  }
  return [...results.values()].reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

const notRun = (needs: string): Result => ({
  count: { passed: 0, failed: 1 },
  output: `Not run: it needs "${needs}", which failed.\n`,
});

function lineOf(name: string, { passed, failed }: Count, tookMs: number): string {
  const columns = [
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    seconds(tookMs).padStart(9),
  ];
  return `  ${failed > 0 ? '✗' : '✓'} ${name.padEnd(16)}${columns.join('')}`;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
