import { afterAll, afterEach, expect, it, vi } from 'vitest';

import { showProgress, testsDone } from './progress.ts';

const lines: string[] = [];
vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text));
afterEach(() => {
  vi.useRealTimers();
  lines.splice(0);
});
afterAll(() => vi.restoreAllMocks());

it('tells a log when a step starts, that it is still running, and how it ended', () => {
  vi.useFakeTimers();
  const progress = showProgress(false);
  progress.start('e2e');
  progress.update('e2e', '12 of 300');
  vi.advanceTimersByTime(60_000);
  progress.end('e2e', '  ✓ e2e');
  vi.advanceTimersByTime(600_000);
  expect(lines).toEqual(['  … e2e', '  … still running: e2e 12 of 300', '  ✓ e2e']);
});

it('shows what runs side by side in one line of a terminal', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const progress = showProgress(true);
  progress.start('unit');
  progress.start('types');
  progress.update('unit', '34');
  const written = write.mock.calls.map(([text]) => text);
  progress.end('types', '  ✓ types');
  progress.end('unit', '  ✓ unit');
  write.mockRestore();
  expect(written.at(-1)).toContain('  … unit 34 · types');
  expect(lines).toEqual(['  ✓ types', '  ✓ unit']);
});

it('counts the tests of vitest as their files end', () => {
  const output =
    ' RUN  v4\n ✓  unit  src/a.test.ts (5 tests) 3ms\n ❯ src/b.test.ts (4 tests | 1 failed) 2ms\n ✓ c (1 test) 1ms\n';
  expect(testsDone('vitest', output)).toBe('10');
});

it('counts the tests of Playwright, of all that there are', () => {
  const output = 'Running 9 tests using 2 workers\n\n  ✓  1 a (3s)\n  ✘  2 b (1s)\n';
  expect(testsDone('playwright', output)).toBe('2 of 9');
  expect(testsDone('none', output)).toBe('');
});
