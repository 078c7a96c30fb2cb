import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, expect, it, vi } from 'vitest';

import { runTests as run } from './run-tests.ts';
import type { Step } from './step.ts';

const check = (name: string, script: string, more: Partial<Step> = {}): Step => ({
  name,
  command: ['tsx', '--eval', script],
  format: 'none',
  ...more,
});
const runTests = (...steps: Step[]) => run(steps, 2);
const good = 'console.log("fine")';
const bad = 'console.log("broken"); process.exitCode = 3';

const lines: string[] = [];
vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text));
afterEach(() => lines.splice(0));
afterAll(() => vi.restoreAllMocks());

it('continues after a failure and shows the output of failed steps only', async () => {
  expect(await runTests(check('one', bad), check('two', good))).toEqual({ passed: 1, failed: 1 });
  expect(lines.join('\n')).toContain('broken');
  expect(lines.join('\n')).not.toContain('fine');
});

it('counts a step as failed if a step that it needs failed', async () => {
  const steps = [check('build', bad), check('look', good, { needs: ['build'] })];
  expect(await runTests(...steps)).toEqual({ passed: 0, failed: 2 });
  expect(lines.join('\n')).toContain('it needs "build"');
});

it('counts a missing program as failed', async () => {
  const gone = check('gone', '', { command: ['no-such-program'] });
  expect(await runTests(gone)).toEqual({ passed: 0, failed: 1 });
});

it('runs two steps at the same time, and a step that uses all cores alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  const meet = (own: string, other: string) =>
    `const { existsSync, writeFileSync } = require('node:fs');
     writeFileSync(${JSON.stringify(own)}, '');
     const timer = setInterval(() => existsSync(${JSON.stringify(other)}) && clearInterval(timer), 20);`;
  const steps = [check('one', meet(one, two)), check('two', meet(two, one))];
  expect(await runTests(...steps, check('last', good, { isAlone: true }))).toEqual({ passed: 3, failed: 0 });
  rmSync(folder, { recursive: true });
  const starts = lines.map((line) => line.trim().split(/\s+/).slice(0, 2).join(' '));
  expect(starts.slice(0, 2)).toEqual(['… one', '… two']);
  expect(starts.slice(-2)).toEqual(['… last', '✓ last']);
});
