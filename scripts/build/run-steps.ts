import { performance } from 'node:perf_hooks';

export type Step = readonly [name: string, run: (report: (progress: string) => void) => unknown];

/** Runs the steps in order, says how long each took, and shows progress where someone is watching. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const { stdout } = process;
  const begun = performance.now();
  for (const [name, run] of steps) {
    const started = performance.now();
    const report = (progress: string) => {
      if (stdout.isTTY) stdout.write(`\r\u001b[K  … ${name} ${progress}`);
    };
    report('');
    try {
      await run(report);
    } catch (error) {
      if (stdout.isTTY) stdout.write('\r\u001b[K');
      console.error(`  ✗ ${name}\n`);
      throw error;
    }
    if (stdout.isTTY) stdout.write('\r\u001b[K');
    console.log(`  ✓ ${name.padEnd(34)} ${seconds(started)}`);
  }
  console.log(`  Built in ${seconds(begun)}`);
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
