import { performance } from 'node:perf_hooks';

import { type Result, runStep } from './run-step.ts';
import type { Count, Step } from './step.ts';

/**
 * Runs the steps in order and says a line about each; the full output of those that fail. A step whose
 * needs failed counts as failed: what was not tested must not look as if it passed.
 */
export async function runTests(steps: readonly Step[], env: NodeJS.ProcessEnv): Promise<Count> {
  const failing = new Set<string>();
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const started = performance.now();
    show(`  … ${step.name}`);
    const { count, output } =
      step.needs && failing.has(step.needs) ? notRun(step.needs) : await runStep(step, env);
    if (count.failed > 0) failing.add(step.name);
    total.passed += count.passed;
    total.failed += count.failed;
    show('\r\u001b[K');
    console.log(lineOf(step.name, count, performance.now() - started));
    if (count.failed > 0) console.log(`\n${output}`);
  }
  return total;
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

/** Progress, where someone is watching. */
const show = (text: string) => process.stdout.isTTY && process.stdout.write(text);
