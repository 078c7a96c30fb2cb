import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { countTests } from './count-tests.ts';
import { type Count, reportFile, type Step } from './step.ts';

/** No step takes this long unless something hangs. */
const MOST_MS = 20 * 60_000;

export type Result = { readonly count: Count; readonly output: string };

/** Runs a step and counts what it tested. Never rejects: whatever goes wrong is a failure of the step. */
export async function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<Result> {
  const report = join(paths.root, reportFile(step.name));
  await mkdir(dirname(report), { recursive: true });
  // Else the report of an earlier run would be counted when this one leaves none.
  await rm(report, { force: true });
  const { isOk, output } = await runProgram(step.command, env);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  try {
    return { count: countTests(step.format, isOk, text), output };
  } catch (error) {
    return {
      count: { passed: 0, failed: 1 },
      output: `${output}\nIts report cannot be read: ${String(error)}\n`,
    };
  }
}

type Ended = { readonly isOk: boolean; readonly output: string };

function runProgram([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const child = spawn(join(paths.root, 'node_modules/.bin', program), args, {
    cwd: paths.root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: MOST_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
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
