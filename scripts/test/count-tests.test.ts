import { describe, expect, it } from 'vitest';

import { countTests } from './count-tests.ts';

const vitest = (...files: string[][]) =>
  JSON.stringify({
    numPassedTests: files.flat().filter((status) => status === 'passed').length,
    numFailedTests: files.flat().filter((status) => status === 'failed').length,
    testResults: files.map((tests) => ({
      status: tests.length > 0 && tests.every((status) => status === 'passed') ? 'passed' : 'failed',
      assertionResults: tests.map((status) => ({ status })),
    })),
  });

describe('countTests', () => {
  it('counts a check as one', () => {
    expect(countTests('none', true, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(countTests('none', false, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('adds up the tests of vitest', () => {
    expect(countTests('vitest', false, vitest(['passed', 'failed'], ['passed']))).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('counts a test file that could not be loaded as a failure', () => {
    expect(countTests('vitest', false, vitest(['passed', 'failed'], []))).toEqual({ passed: 1, failed: 2 });
  });

  it('counts a flaky browser test as a failure', () => {
    const report = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1 } });
    expect(countTests('playwright', false, report)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts every limit of size-limit', () => {
    const report = JSON.stringify([{ passed: true }, { passed: false }, { passed: true }]);
    expect(countTests('size-limit', false, report)).toEqual({ passed: 2, failed: 1 });
  });

  it.each([undefined, vitest(['passed'])])('never lets a runner that ended badly pass', (report) => {
    expect(countTests('vitest', false, report).failed).toBe(1);
  });
});
