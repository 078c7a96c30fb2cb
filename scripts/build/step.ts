import { performance } from 'node:perf_hooks';

/** Runs a part of the build, prints its duration, and returns its result. */
export type Step = <Result>(
  name: string,
  run: (report: (progress: string) => void) => Result | Promise<Result>,
) => Promise<Result>;

/** Steps may run side by side. Where someone is watching, a line shows what is under way. */
export function createStep(): Step {
  const underWay = new Map<string, string>();
  const show = () => {
    const names = [...underWay].map(([name, progress]) => `${name} ${progress}`.trim());
    if (process.stdout.isTTY)
      process.stdout.write(`\r\u001b[K${names.length > 0 ? '  … ' : ''}${names.join(', ')}`);
  };
  const say = (print: (line: string) => void, line: string) => {
    clearLine();
    print(line);
    show();
  };
  return async (name, run) => {
    const started = performance.now();
    const report = (progress: string) => {
      underWay.set(name, progress);
      show();
    };
    report('');
    try {
      const result = await run(report);
      underWay.delete(name);
      say(console.log, `  ✓ ${name.padEnd(34)} ${seconds(started).padEnd(8)} ${megabytes()}`);
      return result;
    } catch (error) {
      underWay.delete(name);
      say(console.error, `  ✗ ${name}\n`);
      throw error;
    }
  };
}

/** The line may still show the progress of the build. */
export function clearLine(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
}

/** What this process holds now. */
const megabytes = () => `${Math.round(process.memoryUsage.rss() / 1_048_576)} MB`;

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
