import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

import { z } from 'zod';

import { findingsSchema, formatFinding } from '#scripts/support/findings.ts';
import { paths } from '#scripts/support/paths.ts';

const PROGRAM = join(paths.root, 'scripts/build/vite/report-findings.ts');

/** From the last page or edit on: a page that is asked for comes first. */
const IDLE_MS = 1000;

/** `isWhole` is false while those of other languages are not looked for. */
const reportSchema = z.object({ findings: findingsSchema, isWhole: z.boolean() });

export type Report = z.output<typeof reportSchema>;

const answerSchema = z.union([reportSchema, z.object({ error: z.string() })]);

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
      const answer = answerSchema.parse(message);
      if ('error' in answer) return print(answer.error);
      const { findings, isWhole } = answer;
      const lines = findings.map(formatFinding);
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
