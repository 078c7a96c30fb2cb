import { z } from 'zod';

import type { Count, ReportFormat, Step } from './step.ts';

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const sizeLimitSchema = z.array(z.object({ passed: z.boolean() }));

const readers: Readonly<Record<Exclude<ReportFormat, 'none'>, (report: unknown) => Count>> = {
  vitest(report) {
    const { numPassedTests, testResults, ...others } = vitestSchema.parse(report);
    // A file that cannot be loaded fails without a test of its own.
    const broken = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
    );
    const { numFailedTests, numPendingTests, numTodoTests } = others;
    const failed = numFailedTests + numPendingTests + numTodoTests + broken.length;
    return { passed: numPassedTests, failed };
  },
  playwright(report) {
    const { expected, unexpected, flaky, skipped } = playwrightSchema.parse(report).stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  },
  'size-limit'(report) {
    const results = sizeLimitSchema.parse(report);
    const passed = results.filter((result) => result.passed).length;
    return { passed, failed: results.length - passed };
  },
};

/**
 * What a step adds to the sum. What was skipped counts as failed, and so does a run that found no test. A
 * runner that ends badly adds a failure even when no test of it failed, or when it left no report.
 * @param report JSON text, `undefined` when there is none
 */
export function countTests(
  { format, mayBeEmpty = false }: Pick<Step, 'format' | 'mayBeEmpty'>,
  isOk: boolean,
  report: string | undefined,
): Count {
  if (format === 'none') return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  const count = report === undefined ? { passed: 0, failed: 0 } : readers[format](JSON.parse(report));
  const isEmpty = count.passed + count.failed === 0;
  return (isOk && (mayBeEmpty || !isEmpty)) || count.failed > 0 ? count : { ...count, failed: 1 };
}
