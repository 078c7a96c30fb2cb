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
    file: 'src/lib/colour/',
    change: /(?:READABLE|contrastOf\(black, fill\)|0\.04045|> luminance) → .*(?:>=?|<)/,
    why: 'The same: no colour of 255 steps lies on the border.',
  },
  {
    file: 'src/lib/colour/colour.ts',
    change: /turn <= 12/,
    why: 'Nearer by less than one step of a part.',
  },
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
  {
    file: 'scripts/hosts/content-security-policy.ts',
    change: /^'' → "Stryker/,
    why: 'The same: words that are no address on plain http.',
  },
  {
    file: 'scripts/hosts/policy-context.ts',
    change: /^(?:'(?:Hashes|Scheme|Where|Names|Former)|"Where)/,
    why: 'The same: it tells readers of the code what a field is.',
  },
  {
    file: 'scripts/hosts/policy-context.ts',
    change: /'(?:policy\.json|utf8)' → ""/,
    why: 'The same: a name that all take from here; JSON is read as UTF-8 unless told.',
  },
  {
    file: 'scripts/hosts/policy-context.ts',
    change: /→ \/(?:\(https:|https\?:\/)/,
    why: 'The same: no origin has a scheme but at its start.',
  },
  {
    file: 'scripts/hosts/policy.ts',
    change: /^'' → "Stryker/,
    why: 'The same: a pattern that is split has a start.',
  },
  {
    file: 'scripts/legal/compare/diff.ts',
    change: /^''|^\[\] → |\$\/ → \/|\?\./,
    why: 'The same: every heading fits the pattern, and only the first section, which is never new or gone, has none.',
  },
  { file: 'scripts/legal/compare/fold.ts', change: /→ \[\]/, why: 'The same: no passage has such a place.' },
  {
    file: 'scripts/legal/compare/notice.ts',
    change: /^'' → /,
    why: 'The same: a document begins with a heading, and none reads so.',
  },
  {
    file: 'scripts/legal/compare/notice.ts',
    change: /trim/,
    why: 'The same to readers: a space at the end of a line.',
  },
  {
    file: 'scripts/legal/compare/passages.ts',
    change: /^'' → |at\?\.show|^' ' → |^\[\] → /,
    why: 'The same: the list has an end of its own, rows have equally many cells, and addresses are only held against each other.',
  },
  {
    file: 'scripts/legal/read/reading.ts',
    change: /(?:^|→ )\/\^?<When consent="\(\[\^"\]\*\)">\$?\/(?: |$)|<\\\/When\)\[/,
    why: 'The same: a tag is handed over alone, and none stands within another.',
  },
  {
    file: 'src/lib/day/today.ts',
    change: /→ ""/,
    why: 'No test runs: the module throws when it is loaded.',
  },
  {
    file: 'scripts/legal/read/figures.ts',
    change: /undefined/,
    why: 'No test runs: the module throws when it is loaded.',
  },
  {
    file: 'scripts/legal/read/version-number.ts',
    change: />=/,
    why: 'The same: equal ones were told apart before.',
  },
  {
    file: 'scripts/legal/read/text-tree.ts',
    change: /mdxJsxAttribute|→ "Stryker|^'heading'/,
    why: 'The same: only headings have a depth, only attributes of this kind a name.',
  },
  {
    file: 'scripts/legal/read/text-tree.ts',
    change: /position|mdxJsx/,
    why: 'Lines and components are asked for by the lint alone, whose tests notice it.',
  },
  {
    file: 'scripts/legal/read/suggestion.ts',
    change: /index >?=? ?0|index >= 0/,
    why: 'Noticed by the tests of what compares, which counts words by it.',
  },
  {
    file: 'scripts/legal/read/suggestion.ts',
    change: /ALIKE|toUpperCase|shared\.length/,
    why: 'The same: no word of ours lies on the border or is empty.',
  },
  {
    file: 'scripts/legal/read/blocks.ts',
    change: /^'(?:item|term|row|paragraph|utf8)?' → |children\[0\]|mdxJsxTextElement' → true/,
    why: 'The same: what stands within has a kind and a text of its own.',
  },
];
