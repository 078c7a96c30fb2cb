/** Code of one folder that is changed, and noticed by the tests of that folder or not. */
export type Ground = { readonly folder: string; readonly files: readonly string[] };

/**
 * What is changed: code that takes values and gives values, where a wrong answer is a wrong fact, a leak or a
 * wrong host, and whose tests run in Node. Code that draws or moves in the browser has tests there.
 */
export const grounds: readonly Ground[] = [
  // Safe links, redaction of what is measured. Not the drawn motif, whose numbers are taste. A partner's
  // palette, which has to be read in whatever accent.
  {
    folder: 'src/lib',
    files: ['!(*.test|channel-lines|brand-mark).ts', 'colour/{accent,colour}.ts'],
  },
  // What the platform answers, read field by field, and what is sent to it.
  { folder: 'src/api', files: ['read-!(*.test).ts', 'send-message.ts'] },
  // Which host is a partner's; what the visitor's answer allows.
  { folder: 'src/platform', files: ['host/host-mode.ts', 'services/consent-levels.ts'] },
  // What the visitor allowed: remembered, read from a vendor.
  { folder: 'src/features/consent', files: ['stored-answer.ts', 'vendor/read-levels.ts'] },
  // Which headers each answer has, and what may run on a page.
  { folder: 'scripts/hosts', files: ['{content-security-policy,policy-context,policy,sources}.ts'] },
  // What changed from one legal text to the next, and what users are told of it.
  { folder: 'scripts/legal/compare', files: ['{comparisons,diff,fold,notice,passages}.ts'] },
  // How a legal text is read: its numbers, its passages and their hash, the data at its top, its days.
  {
    folder: 'scripts/legal/read',
    files: ['{blocks,figures,reading,suggestion,text-tree,version-number}.ts'],
  },
  { folder: 'src/lib/day', files: ['{facts-on,today}.ts'] },
  // Whether a change of a legal text may land: its version, its day, its notes, its record.
  {
    folder: 'scripts/legal/guard',
    files: ['guard-{record,versions}.ts'],
  },
];
