import { expect, it } from 'vitest';

import { assertFolderName, readArguments } from './run-command.ts';

const usage = { options: { sample: { type: 'boolean' }, sent: { type: 'string' } }, maxWords: 2 } as const;

it('reads options in either form, and words', () => {
  const read = { sample: true, sent: '2026-02-03' };
  for (const sent of [['--sent', '2026-02-03'], ['--sent=2026-02-03']])
    expect(readArguments(usage, ['terms', ...sent, '--sample', '1.1'])).toEqual({
      values: read,
      words: ['terms', '1.1'],
    });
});

it('refuses an unknown option and a word too many, and names what it takes', () => {
  const unknown = "Unknown option '--sampel': this command takes --sample, --sent";
  expect(() => readArguments(usage, ['--sampel'])).toThrow(unknown);
  const extra = '"now" is a word too many: this command takes 2';
  expect(() => readArguments(usage, ['terms', '1.1', 'now'])).toThrow(extra);
});

it.each(['a#b', 'a?b', '100%'])('refuses the folder %s in one sentence', (name) => {
  expect(() => assertFolderName(`/home/${name}/site`)).toThrow(/move the project to a folder without/);
  expect(() => assertFolderName('/home/a b/sité')).not.toThrow();
});
