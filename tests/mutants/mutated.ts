/**
 * What is changed: code that takes values and gives values, where a wrong answer is a wrong fact, a leak or a
 * wrong host, and whose tests run in Node. Code that draws or moves in the browser has tests there.
 */
export const mutated: readonly string[] = [
  // Safe links, redaction of what is measured. Not the drawn motif, whose numbers are taste.
  'src/lib/!(*.test|channel-lines|brand-mark).ts',
  // A partner's palette, which has to be read in whatever accent.
  'src/lib/colour/{accent,colour}.ts',
  // What the platform answers, read field by field, and what is sent to it.
  'src/api/read-!(*.test).ts',
  'src/api/send-message.ts',
  // Which host is a partner's.
  'src/platform/host/host-mode.ts',
  // Which headers each answer has, and what may run on a page.
  'scripts/hosts/{content-security-policy,policy-context,policy,sources}.ts',
  // What the visitor allowed: remembered, read from a vendor, applied.
  'src/features/consent/stored-answer.ts',
  'src/features/consent/vendor/read-levels.ts',
  'src/platform/services/consent-levels.ts',
  // Not the legal domain yet: beside all its tests, which build documents, each change takes seconds.
];
