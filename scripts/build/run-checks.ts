import { performance } from 'node:perf_hooks';

import { rule as facts } from '#scripts/checks/facts/typed-figures.ts';
import { siteRules } from '#scripts/checks/rules.ts';
import type { Check, CheckedSite, Sources } from '#scripts/checks/support/built-site.ts';
import { formatDiagnostic } from '#scripts/support/diagnostics.ts';

export const rules: readonly Check[] = [...siteRules, facts];

/** Runs the rules of the sources, which need nothing built. @throws Error with all findings, grouped by rule, when there are any. */
export const checkSources = (sources: Sources): Promise<void> => runRules([facts], sources);

/** Runs the rules of the built site, in the same way. */
export const runChecks = (site: CheckedSite): Promise<void> => runRules(siteRules, site);

export async function runRules<Subject>(
  checks: readonly Check<Subject>[],
  subject: Subject,
  print = console.log,
): Promise<void> {
  const groups: string[] = [];
  let count = 0;
  for (const { name, run } of checks) {
    const started = performance.now();
    const findings = await run(subject);
    const mark = findings.length === 0 ? '✓' : '✗';
    print(`    ${mark} ${name.padEnd(22)} ${Math.round(performance.now() - started)} ms`);
    count += findings.length;
    if (findings.length > 0)
      groups.push([`${name} (${findings.length})`, ...findings.map(formatDiagnostic)].join('\n  '));
  }
  if (count > 0) throw new Error(`The site has ${count} problem(s):\n\n${groups.join('\n\n')}\n`);
}
