import { fork } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { assertNoFindings, type Finding, findingsSchema } from './findings.ts';
import { paths } from './paths.ts';

/**
 * Runs a program of `legal/` or `product/` in a process of its own: the site knows nothing of them but their output.
 * @param program its file, from the root
 * @returns whether it succeeded, and what it reported
 */
export function runPackage(
  program: string,
  ...options: readonly string[]
): Promise<{ isDone: boolean; errors: string }> {
  const child = fork(join(paths.root, program), options, {
    cwd: paths.root,
    execArgv: ['--import', 'tsx', '--import', join(paths.root, 'scripts/explain-failures.mjs')],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ isDone: code === 0, errors: errors.trimEnd() }));
  });
}

/**
 * Runs a program that writes its findings beside its output.
 * @param findings the file that it writes them to
 * @param subject what is wrong, as in "The content"
 * @returns the warnings
 * @throws Error with every error
 */
export async function runJudging(
  findings: string,
  subject: string,
  program: string,
  ...options: readonly string[]
): Promise<readonly Finding[]> {
  // Those of an earlier run must not be read where this one fails.
  await rm(findings, { force: true });
  const { isDone, errors: reported } = await runPackage(program, ...options);
  const found = findingsSchema.parse(JSON.parse(await readFile(findings, 'utf8').catch(() => '[]')));
  const errors = found.filter(({ grade }) => grade === 'error');
  assertNoFindings(errors, `${subject} ${errors.length} error(s):\n`);
  if (!isDone) throw new Error(reported);
  return found;
}
