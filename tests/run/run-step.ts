import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { countTests } from './count-tests.ts';
import { type Count, reportFile, type Step } from './step.ts';

/** No step takes this long unless something hangs. */
const MOST_MS = 40 * 60_000;

export type Result = { readonly count: Count; readonly output: string };

/**
 * Runs a step and counts what it tested. Never rejects: whatever goes wrong is a failure of the step.
 * @param listen is given all output so far whenever there is more
 */
export async function runStep(step: Step, listen: (output: string) => void = () => {}): Promise<Result> {
  const report = join(paths.root, reportFile(step.name));
  try {
    const programs = step.prepare?.();
    await mkdir(dirname(report), { recursive: true });
    // Else the report of an earlier run would be counted when this one leaves none.
    await rm(report, { force: true });
    const keep = await step.product?.begin();
    const { isOk, output } = await runProgram([...step.command, ...(step.narrowing ?? [])], programs, listen);
    const text = await readFile(report, 'utf8').catch(() => undefined);
    const count = countTests(step, isOk, text);
    if (count.failed === 0) await keep?.();
    return { count, output };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { count: { passed: 0, failed: 1 }, output: `${message}\n` };
  }
}

type Ended = { readonly isOk: boolean; readonly output: string };

function runProgram(
  [program = '', ...args]: readonly string[],
  programs: NodeJS.ProcessEnv = {},
  listen: (output: string) => void,
): Promise<Ended> {
  const colours = process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR';
  const child = spawn(join(paths.root, 'node_modules/.bin', program), args, {
    cwd: paths.root,
    env: { ...process.env, [colours]: '1', ...programs },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: MOST_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => listen((output += text)));
  }
  return new Promise((resolve) => {
    child.on('error', (error) =>
      resolve({ isOk: false, output: `${program} did not start: ${error.message}\n` }),
    );
    child.on('close', (code, signal) => {
      if (signal) output += `\n${program} was ended by ${signal}\n`;
      resolve({ isOk: code === 0, output });
    });
  });
}
