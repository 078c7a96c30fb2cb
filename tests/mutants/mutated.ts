/**
 * What is changed: code that takes values and gives values, where a wrong answer is a wrong fact, a leak or a
 * wrong host, and whose tests run in Node. Code that draws or moves in the browser has tests there.
 */
export const mutated: readonly string[] = [
  // Safe links, redaction of what is measured. Not the drawn motif, whose numbers are taste; not the palette in
  // `colour/`, whose tests go through hundreds of accents for each change.
  'src/lib/!(*.test|channel-lines|brand-mark).ts',
  // What the platform answers, read field by field. Those of projects have more cases than a run has minutes.
  'src/api/read-{featured-in,fields,partner-config,roles,statistics,subdomain}.ts',
  // Which host is a partner's.
  'src/platform/host/host-mode.ts',
  // What the visitor allowed: remembered, read from a vendor, applied.
  'src/features/consent/stored-answer.ts',
  'src/features/consent/vendor/read-levels.ts',
  'src/platform/services/consent-levels.ts',
];
