import { z } from 'zod';

import type { Count, ReportFormat, Step } from './step.ts';

const statuses = z.object({ status: z.string() });

/** What each format's report says of its tests: `true` for each that passed. */
const reports: Readonly<Record<Exclude<ReportFormat, 'none'>, z.ZodType<readonly boolean[]>>> = {
  vitest: z
    .object({ testResults: z.array(statuses.extend({ assertionResults: z.array(statuses) })) })
    .transform(({ testResults }) =>
      testResults.flatMap(({ status, assertionResults }) => {
        const isBroken = status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
        // A file that cannot be loaded has no failed test: it counts as one.
        return [...assertionResults.map((test) => test.status === 'passed'), ...(isBroken ? [false] : [])];
      }),
    ),
  playwright: z
    .object({
      stats: z.object({
        expected: z.number(),
        unexpected: z.number(),
        flaky: z.number(),
        skipped: z.number(),
      }),
    })
    .transform(({ stats: { expected, unexpected, flaky, skipped } }) => [
      ...Array<boolean>(expected).fill(true),
      ...Array<boolean>(unexpected + flaky + skipped).fill(false),
    ]),
  'size-limit': z
    .array(z.object({ passed: z.boolean() }))
    .transform((limits) => limits.map(({ passed }) => passed)),
};

/**
 * Counts the tests of a step. Skipped tests and a run without tests count as failed; so does a runner that
 * exits with an error without a failed test or without a report.
 * @param report JSON text, `undefined` if the runner wrote none
 */
export function countTests(
  { format, mayBeEmpty = false }: Pick<Step, 'format' | 'mayBeEmpty'>,
  isOk: boolean,
  report: string | undefined,
): Count {
  if (format === 'none') return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  const results = report === undefined ? [] : reports[format].parse(JSON.parse(report));
  const passed = results.filter(Boolean).length;
  const isMissing = results.length === 0 && !mayBeEmpty;
  return { passed, failed: results.length - passed || (isOk && !isMissing ? 0 : 1) };
}
