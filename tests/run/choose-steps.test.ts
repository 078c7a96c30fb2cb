import { expect, it } from 'vitest';

import { chooseSteps, stepsOfChange, withNeeds } from './choose-steps.ts';
import type { Step } from './step.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: [],
  format: 'none',
  ...more,
});
const steps = [
  step('build'),
  step('lint code'),
  step('lint styles'),
  step('states', { needs: ['build'] }),
  step('unit', { holds: (file) => file.endsWith('.test.ts') }),
  step('components', { holds: (file) => file.endsWith('.test.tsx') }),
  step('validators', { needs: ['states'] }),
  step('checker', { isLong: true, holds: (file) => file.endsWith('.checker.ts') }),
];
const files = [
  'tests/a11y/ibm.checker.ts',
  'src/api/read.test.ts',
  'src/ui/tabs/tabs.test.tsx',
  'src/ui/tabs/keys.test.ts',
];
const textsOf = (chosen: readonly Step[]) =>
  chosen.map(({ name, narrowing = [] }) => [name, ...narrowing].join(' '));
const choose = (...words: string[]) => chooseSteps(words, steps, files);

it.each([
  ['', ['build', 'lint code', 'lint styles', 'states', 'unit', 'components', 'validators']],
  ['all', steps.map(({ name }) => name)],
  ['check', ['checker']],
  ['tests/a11y', ['checker tests/a11y']],
  ['lint', ['lint code', 'lint styles']],
  ['styles', ['lint styles']],
  ['unit ./src/api/', ['unit src/api']],
  ['lint unit src/api', ['lint code', 'lint styles', 'unit src/api']],
  ['src/ui', ['unit src/ui', 'components src/ui']],
  ['src/ui/tabs/tabs.test.tsx', ['components src/ui/tabs/tabs.test.tsx']],
])('"%s" chooses steps by name and path', (words, expected) => {
  expect(textsOf(choose(...words.split(' ').filter(Boolean)))).toEqual(expected);
});

it('rejects a step without tests at the path', () => {
  expect(() => choose('components', 'src/api')).toThrow('"components" has no tests in src/api');
});

it('rejects an unknown word and lists the steps', () => {
  expect(() => choose('unit', 'src/apy')).toThrow(
    /"src\/apy" is no step.*\nSteps: build, lint code, .*checker.*\n.*"changed".*"watch"/,
  );
});

it('adds the steps that a step needs, recursively', () => {
  expect(textsOf(withNeeds(choose('validators'), steps))).toEqual(['build', 'states', 'validators']);
});

it('limits a change to lint and the tests that import changed files', () => {
  expect(textsOf(stepsOfChange(choose(), 'a1b2'))).toEqual([
    ...['lint code', 'lint styles', 'unit --changed a1b2', 'components --changed a1b2'],
  ]);
});
