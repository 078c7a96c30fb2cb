import { expect, it } from 'vitest';

import { countTests } from './count-tests.ts';

const vitest = (...files: string[][]) => ({
  testResults: files.map((tests) => ({
    status: tests.length > 0 && !tests.includes('failed') ? 'passed' : 'failed',
    assertionResults: tests.map((status) => ({ status })),
  })),
});
const playwright = (stats: object) => ({
  stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats },
});

it.each([
  ['a check as one test', 'none', true, undefined, [1, 0]],
  ['a failed check as one test', 'none', false, undefined, [0, 1]],
  ['the tests of all files', 'vitest', false, vitest(['passed', 'failed'], ['passed']), [2, 1]],
  ['a file that cannot be loaded as failed', 'vitest', false, vitest(['passed', 'failed'], []), [1, 2]],
  ['skipped unit tests as failed', 'vitest', true, vitest(['passed', 'pending', 'todo']), [1, 2]],
  ['skipped browser tests as failed', 'playwright', true, playwright({ skipped: 3 }), [5, 3]],
  ['flaky browser tests as failed', 'playwright', false, playwright({ unexpected: 1, flaky: 1 }), [5, 2]],
  ['each limit of size-limit', 'size-limit', false, [{ passed: true }, { passed: false }], [1, 1]],
  ['a run without tests as failed', 'vitest', true, vitest(), [0, 1]],
  ['a run without a report as failed', 'vitest', false, undefined, [0, 1]],
  ['an error exit as failed although all tests passed', 'vitest', false, vitest(['passed']), [1, 1]],
] as const)('counts %s', (_, format, isOk, report, [passed, failed]) => {
  expect(countTests({ format }, isOk, report && JSON.stringify(report))).toEqual({ passed, failed });
});

it('passes a run without tests if a change affects none', () => {
  const count = countTests({ format: 'vitest', mayBeEmpty: true }, true, JSON.stringify(vitest()));
  expect(count).toEqual({ passed: 0, failed: 0 });
});
