import type { Reason } from './report.ts';

/** Changes that no test needs to notice: the first row that fits speaks. */
export const survivors: readonly Reason[] = [
  {
    file: 'src/lib/format-day.ts',
    change: /→ ""/,
    why: 'No test runs: the module throws when it is loaded.',
  },
  {
    file: 'src/lib/tagline.ts',
    change: /→ ""/,
    why: 'No test runs: the module throws when it is loaded.',
  },
  { file: 'src/lib/tagline.ts', change: /→ \{\}/, why: 'The same: it is what is done unless told.' },
  { file: 'src/lib/tagline.ts', change: /→ text$/, why: 'The same, slower: a huge text is counted whole.' },
  { file: 'src/lib/tagline.ts', change: /→ \/\.\*/, why: 'The same: the first match begins at the start.' },
  {
    file: 'src/features/consent/vendor/read-levels.ts',
    change: /\[\\s,\]|Stryker was here/,
    why: 'The same: it adds names that no level has.',
  },
  {
    file: 'src/api/read-fields.ts',
    change: /x7e|value\.length|trimStart|limit \* 4/,
    why: 'The same, slower: it only decides how soon a text is known to be right.',
  },
  {
    file: 'src/api/read-fields.ts',
    change: /Stryker was here/,
    why: 'The same: words that are neither a currency nor a day.',
  },
  {
    file: 'src/api/read-fields.ts',
    change: /'(T00:00|Z)' → ""/,
    why: 'The same where tests run, on a clock at UTC; a visitor’s browser stands elsewhere.',
  },
  {
    file: 'src/lib/redact.ts',
    change: /round <= 3/,
    why: 'A fourth reading takes out no less; three are what people send.',
  },
  {
    file: 'src/lib/safe-url.ts',
    change: /https\?:\$/,
    why: 'The same: no other scheme ends or begins so and has the origin of an answer.',
  },
  {
    file: 'src/platform/host/host-mode.ts',
    change: /Stryker was here/,
    why: 'The same: words that are no host.',
  },
  {
    file: 'src/platform/host/host-mode.ts',
    change: /\[\\s,\]/,
    why: 'The same: it adds empty names, and no host is empty.',
  },
];
