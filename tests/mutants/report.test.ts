import { expect, it } from 'vitest';

import { reportOf } from './report.ts';

const mutant = (status: string, line = 1) => ({
  file: 'src/lib/a.ts',
  line,
  change: 'a | b → a & b',
  status,
});
const reasons = [{ file: 'src/lib/', change: /& b/, why: 'the same' }];

it.each([
  [['Killed', 'Timeout', 'RuntimeError'], [], '| src/lib | 2 | 2 | 100.0 % |'],
  [['Killed', 'Survived'], ['src/lib'], '| src/lib | 2 | 1 | 50.0 % |'],
  [['Killed', 'NoCoverage'], ['src/lib'], '| src/lib | 2 | 1 | 50.0 % |'],
  [[...Array.from({ length: 9 }, () => 'Killed'), 'Survived'], [], '| src/lib | 10 | 9 | 90.0 % |'],
])('counts what tests noticed of %j', (statuses, weak, row) => {
  const report = reportOf(
    statuses.map((status) => mutant(status)),
    reasons,
  );
  expect(report.weak).toEqual(weak);
  expect(report.markdown).toContain(row);
});

it('lists what nobody noticed in order, with the reason, or that one is missing', () => {
  const found = [mutant('Survived', 9), mutant('Survived', 2), mutant('Killed', 3)];
  const rowsOf = (markdown: string) => markdown.split('\n').filter((line) => line.includes('a.ts:'));
  const [first, second, ...others] = rowsOf(reportOf(found, reasons).markdown);
  expect(first).toMatch(/a\.ts:2 .* a \\\| b → a & b .* the same \|$/);
  expect(second).toMatch(/a\.ts:9 .* the same \|$/);
  expect(others).toEqual([]);
  expect(rowsOf(reportOf(found, []).markdown)[0]).toContain('| a test is wanted |');
});
