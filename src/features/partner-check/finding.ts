import type { partnerCheck } from '#content/partner-check/partner-check.ts';

export type FindingId = keyof typeof partnerCheck.findings;
export type Level = keyof typeof partnerCheck.results.levels;

/** One thing that is said of a configuration: which words, and what fills the braces in them. */
export type ConfigFinding = {
  readonly id: FindingId;
  readonly values: Readonly<Record<string, string | number>>;
};

export const finding = (id: FindingId, values: ConfigFinding['values'] = {}): ConfigFinding => ({
  id,
  values,
});

/** Not set: left out, null, or a text of blanks. */
export const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
