import { performance } from 'node:perf_hooks';

/** Runs a part of the build, prints its duration, and returns its result. Parts may run side by side. */
export async function step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  try {
    const result = await run();
    const heldMb = Math.round(process.memoryUsage.rss() / 1_048_576);
    console.log(`  ✓ ${name.padEnd(34)} ${seconds(started).padEnd(8)} ${heldMb} MB`);
    return result;
  } catch (error) {
    console.error(`  ✗ ${name}\n`);
    throw error;
  }
}

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
