import { stripVTControlCharacters } from 'node:util';

import type { ReportFormat } from './step.ts';

/** Without a terminal, a log shows that often that a long step is still at it. */
const SIGN_OF_LIFE_MS = 60_000;

export type Progress = {
  readonly start: (name: string) => void;
  /** @param done how far the step is, such as `12 of 300` */
  readonly update: (name: string, done: string) => void;
  /** @param text what stays of the step */
  readonly end: (name: string, text: string) => void;
};

/** Shows what is running: in the last line of a terminal, as lines of its own in a log. */
export function showProgress(isTerminal = process.stdout.isTTY): Progress {
  const running = new Map<string, string>();
  const summary = () => [...running].map(([name, done]) => (done ? `${name} ${done}` : name)).join(' · ');
  const draw = () => {
    if (!isTerminal) return;
    const line = running.size > 0 ? `  … ${summary()}`.slice(0, (process.stdout.columns || 80) - 1) : '';
    process.stdout.write(`\r\u001b[K${line}`);
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    start(name) {
      running.set(name, '');
      if (!isTerminal) {
        console.log(`  … ${name}`);
        timer ??= setInterval(() => console.log(`  … still running: ${summary()}`), SIGN_OF_LIFE_MS);
      }
      draw();
    },
    update(name, done) {
      running.set(name, done);
      draw();
    },
    end(name, text) {
      running.delete(name);
      if (isTerminal) process.stdout.write('\r\u001b[K');
      console.log(text);
      if (running.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
      draw();
    },
  };
}

/** How many tests the output of a runner tells of so far, and of how many where it says so. */
export function testsDone(format: ReportFormat, output: string): string {
  const text = stripVTControlCharacters(output);
  if (format === 'vitest') {
    const files = text.matchAll(/^ *[✓❯] .*\((\d+) tests?\b/gm);
    return String([...files].reduce((sum, [, count]) => sum + Number(count), 0));
  }
  if (format !== 'playwright') return '';
  const done = [...text.matchAll(/^ *[✓✘-] +\d+ /gm)].length;
  const total = /^Running (\d+) tests?/m.exec(text)?.[1];
  return total ? `${done} of ${total}` : '';
}
