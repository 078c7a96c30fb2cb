import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { runSteps } from './run-steps.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => void vi.restoreAllMocks());

const printed = (stream: 'log' | 'error') =>
  vi.mocked(console[stream]).mock.calls.map(([line]) => String(line));

it('does one step after the other, in order', async () => {
  const done: string[] = [];
  const step = (name: string) => async () => {
    done.push(`begin ${name}`);
    await Promise.resolve();
    done.push(`end ${name}`);
  };
  await runSteps([
    ['One', step('one')],
    ['Two', step('two')],
  ]);
  expect(done).toEqual(['begin one', 'end one', 'begin two', 'end two']);
});

it('says of each step and of the whole how long it took', async () => {
  await runSteps([
    ['One', () => {}],
    ['Two', async () => {}],
  ]);
  expect(printed('log')).toEqual([
    expect.stringMatching(/✓ One +\d+\.\d s$/),
    expect.stringMatching(/✓ Two +\d+\.\d s$/),
    expect.stringMatching(/\d+\.\d s$/),
  ]);
});

it('stops at the step that fails, names it, and hands on why', async () => {
  const later = vi.fn();
  const failing = runSteps([
    ['One', () => {}],
    [
      'Two',
      () => {
        throw new Error('no ink');
      },
    ],
    ['Three', later],
  ]);
  await expect(failing).rejects.toThrow('no ink');
  expect(later).not.toHaveBeenCalled();
  expect(printed('error').join('\n')).toContain('✗ Two');
  expect(printed('log')).toHaveLength(1);
});

it('shows progress where someone is watching, and only there', async () => {
  const { stdout } = process;
  const wasTerminal = stdout.isTTY;
  const write = vi.spyOn(stdout, 'write').mockReturnValue(true);
  try {
    for (const isTTY of [false, true]) {
      stdout.isTTY = isTTY;
      await runSteps([['Draw', (report) => report('3/7')]]);
      expect(write.mock.calls.some(([text]) => String(text).includes('Draw 3/7'))).toBe(isTTY);
    }
  } finally {
    stdout.isTTY = wasTerminal;
  }
});
