import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, expect, it, vi } from 'vitest';

import { runTests as run } from './run-tests.ts';
import type { Step } from './step.ts';

const check = (name: string, command: readonly string[], needs?: string): Step => ({
  name,
  command,
  format: 'none',
  ...(needs && { needs: [needs] }),
});
const runTests = (...steps: Step[]) => run(steps, 2);
const good = ['tsx', '--eval', 'console.log("fine")'];
const bad = ['tsx', '--eval', 'console.log("broken"); process.exitCode = 3'];

const lines: string[] = [];
vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text));
afterEach(() => lines.splice(0));
afterAll(() => vi.restoreAllMocks());

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

it('runs two steps side by side, and one that takes the machine by itself', async () => {
  const meet = (own: string, other: string) => [
    'tsx',
    '--eval',
    `const { existsSync, writeFileSync } = require('node:fs');
     writeFileSync(${JSON.stringify(own)}, '');
     const timer = setInterval(() => existsSync(${JSON.stringify(other)}) && clearInterval(timer), 20);`,
  ];
  const folder = await mkdtemp(join(tmpdir(), 'steps-'));
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  const last = { ...check('last', good), isAlone: true };
  expect(await runTests(check('one', meet(one, two)), check('two', meet(two, one)), last)).toEqual({
    passed: 3,
    failed: 0,
  });
  await rm(folder, { recursive: true });
  const starts = lines.map((line) => line.trim().split(/\s+/).slice(0, 2).join(' '));
  expect(starts.slice(0, 2)).toEqual(['… one', '… two']);
  expect(starts.slice(-2)).toEqual(['… last', '✓ last']);
});
