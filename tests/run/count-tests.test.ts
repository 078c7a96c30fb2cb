import { describe, expect, it } from 'vitest';

import { countTests } from './count-tests.ts';

const vitest = (...files: string[][]) =>
  JSON.stringify({
    numPassedTests: files.flat().filter((status) => status === 'passed').length,
    numFailedTests: files.flat().filter((status) => status === 'failed').length,
    numPendingTests: files.flat().filter((status) => status === 'pending').length,
    numTodoTests: files.flat().filter((status) => status === 'todo').length,
    testResults: files.map((tests) => ({
      status: tests.length > 0 && !tests.includes('failed') ? 'passed' : 'failed',
      assertionResults: tests.map((status) => ({ status })),
    })),
  });

describe('countTests', () => {
  it('counts a check as one', () => {
    expect(countTests({ format: 'none' }, true, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(countTests({ format: 'none' }, false, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('adds up the tests of vitest', () => {
    expect(countTests({ format: 'vitest' }, false, vitest(['passed', 'failed'], ['passed']))).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('counts a test file that could not be loaded as a failure', () => {
    expect(countTests({ format: 'vitest' }, false, vitest(['passed', 'failed'], []))).toEqual({
      passed: 1,
      failed: 2,
    });
  });

  it('counts a flaky browser test as a failure', () => {
    const report = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } });
    expect(countTests({ format: 'playwright' }, false, report)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts what was skipped as failed', () => {
    expect(countTests({ format: 'vitest' }, true, vitest(['passed', 'pending', 'todo']))).toEqual({
      passed: 1,
      failed: 2,
    });
    const report = JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 3 } });
    expect(countTests({ format: 'playwright' }, true, report)).toEqual({ passed: 5, failed: 3 });
  });

  it('counts a run without a test as failed, but where a change touches none', () => {
    expect(countTests({ format: 'vitest' }, true, vitest())).toEqual({ passed: 0, failed: 1 });
    expect(countTests({ format: 'vitest', mayBeEmpty: true }, true, vitest())).toEqual({
      passed: 0,
      failed: 0,
    });
  });

  it('counts every limit of size-limit', () => {
    const report = JSON.stringify([{ passed: true }, { passed: false }, { passed: true }]);
    expect(countTests({ format: 'size-limit' }, false, report)).toEqual({ passed: 2, failed: 1 });
  });

  it.each([undefined, vitest(['passed'])])('never lets a runner that ended badly pass', (report) => {
    expect(countTests({ format: 'vitest' }, false, report).failed).toBe(1);
  });
});
