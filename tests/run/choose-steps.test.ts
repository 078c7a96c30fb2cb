import { describe, expect, it } from 'vitest';

import { chooseSteps, withNeeds } from './choose-steps.ts';
import type { Step } from './step.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: [name],
  format: 'none',
  ...more,
});
const steps = [
  step('build'),
  step('lint code'),
  step('lint styles'),
  step('page weight', { needs: ['build'] }),
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
const commands = (...words: string[]) =>
  chooseSteps(words, steps, files).map(({ command, narrowing = [] }) => [...command, ...narrowing].join(' '));

describe('chooseSteps', () => {
  it('takes everything but what is long when nothing is said', () => {
    expect(commands()).toEqual(steps.flatMap(({ name, isLong }) => (isLong ? [] : [name])));
  });

  it('takes what is long when all is asked for, its name or its tests', () => {
    expect(commands('all')).toHaveLength(steps.length);
    expect(commands('check')).toEqual(['checker']);
    expect(commands('tests/a11y')).toEqual(['checker tests/a11y']);
  });

  it('takes steps by the beginning of their name or of a word of it', () => {
    expect(commands('lint')).toEqual(['lint code', 'lint styles']);
    expect(commands('weight')).toEqual(['page weight']);
  });

  it('narrows a step to paths', () => {
    expect(commands('unit', './src/api/')).toEqual(['unit src/api']);
    expect(commands('lint', 'unit', 'src/api')).toEqual(['lint code', 'lint styles', 'unit src/api']);
  });

  it('finds the steps of a path by itself', () => {
    expect(commands('src/ui')).toEqual(['unit src/ui', 'components src/ui']);
    expect(commands('src/ui/tabs/tabs.test.tsx')).toEqual(['components src/ui/tabs/tabs.test.tsx']);
  });

  it('refuses a step without tests at the path', () => {
    expect(() => commands('components', 'src/api')).toThrow('"components" has no tests in src/api');
  });

  it('refuses an unknown word and lists the words', () => {
    expect(() => commands('unit', 'src/apy')).toThrow(
      /"src\/apy" is no step.*\nSteps: build, lint code, .*validators.*\n.*"changed".*"watch"/,
    );
  });
});

describe('withNeeds', () => {
  const namesFor = async (word: string, isFresh: boolean) => {
    const product = { isFresh: async () => isFresh, begin: async () => async () => {} };
    const all = steps.map((each) => (each.name === 'build' ? { ...each, product } : each));
    return (await withNeeds(chooseSteps([word], all, files), all)).map(({ name }) => name);
  };

  it('adds what a step needs, and what that needs', async () => {
    expect(await namesFor('validators', false)).toEqual(['build', 'states', 'validators']);
  });

  it('leaves out what is there and right, but not where it is asked for', async () => {
    expect(await namesFor('validators', true)).toEqual(['states', 'validators']);
    expect(await namesFor('build', true)).toEqual(['build']);
  });
});
