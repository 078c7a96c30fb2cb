import { afterEach, expect, it, vi } from 'vitest';

import { runTests as run } from './run-tests.ts';
import type { Step } from './step.ts';

const check = (name: string, command: readonly string[], needs?: string): Step => ({
  name,
  command,
  format: 'none',
  ...(needs && { needs }),
});
const runTests = (...steps: Step[]) => run(steps, process.env);
const good = ['tsx', '--eval', 'console.log("fine")'];
const bad = ['tsx', '--eval', 'console.log("broken"); process.exitCode = 3'];

const lines: string[] = [];
vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text));
afterEach(() => lines.splice(0));

it('goes on after a failure and shows the output of what failed only', async () => {
  expect(await runTests(check('one', bad), check('two', good))).toEqual({ passed: 1, failed: 1 });
  expect(lines.join('\n')).toContain('broken');
  expect(lines.join('\n')).not.toContain('fine');
});

it('counts a step as failed when what it needs has failed', async () => {
  expect(await runTests(check('build', bad), check('look', good, 'build'))).toEqual({
    passed: 0,
    failed: 2,
  });
  expect(lines.join('\n')).toContain('it needs "build"');
});

it('counts a program that does not exist as failed', async () => {
  expect(await runTests(check('gone', ['no-such-program']))).toEqual({ passed: 0, failed: 1 });
});
