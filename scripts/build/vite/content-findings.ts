import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

import { z } from 'zod';

import { paths } from '#scripts/support/paths.ts';

const PROGRAM = join(paths.root, 'scripts/build/vite/report-findings.ts');

/** From the last page or edit on: a page that is asked for comes first. */
const IDLE_MS = 1000;

/** `isWhole` is false while those of other languages are not looked for. */
const findingsSchema = z.object({ lines: z.array(z.string()), isWhole: z.boolean() });

export type Findings = z.output<typeof findingsSchema>;

/**
 * Validates all content while nothing is asked for, in a process of its own.
 * @param print prints a finding, which the time before did not have
 */
export function createFindings(print: (line: string) => void) {
  let isDue = true;
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess | undefined;
  let printed = new Set<string>();
  const stop = () => {
    clearTimeout(timer);
    running?.kill();
    running = undefined;
  };
  const find = () => {
    isDue = false;
    running = fork(PROGRAM, { stdio: 'ignore' });
    running.once('message', (message) => {
      const { lines, isWhole } = findingsSchema.parse(message);
      for (const line of lines.filter((one) => !printed.has(one))) print(line);
      printed = new Set(isWhole ? lines : [...printed, ...lines]);
    });
  };
  const delay = () => {
    if (!isDue) return;
    clearTimeout(timer);
    timer = setTimeout(find, IDLE_MS);
  };
  return {
    /** A page is asked for. */
    delay,
    /** The content has changed. */
    renew: () => {
      stop();
      isDue = true;
      delay();
    },
    stop,
  };
}
