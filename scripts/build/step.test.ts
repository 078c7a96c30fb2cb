import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createStep } from './step.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => void vi.restoreAllMocks());

const printed = (stream: 'log' | 'error') =>
  vi.mocked(console[stream]).mock.calls.map(([line]) => String(line));

it('returns the result of the step, and prints its duration', async () => {
  const step = createStep();
  expect(await step('One', () => 1)).toBe(1);
  expect(await step('Two', () => Promise.resolve('two'))).toBe('two');
  expect(printed('log')).toEqual([
    expect.stringMatching(/✓ One +\d+\.\d s +\d+ MB$/),
    expect.stringMatching(/✓ Two +\d+\.\d s +\d+ MB$/),
  ]);
});

it('names the step that fails, and hands on why', async () => {
  const failing = createStep()('Two', () => {
    throw new Error('no ink');
  });
  await expect(failing).rejects.toThrow('no ink');
  expect(printed('error').join('\n')).toContain('✗ Two');
  expect(printed('log')).toEqual([]);
});

it('shows all that is under way where someone is watching, and only there', async () => {
  const { stdout } = process;
  const wasTerminal = stdout.isTTY;
  const write = vi.spyOn(stdout, 'write').mockReturnValue(true);
  try {
    for (const isTTY of [false, true]) {
      stdout.isTTY = isTTY;
      const step = createStep();
      await Promise.all([step('Draw', (report) => report('3/7')), step('Print', (report) => report('1/2'))]);
      expect(write.mock.calls.some(([text]) => String(text).includes('Draw 3/7, Print 1/2'))).toBe(isTTY);
    }
  } finally {
    stdout.isTTY = wasTerminal;
  }
});
