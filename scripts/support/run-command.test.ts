import { expect, it } from 'vitest';

import { readArguments } from './run-command.ts';

const usage = { options: { sample: { type: 'boolean' }, sent: { type: 'string' } }, maxWords: 2 } as const;

it('reads options in either form, and words', () => {
  const read = { sample: true, sent: '2026-02-03' };
  for (const sent of [['--sent', '2026-02-03'], ['--sent=2026-02-03']])
    expect(readArguments(usage, ['terms', ...sent, '--sample', '1.1'])).toEqual({
      values: read,
      words: ['terms', '1.1'],
    });
});

it.each([
  [['--sampel'], "Unknown option '--sampel': this command takes --sample, --sent"],
  [['-s'], "Unknown option '-s'"],
  [['--sent'], "Option '--sent <value>' argument missing"],
  [['--sample=yes'], "Option '--sample' does not take an argument"],
  [['terms', '1.1', 'now'], '"now" is a word too many: this command takes 2'],
])('refuses %j', (args, message) => {
  expect(() => readArguments(usage, args)).toThrow(message);
});
